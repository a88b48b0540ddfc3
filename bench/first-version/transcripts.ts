import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlanDraft } from '@sayso/contracts/plan-draft';
import { z } from 'zod';

const Lines = z.array(z.string()).transform((lines) => lines.join('\n'));
const Draft = PlanDraft.transform((draft) => JSON.stringify(draft));
/** What a model says to one question after the other, and what is wrong with it. */
const Way = z.object({ mistakes: z.array(z.string()), answers: z.array(z.union([Lines, Draft])).min(1) });

const Transcript = z.object({
  description: z.string(),
  tokensPerSecond: z.number().positive(),
  /** The page that the preview opens with, and the things whose records it shows. */
  start: z.object({ page: z.string(), entities: z.array(z.string()) }),
  /** The reading of the description, then the rest, then what mends it. */
  plan: Way,
  /** The whole app, then what mends it. */
  model: Way,
});
export type Transcript = z.infer<typeof Transcript> & { name: string };

export const transcripts: readonly Transcript[] = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return { name: file.slice(0, -'.json'.length), ...Transcript.parse(JSON.parse(text)) };
  });

/** How many letters of the whole app are written once the start page could work. */
export function lettersForStart({ start, model }: Transcript): number {
  const [answer = ''] = model.answers;
  const tags = [
    '<action type="layout"',
    `<action type="write" path="pages/${start.page}"`,
    ...start.entities.flatMap((entity) => [
      `<action type="entity" name="${entity}"`,
      `<action type="records" entity="${entity}"`,
    ]),
  ];
  const ends = tags.map((tag) => {
    const from = answer.indexOf(tag);
    if (from === -1) throw new Error(`The answer has no ${tag}`);
    return answer.indexOf('</action>', from) + '</action>'.length;
  });
  return Math.max(...ends);
}
