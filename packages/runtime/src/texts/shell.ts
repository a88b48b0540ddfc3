/** The frame of an app: navigation, search and theme. */
export const shell = {
  skip: 'Skip to content',
  menu: 'Menu',
  pages: 'Pages',
  pagesOf: (app: string) => `Pages of ${app}`,
  pagesBelow: (page: string) => `Pages under ${page}`,
  search: 'Search everything',
  searchKeys: 'Ctrl K',
  manage: 'Manage',
  viewSite: 'View site',
  lightMode: 'Light mode',
  darkMode: 'Dark mode',
} as const;

export const globalSearch = {
  searching: 'Searching…',
  nothingFound: 'Nothing found',
} as const;

/** The menu of the person who is signed in. */
export const userMenu = {
  admin: 'Admin',
  user: 'User',
  profile: 'Your profile',
  people: 'Users',
  profileHint: 'How others in this app see you.',
  name: 'Name',
  signOut: 'Sign out',
  profileSaved: 'Profile saved',
  profileNotSaved: 'Your profile couldn’t be saved',
} as const;
