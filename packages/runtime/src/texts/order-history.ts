export const orderHistory = {
  goToShop: 'Go to the shop',
  signIn: 'Sign in to see your orders',
  signInHint: 'Orders placed without signing in aren’t listed here.',
  empty: 'No orders yet',
  emptyHint: 'You’ll see your orders here.',
  order: (number: string) => `Order ${number}`,
  items: 'Items',
  gone: 'No longer for sale',
} as const;
