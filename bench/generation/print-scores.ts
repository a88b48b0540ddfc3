import { loadSets } from './descriptions.ts';
import { type Score, scoreOne, totals } from './score.ts';

/**
 * `node bench/generation/print-scores.ts [set ...]`: what is found of each description, and in how many ms. Of the sets
 * that are to stay unread it prints the sums alone.
 */
const percent = (value: number): string => `${Math.round(value * 1000) / 10}%`;

for (const { name, file } of loadSets(process.argv.slice(2))) {
  const scores = file.prompts.map((item) => scoreOne(file, item));
  const sums = totals(scores);
  process.stdout.write(
    `\n${name}: ${sums.count} descriptions, usable ${percent(sums.usable)}, right ${percent(sums.right)}, entities ${percent(sums.entities)}, fields ${percent(sums.fields)}, pages ${percent(sums.pages)}\n`,
  );
  if (!name.startsWith('held-out')) for (const score of scores) process.stdout.write(`${line(score)}\n`);
}

function line({ id, isUsable, isRight, entities, fields, pages, extra, missing, ms }: Score): string {
  const mark = isRight ? 'right ' : isUsable ? 'usable' : '  -   ';
  const counts = [entities, fields, pages].map(({ found, wanted }) => `${found}/${wanted}`).join(' ');
  return `${mark} ${id} ${counts} ${Math.round(ms)} ms | missing ${missing.join(', ')} | extra ${extra.join(', ')}`;
}
