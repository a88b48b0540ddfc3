/** What helmet adds to every answer, for answers that it does not see. A test holds the two against each other. */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  'x-content-type-options': 'nosniff',
});
