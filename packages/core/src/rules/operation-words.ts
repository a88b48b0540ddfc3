import { joinWords } from '../join-words.ts';
import type { Operation } from './entity-rules.ts';

export const verbs: Readonly<Record<Operation, string>> = {
  create: 'add',
  read: 'see',
  update: 'change',
  delete: 'delete',
};

export const listed = (found: readonly Operation[]): string =>
  joinWords(found.map((operation) => verbs[operation]));
