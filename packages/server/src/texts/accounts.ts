/** Accounts of the server. */
export const accountWords = {
  notFound: 'User not found',
  ownRole: 'You can’t remove your own admin role. Ask another admin.',
  ownAccount: 'You can’t disable your own account. Ask another admin.',
} as const;
