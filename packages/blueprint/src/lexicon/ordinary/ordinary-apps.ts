import { collectionApps } from './collections.ts';
import { familyApps } from './family.ts';
import type { Ordinary } from './ordinary.ts';
import { ownApps } from './own.ts';

export const ordinaryApps: readonly Ordinary[] = [...ownApps, ...familyApps, ...collectionApps];
