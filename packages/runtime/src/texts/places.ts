/** Places on a map. */
export const places = {
  move: 'Move',
  moved: 'Moved',
  placeOnMap: 'Place on map',
  clickForNew: (noun: string) => `Click the map where the new ${noun} should go.`,
  clickForNamed: (name: string) => `Click the map where “${name}” should go.`,
  notPlaced: 'not on the map',
  open: 'Open',
} as const;
