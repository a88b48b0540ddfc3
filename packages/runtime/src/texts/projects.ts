/** Works of a portfolio. */
export const projects = {
  filter: (plural: string) => `Filter ${plural}`,
  comeBack: 'Come back soon.',
} as const;
