export const threads = {
  noneYet: (plural: string) => `No ${plural} yet.`,
  signIn: (noun: string) => `Sign in to add your ${noun}.`,
} as const;
