/** Works of a portfolio. */
export const projects = {
  filter: (plural: string) => `Show ${plural} of`,
  comeBack: 'Come back soon.',
} as const;
