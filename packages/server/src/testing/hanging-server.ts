import { pino } from 'pino';
import { z } from 'zod';
import { startApp } from '../app.ts';
import { readConfig } from '../config.ts';

/**
 * A server process of its own, to be killed in the middle of a turn: its provider says what it is told and then never
 * ends. Prints one JSON line when it listens and one when the provider hangs.
 */
const Given = z.object({
  target: z.union([
    z.object({ url: z.string() }),
    z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() }),
  ]),
  dataDir: z.string(),
  says: z.array(z.string()),
  hangs: z.boolean(),
  /** Said when the provider is asked to mend what it said first; without it, that is never asked of it. */
  mends: z.array(z.string()).optional(),
  /** What a first build begins with, before the provider is asked. */
  begins: z.array(z.string()).optional(),
});

const { target, dataDir, says, hangs, mends, begins } = Given.parse(JSON.parse(process.argv[2] ?? '{}'));
const config = readConfig({ NODE_ENV: 'test', PORT: '0', SAYSO_DATA: dataDir, SAYSO_LOG: 'silent' });
const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const { core, port } = await startApp({ config, target, log: pino({ level: 'silent' }), poolSize: 4 });
let asked = 0;
async function* textsOf(texts: readonly string[]) {
  for (const text of texts) yield { type: 'text' as const, text };
}
core.models.use({
  name: 'hanging',
  repairs: mends !== undefined,
  ...(begins ? { begin: async () => ({ events: textsOf(begins), goOn: 'Go on' }) } : {}),
  async *answer() {
    asked += 1;
    const isFirst = asked === 1;
    for (const text of (isFirst ? undefined : mends) ?? says) yield { type: 'text', text };
    if (!hangs || (isFirst && mends !== undefined)) return;
    tell({ hangs: true });
    await new Promise(() => {});
  },
});
tell({ port });
