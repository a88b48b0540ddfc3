import { parseArgs } from 'node:util';
import { type Measured, measure, readingTable, together } from './measure.ts';
import { describedTasks, modelTasks, recordedTasks, ruleTasks, type Task } from './readers.ts';
import { manners } from './recorded.ts';
import { writeSection } from './section.ts';

/**
 * `node bench/reading/run.ts [--reader rules|recorded|model] [--manner careful|sloppy|wordy] [--first 20] [--write]`
 * says how much of descriptions their readers find. `rules` reads the 300 annotated texts, `recorded` takes the answers in
 * `drafts`, `model` asks the installation's model, from the settings that the server reads, of each annotated text.
 * Without a reader it measures the rules and what was recorded; `--write` puts that into docs/performance.md.
 */
const { values: asked } = parseArgs({
  options: {
    reader: { type: 'string' },
    manner: { type: 'string' },
    first: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

function tasksOf(reader: string): Task[] {
  if (reader === 'rules') return ruleTasks();
  if (reader === 'model') return modelTasks(process.env);
  if (reader !== 'recorded') throw new Error(`There is no reader called ${reader}: rules, recorded or model`);
  const wanted = manners.filter((manner) => asked.manner === undefined || manner === asked.manner);
  if (wanted.length === 0)
    throw new Error(`There is no manner called ${asked.manner}: ${manners.join(', ')}`);
  return [...describedTasks(), ...wanted.flatMap(recordedTasks)];
}

const readers = asked.reader === undefined ? ['rules', 'recorded'] : [asked.reader];
const rows: Measured[] = [];
for (const reader of readers) {
  const tasks = tasksOf(reader).slice(0, asked.first === undefined ? undefined : Number(asked.first));
  let done = 0;
  const measured = await measure(tasks, () => {
    done += 1;
    if (done % 50 === 0) process.stderr.write(`${reader}: ${done} of ${tasks.length}\n`);
  });
  if (reader === 'rules') rows.push(together('rules, all hands', measured));
  rows.push(...measured);
}
process.stdout.write(`${readingTable(rows)}\n`);
if (asked.write && asked.reader === undefined && asked.first === undefined) writeSection(rows);
