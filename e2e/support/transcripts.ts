import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiClient } from './api.ts';

type Samples = { entity: string; rows: Record<string, unknown>[] };
/** What a model answered: the answer itself, and the sample records that it brings. */
export type Transcript = { answer: string; samples: Samples[] };

const dayMs = 86_400_000;
const dayAt = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const samplesBlock = /^<action type="records" entity="(\w+)">\n([\s\S]*?)\n<\/action>\n/gm;

/** A transcript's days are counted from the one it is read on, so that what is due soon stays due soon. */
export function readTranscript(name: string): Transcript {
  const text = readFileSync(join(import.meta.dirname, '../transcripts', `${name}.md`), 'utf8')
    .replace(/\{\{day (-?\d+)\}\}/g, (_, days) => dayAt(Number(days)))
    .replace(
      /\{\{time (-?\d+) (\d\d:\d\d)\}\}/g,
      (_, days, time) => `${dayAt(Number(days))}T${time}:00.000Z`,
    );
  const samples = [...text.matchAll(samplesBlock)].map(([, entity = '', body = '']) => ({
    entity,
    rows: JSON.parse(body) as Samples['rows'],
  }));
  return { answer: text.replace(samplesBlock, ''), samples };
}

/** Stores samples as a person would, by the API; references name the title of what they mean. */
export async function storeSamples(
  api: ApiClient,
  appId: string,
  samples: readonly Samples[],
): Promise<void> {
  const ids = new Map<unknown, string>();
  for (const { entity, rows } of samples) {
    const values = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([field, value]) => [field, field.endsWith('_id') ? ids.get(value) : value]),
      ),
    );
    const made = await api.call<Record<string, string>[]>(
      'POST',
      `/apps/${appId}/entities/${entity}/bulk`,
      values,
    );
    for (const { id, name, title } of made) if (id !== undefined) ids.set(name ?? title, id);
  }
}
