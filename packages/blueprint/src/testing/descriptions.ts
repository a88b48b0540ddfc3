import { readFileSync } from 'node:fs';
import { Descriptions } from './score.ts';

const load = (address: string): Descriptions =>
  Descriptions.parse(JSON.parse(readFileSync(new URL(address, import.meta.url), 'utf8')));

export const bench = load('../../../../bench/descriptions.json');
export const unseen = load('./unseen.json');
