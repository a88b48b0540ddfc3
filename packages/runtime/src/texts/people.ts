export const people = {
  email: 'Email',
  call: 'Call',
} as const;
