export const map = {
  label: 'Map: move with the arrow keys, zoom with plus and minus',
  places: 'Places on the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all places',
  metres: (metres: number) => (metres >= 1000 ? `${metres / 1000} km` : `${metres} m`),
} as const;
