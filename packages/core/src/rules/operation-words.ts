import type { Operation } from './entity-rules.ts';

export const verbs: Readonly<Record<Operation, string>> = {
  create: 'add',
  read: 'see',
  update: 'change',
  delete: 'delete',
};

export const listed = (found: readonly Operation[]): string => {
  const words = found.map((operation) => verbs[operation]);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
};
