export const sidebar = {
  menu: 'Menu',
  pages: 'Pages of this app',
  toggle: 'Toggle sidebar',
} as const;
