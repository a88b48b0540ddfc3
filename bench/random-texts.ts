import { readFileSync } from 'node:fs';
import { emitFiles } from '@sayso/blueprint/emit/files';
import { buildBlueprint } from '@sayso/blueprint/plan/build';
import { read } from '@sayso/blueprint/read/read';
import { sampleRecords } from '@sayso/blueprint/seed/samples';
import { randomTexts } from '@sayso/blueprint/testing/random-texts';
import { triage } from '@sayso/blueprint/triage/triage';
import { type Figure, machineLine, ms, percentile, table } from './support/figures.ts';

const usual = 10_000;
const seed = 20_261_122;
const longestMs = 1_000;
const now = new Date('2026-11-21T10:00:00Z');

/** Random texts through the built-in builder, from the first look at them to the app's files and samples. */
export function measureRandomTexts(count = usual): Figure[] {
  const file = JSON.parse(readFileSync(new URL('descriptions.json', import.meta.url), 'utf8')) as {
    prompts: { prompt: string }[];
  };
  const sources = file.prompts.map(({ prompt }) => prompt);
  const times: number[] = [];
  const slow: string[] = [];
  const crashes: string[] = [];
  for (const text of randomTexts(count, { seed, sources })) {
    // Processor time, so that what else the machine does says nothing.
    const before = process.cpuUsage();
    try {
      triage(text, true);
      const blueprint = buildBlueprint(read(text));
      emitFiles(blueprint);
      sampleRecords(blueprint, now);
    } catch (error) {
      crashes.push(
        `${error instanceof Error ? error.stack : String(error)}\n  ${JSON.stringify(text.slice(0, 300))}`,
      );
    }
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
    if ((times.at(-1) ?? 0) > longestMs) slow.push(JSON.stringify(text.slice(0, 120)));
  }
  for (const crash of crashes.slice(0, 5)) console.error(crash);
  for (const text of slow.slice(0, 5)) console.error(`Slow: ${text}`);
  return [
    {
      name: 'random texts through the built-in builder',
      value: `${crashes.length} crashes, ${slow.length} slower than 1 s; p95 ${ms(percentile(times, 0.95))}, longest ${ms(Math.max(...times))}`,
      aim: '0 crashes, none > 1 s',
      how: `${count.toLocaleString('en')} texts of words, marks, scripts, control characters, very long words and nested brackets: read, planned, emitted, sampled; processor time`,
    },
  ];
}

// Needs no running product: `node bench/random-texts.ts`, with fewer texts `node bench/random-texts.ts 500`.
if (import.meta.main)
  console.log(`${machineLine()}\n${table(measureRandomTexts(Number(process.argv[2] ?? usual)))}`);
