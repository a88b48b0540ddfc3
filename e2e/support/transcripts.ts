import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BlockParser } from '@sayso/core/blocks/parser';

/** What a model answered, and how many sample records of each entity the answer brings. */
export type Transcript = { answer: string; samples: [entity: string, count: number][] };

export function readTranscript(name: string): Transcript {
  const answer = readFileSync(join(import.meta.dirname, '../transcripts', `${name}.md`), 'utf8');
  const parser = new BlockParser();
  const samples = [...parser.push(answer), ...parser.end()].flatMap((event): Transcript['samples'] => {
    if (event.type !== 'close' || event.block.type !== 'records') return [];
    const { attributes, body } = event.block;
    return [[attributes['entity'] ?? '', (JSON.parse(body) as unknown[]).length]];
  });
  return { answer, samples };
}
