import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Descriptions } from './score.ts';

const load = (address: string): Descriptions =>
  Descriptions.parse(JSON.parse(readFileSync(new URL(address, import.meta.url), 'utf8')));

export const bench = load('../../../../bench/descriptions.json');
export const unseen = load('./unseen.json');

const Prompts = z.object({ prompts: z.array(z.object({ id: z.string(), prompt: z.string() })) });
const promptsOf = (address: string) =>
  Prompts.parse(JSON.parse(readFileSync(new URL(address, import.meta.url), 'utf8'))).prompts;

/** All descriptions that may be looked at. */
export const known: readonly { id: string; prompt: string }[] = [
  ...bench.prompts,
  ...unseen.prompts,
  ...promptsOf('../../../../bench/generation/known-life.json'),
  ...promptsOf('../../../../bench/generation/known-work.json'),
];
