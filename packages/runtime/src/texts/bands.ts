/** Bands of a site. */
export const bands = {
  showOnMap: 'Show on the map',
  about: 'About this site',
} as const;
