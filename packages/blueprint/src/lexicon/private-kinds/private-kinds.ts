import { collectionKinds } from './collection-kinds.ts';
import { familyKinds } from './family-kinds.ts';
import { ownKinds } from './own-kinds.ts';
import type { PrivateKind } from './private-kind.ts';

export const privateKinds: readonly PrivateKind[] = [...ownKinds, ...familyKinds, ...collectionKinds];
