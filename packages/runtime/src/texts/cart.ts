export const cart = {
  title: 'Cart',
  pieces: (count: number) => (count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
} as const;
