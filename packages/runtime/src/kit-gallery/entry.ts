import type { ReactNode } from 'react';
import type { Entities } from './gallery-data.ts';

/** One page of the gallery; `id` is its address below /kit. */
export type Entry = {
  id: string;
  title: string;
  group: 'Lists' | 'Records' | 'Figures' | 'Public pages' | 'Pieces' | 'More';
  render: (entities: Entities) => ReactNode;
};
