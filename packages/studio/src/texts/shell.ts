import { defineTexts } from './define-texts.ts';

/** The frame around all screens: menu, command palette, shortcuts and Home's heading. */
export const t = defineTexts('shell', {
  home: {
    tab: 'Sayso',
    title: 'What would you build today?',
    paletteWithKeys: 'Open the command palette,',
  },
  pages: {
    home: 'Home',
    apps: 'Apps',
    createApp: 'Create app',
    editor: 'Editor',
    settings: 'Settings',
    billing: 'Billing',
    signIn: 'Sign in',
    newPassword: 'New password',
  },
  menu: {
    open: 'Open menu',
    title: 'Menu',
    main: 'Main',
    homeLink: 'Sayso, home',
    skip: 'Skip to content',
    account: 'Account',
    feedback: 'Feedback',
    signOut: 'Sign Out',
  },
  loading: 'Loading',
  openPalette: 'Open the command palette',
  palette: {
    apps: 'Apps',
    goTo: 'Go to',
    actions: 'Actions',
    signOut: 'Sign out',
    signOutKeyword: 'log out',
  },
  theme: { label: 'Theme', light: 'Light theme', dark: 'Dark theme', system: 'System theme' },
  shortcuts: {
    title: 'Keyboard shortcuts',
    list: 'Show this list',
    send: 'Send your description or message',
    sendAnywhere: 'Send from anywhere in the text',
    newLine: 'New line',
    planMove: 'Move through a plan',
    planRename: 'Rename or change an item of a plan',
    planAdd: 'Add to a plan',
    planRemove: 'Remove an item from a plan',
    close: 'Close a dialog or menu, or stop the assistant',
  },
  keys: { enter: 'Enter', shift: 'Shift', escape: 'Esc', delete: 'Del' },
} as const);
