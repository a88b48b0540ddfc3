/** One record on a page for visitors. */
export const publicDetail = {
  about: (name: string) => `About: ${name}`,
  picture: (place: number, all: number) => `Picture ${place} of ${all}`,
  addToCart: 'Add to cart',
  goToCart: 'Go to cart',
} as const;
