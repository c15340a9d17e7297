import Evolution
import Features
import OnMainActor
import Swift5
import Swift5Features
import Swift5MainActor
import Swift6

try Swift5.exercise()
try Swift5MainActor.exercise()
try Swift5Features.exercise()
try Swift6.exercise()
try OnMainActor.exercise()
try Features.exercise()
try Evolution.exercise()
print("all combinations behave alike")
