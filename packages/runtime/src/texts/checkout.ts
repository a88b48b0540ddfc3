export const checkout = {
  continueShopping: 'Continue shopping',
  placed: (number: string, isTest: boolean) =>
    `Your order number is ${number}.${isTest ? ' This was a test payment. Nothing was charged.' : ''}`,
  yourOrders: 'Your orders',
  emptyCart: 'Your cart is empty',
  emptyCartHint: 'Add something to your cart first.',
  each: (price: string) => `${price} each`,
  onlyLeft: (count: number) => `Only ${count} left`,
  remove: (name: string) => `Remove ${name}`,
  total: 'Total',
  details: 'Your details',
  sending: 'Sending…',
  placeOrder: 'Place order',
  payAndPlace: 'Pay and place order',
  declined: 'The card was declined. Your cart hasn’t changed. Try another card.',
  useTestCard: 'Enter one of the test cards',
} as const;

export const testPayment = {
  legend: 'Payment',
  title: 'Test payment: you won’t be charged',
  hint: 'Only the two test cards below work. Never enter a real card here.',
  cardNumber: 'Card number',
  paid: 'Card that works',
  declined: 'Card that’s declined',
} as const;

/** Why an order could not be placed, and what the shop reads in its notes. */
export const orders = {
  notForSale: (name: string) => `“${name}” is no longer for sale. Please remove it from your cart.`,
  soldOut: (name: string) => `“${name}” just sold out.`,
  tooFew: (left: number, name: string) => `Only ${left} left of “${name}”. Please choose fewer.`,
  justSoldOut: (name: string) => `There isn’t enough of “${name}” left. Please choose fewer or remove it.`,
  stockNote: (items: string) => `Stock still to be reduced: ${items}`,
  itemsMissing:
    'We received your order, but not its items. Please try again. Your order won’t be placed twice.',
} as const;
