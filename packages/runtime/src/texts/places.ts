/** Places on a map. */
export const places = {
  move: 'Move',
  moved: 'Moved',
  placeOnMap: 'Place on map',
  selectForNew: (noun: string) => `Click or tap the map where the new ${noun} should go.`,
  selectForNamed: (name: string) => `Click or tap the map where “${name}” should go.`,
  notPlaced: 'not on the map',
  open: 'Open',
} as const;
