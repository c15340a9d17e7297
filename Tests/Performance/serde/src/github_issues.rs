//! Issues with all that the service sends along. Moments stay text, which spares serde the parsing.

use serde::{Deserialize, Serialize};

/// An issue with everything the service sends along.
#[derive(Serialize, Deserialize)]
pub struct GitHubIssue {
    url: String,
    repository_url: String,
    labels_url: String,
    comments_url: String,
    events_url: String,
    html_url: String,
    id: i64,
    node_id: String,
    number: i64,
    title: String,
    user: GitHubUser,
    #[serde(skip_serializing_if = "Option::is_none")]
    labels: Option<Vec<GitHubLabel>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<GitHubState>,
    #[serde(skip_serializing_if = "Option::is_none")]
    locked: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    assignee: Option<GitHubUser>,
    assignees: Vec<GitHubUser>,
    #[serde(skip_serializing_if = "Option::is_none")]
    milestone: Option<GitHubMilestone>,
    comments: i64,
    created_at: String,
    updated_at: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    closed_at: Option<String>,
    author_association: AuthorAssociation,
    #[serde(skip_serializing_if = "Option::is_none")]
    active_lock_reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    body: Option<String>,
    reactions: GitHubReactions,
    #[serde(skip_serializing_if = "Option::is_none")]
    performed_via_github_app: Option<GitHubApp>,
    draft: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    timeline_url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pull_request: Option<PullRequestLinks>,
}

/// A label of a repository.
#[derive(Serialize, Deserialize)]
pub struct GitHubLabel {
    id: i64,
    node_id: String,
    url: String,
    name: String,
    color: String,
    #[serde(rename = "default")]
    is_default: bool,
    description: String,
}

/// A milestone with its progress.
#[derive(Serialize, Deserialize)]
pub struct GitHubMilestone {
    url: String,
    html_url: String,
    labels_url: String,
    id: i64,
    node_id: String,
    number: i64,
    title: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<String>,
    creator: GitHubUser,
    open_issues: i64,
    closed_issues: i64,
    state: GitHubState,
    created_at: String,
    updated_at: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    due_on: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    closed_at: Option<String>,
}

/// How often each reaction was given.
#[derive(Serialize, Deserialize)]
pub struct GitHubReactions {
    url: String,
    total_count: i64,
    #[serde(rename = "+1")]
    plus_one: i64,
    #[serde(rename = "-1")]
    minus_one: i64,
    laugh: i64,
    hooray: i64,
    confused: i64,
    heart: i64,
    rocket: i64,
    eyes: i64,
}

/// Where the pull request that an issue belongs to is found.
#[derive(Serialize, Deserialize)]
pub struct PullRequestLinks {
    url: String,
    html_url: String,
    diff_url: String,
    patch_url: String,
}

/// Whether an issue, a pull request or a milestone is open.
#[derive(Serialize, Deserialize)]
pub enum GitHubState {
    #[serde(rename = "open")]
    Open,
    #[serde(rename = "closed")]
    Closed,
}

/// How an author stands to the repository.
#[derive(Serialize, Deserialize)]
pub enum AuthorAssociation {
    #[serde(rename = "COLLABORATOR")]
    Collaborator,
    #[serde(rename = "CONTRIBUTOR")]
    Contributor,
    #[serde(rename = "FIRST_TIMER")]
    FirstTimer,
    #[serde(rename = "FIRST_TIME_CONTRIBUTOR")]
    FirstTimeContributor,
    #[serde(rename = "MANNEQUIN")]
    Mannequin,
    #[serde(rename = "MEMBER")]
    Member,
    #[serde(rename = "NONE")]
    None,
    #[serde(rename = "OWNER")]
    Owner,
}

/// A user, as it stands in every payload.
#[derive(Serialize, Deserialize)]
pub struct GitHubUser {
    login: String,
    id: i64,
    node_id: String,
    avatar_url: String,
    gravatar_id: String,
    url: String,
    html_url: String,
    followers_url: String,
    following_url: String,
    gists_url: String,
    starred_url: String,
    subscriptions_url: String,
    organizations_url: String,
    repos_url: String,
    events_url: String,
    received_events_url: String,
    r#type: AccountKind,
    site_admin: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    email: Option<String>,
}

/// What kind of account a user is.
#[derive(Serialize, Deserialize)]
pub enum AccountKind {
    Bot,
    Mannequin,
    Organization,
    User,
}

/// An app that acted for a user.
#[derive(Serialize, Deserialize)]
pub struct GitHubApp {
    id: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    slug: Option<String>,
    node_id: String,
    name: String,
}
