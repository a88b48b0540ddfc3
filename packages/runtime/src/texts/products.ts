/** Products, and how many of them go into the cart. */
export const products = {
  soldOut: 'Sold out',
  addToCart: (name: string) => `Add ${name} to cart`,
  less: (name: string) => `Remove one ${name}`,
  more: (name: string) => `Add one ${name}`,
} as const;
