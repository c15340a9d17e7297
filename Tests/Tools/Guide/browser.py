"""A headless Chromium, which is controlled by its remote debugging protocol through a pipe. Its scroll bars
take no room, as on macOS."""

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

NAMES = ["chromium", "google-chrome", "chromium-browser"]


class Browser:
    """A page in a browser. Use `opened()`, which ends the browser."""

    def __init__(self, commands, answers):
        self.commands, self.answers = commands, answers
        self.buffer, self.count, self.session = b"", 0, None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")

    def call(self, method, **parameters):
        """Returns the result of a command. Other messages of the browser are ignored."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.next_message()
            if answer.get("id") == self.count:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def next_message(self):
        """Returns the next message of the browser."""
        while b"\0" not in self.buffer:
            received = os.read(self.answers, 1 << 20)
            if not received:
                sys.exit("the browser ended")
            self.buffer += received
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def evaluate(self, expression):
        """Returns the value of an expression in JavaScript, which can be a promise."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            sys.exit(f"{expression}\n{json.dumps(answer['exceptionDetails'])}")
        return answer["result"].get("value")

    def wait(self, condition):
        """Waits until an expression is true, at most 20 seconds. Returns whether it is."""
        end = time.monotonic() + 20
        while not self.evaluate(condition):
            if time.monotonic() > end:
                return False
            time.sleep(0.02)
        return True

    def resize(self, width, height=900):
        """Sets the size of the window."""
        self.call("Emulation.setDeviceMetricsOverride",
                  width=width, height=height, deviceScaleFactor=1, mobile=False)


@contextlib.contextmanager
def opened():
    """Starts the browser, and ends it."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if not program:
        sys.exit(f"none of {', '.join(NAMES)} is installed")
    read_commands, commands = os.pipe()
    answers, write_answers = os.pipe()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        # The browser reads commands from the file descriptor 3, and writes answers to 4.
        process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{read_commands} 4>&{write_answers}', "bash", program,
             "--headless=new", "--no-sandbox", "--hide-scrollbars", "--remote-debugging-pipe", f"--user-data-dir={profile}"],
            pass_fds=[read_commands, write_answers], stderr=subprocess.DEVNULL)
        os.close(read_commands)
        os.close(write_answers)
        try:
            yield Browser(commands, answers)
        finally:
            process.terminate()
            process.wait()
