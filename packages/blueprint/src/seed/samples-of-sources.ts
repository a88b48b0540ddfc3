import type { SourceTree } from '@sayso/core/source-tree';
import type { SampleRecords } from '@sayso/core/turn-provider';
import { adoptSources } from '../change/adopt.ts';
import { sampleRecords } from './samples.ts';

/** Sample records for the entities that an app has now, whoever wrote them. */
export function samplesOfSources(sources: SourceTree, now: Date): SampleRecords {
  const blueprint = adoptSources({ app: { name: '', description: '' }, sources });
  return blueprint ? sampleRecords(blueprint, now) : [];
}
