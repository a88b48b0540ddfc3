import type { Actor } from '../../access/actor.ts';
import type { Entered } from './entered.ts';
import type { UniqueWatch } from './unique-watch.ts';

/** Who brings many records of one entity in, and what of them is unique so far. */
export type Opened = Entered & { actor: Actor; watch: UniqueWatch };
