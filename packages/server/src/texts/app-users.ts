/** Users of an app. */
export const appUserWords = {
  ownerHasAccess: 'The owner of the app already has access',
  notInvited: (email: string) => `Nobody with the address ${email} is invited`,
  roles: 'The role must be user or admin',
  notFound: (id: string) => `Entity User with ID ${id} not found`,
  ownerIsAdmin: 'The owner of the app is always an admin',
  ownerStays: 'The owner of the app can’t be removed',
  notYourself: 'You can’t remove yourself. Ask another admin of the app.',
  notYours: 'You may not change this',
  invitationStale:
    'This invitation link has been used, has expired or is for another email address. Use the address you were invited with, or ask for a new link.',
  foreignAddress: 'This address doesn’t belong to the app.',
} as const;
