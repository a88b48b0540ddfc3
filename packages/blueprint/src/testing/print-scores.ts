import { bench, unseen } from './descriptions.ts';
import { type Descriptions, type Score, scoreOne, share } from './score.ts';

/** `node packages/blueprint/src/testing/print-scores.ts`: what is found of each description, and in how many ms. */
const part = ({ found, wanted }: { found: number; wanted: number }): string => `${found}/${wanted}`;
const percent = (value: number): string => `${Math.round(value * 1000) / 10}%`;

function printTable(title: string, descriptions: Descriptions): void {
  const scores: Score[] = [];
  process.stdout.write(
    `\n${title}\n| description | entities | fields | pages | ms | missing |\n|---|---|---|---|---|---|\n`,
  );
  for (const item of descriptions.prompts) {
    const start = performance.now();
    const score = scoreOne(descriptions, item);
    const ms = Math.round(performance.now() - start);
    scores.push(score);
    const cells = [
      score.id,
      part(score.entities),
      part(score.fields),
      part(score.pages),
      ms,
      score.missing.join(', '),
    ];
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  }
  const sums = (['entities', 'fields', 'pages'] as const).map((name) => percent(share(scores, name)));
  process.stdout.write(`| all | ${sums.join(' | ')} | | |\n`);
}

printTable('The descriptions of the bench', bench);
printTable('Further domains', unseen);
