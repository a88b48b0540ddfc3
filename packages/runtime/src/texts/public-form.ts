/** Forms that visitors send. */
export const publicForm = {
  sending: 'Sending…',
  again: 'Send another',
} as const;
