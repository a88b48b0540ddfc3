import { readdirSync, readFileSync } from 'node:fs';
import { type Described, loadTexts } from '../plans/expectations.ts';
import { oneLines } from './one-lines.ts';

/** How well a reader keeps to what it is told: exactly, as weak models do, or with twice the words. */
export const manners = ['careful', 'sloppy', 'wordy'] as const;
export type Manner = (typeof manners)[number];

export type Recorded = Described & { answer: string };

const folder = new URL('./drafts/', import.meta.url);

/** The answers of one manner, each with the text that it was written from. */
export function loadRecorded(manner: Manner): Recorded[] {
  const texts = new Map([...loadTexts(), ...oneLines].map((text) => [text.id, text]));
  return readdirSync(new URL(manner, folder))
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => {
      const id = file.slice(0, -'.txt'.length);
      const text = texts.get(id);
      if (!text) throw new Error(`${manner}/${file}: there is no text of that name`);
      return { ...text, answer: readFileSync(new URL(`${manner}/${file}`, folder), 'utf8') };
    });
}
