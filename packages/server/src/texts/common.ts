/** Refusals of many calls. */
export const commonWords = {
  notFound: 'Not found',
  denied: 'Permission denied',
  adminsOnly: 'Only an admin of this server can do this',
  tryAgainSoon: 'Please try again in a moment.',
  notValid: 'Not valid',
} as const;
