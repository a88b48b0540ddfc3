/** How a call of an app stands in its log. */
const loggedCalls = ['create', 'update', 'delete', 'read', 'integration', 'sign_in'] as const;
export type LoggedCall = (typeof loggedCalls)[number];

/** What an app did or what happened in it; `notice` is what the log says of itself. */
export const logTypes = [...loggedCalls, 'page_view', 'page_error', 'notice'] as const;
export type LogType = (typeof logTypes)[number];
