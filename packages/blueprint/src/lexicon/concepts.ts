import type { Concept } from './concept.ts';
import { commerce } from './domains/commerce.ts';
import { community } from './domains/community.ts';
import { living } from './domains/living.ts';
import { media } from './domains/media.ts';
import { people } from './domains/people.ts';
import { places } from './domains/places.ts';
import { work } from './domains/work.ts';

export const concepts: readonly Concept[] = [
  ...people,
  ...work,
  ...commerce,
  ...places,
  ...media,
  ...living,
  ...community,
];

const byId = new Map(concepts.map((concept) => [concept.id, concept]));

export const conceptById = (id: string): Concept | undefined => byId.get(id);
