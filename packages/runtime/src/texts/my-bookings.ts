export const myBookings = {
  title: 'My bookings',
  empty: 'Nothing booked yet. Choose a free time above.',
  past: (count: number) => `Past bookings (${count})`,
  cancel: 'Cancel',
  cancelTitle: 'Cancel this booking?',
  cancelText: (time: string) => `${time} will be available to others again.`,
  cancelBooking: 'Cancel booking',
  keep: 'Keep booking',
  cancelled: 'Booking cancelled',
  notCancelled: 'Your booking couldn’t be cancelled',
} as const;
