import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { sampleRecords } from '../seed/samples.ts';
import { now } from './build-app.ts';

/** The sample rows that a description gets, by the name of an entity. */
export function samplesOf(text: string): (name: string) => readonly Readonly<Record<string, unknown>>[] {
  const samples = sampleRecords(buildBlueprint(read(text)), now);
  return (name) => samples.find(({ entity }) => entity === name)?.records ?? [];
}
