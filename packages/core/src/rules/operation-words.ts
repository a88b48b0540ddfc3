import { joinWords } from '../join-words.ts';
import { operationWords } from '../texts/rules.ts';
import type { Operation } from './entity-rules.ts';

export const verbOf = (operation: Operation): string => operationWords[operation];

export const listed = (found: readonly Operation[]): string => joinWords(found.map(verbOf));
