import { availableParallelism, totalmem } from 'node:os';
import { type FirstBuild, firstBuilds } from '@sayso/contracts/reading';
import { z } from 'zod';
import { between } from './config-numbers.ts';
import type { ModelChoice } from './model-choice.ts';
import { settingWords } from './texts/settings.ts';

export const readingSettings = {
  SAYSO_READER: z.enum(['auto', 'rules', 'model', 'local'], settingWords.reader).default('auto'),
  SAYSO_READER_TIMEOUT: between(5, 600).optional(),
  SAYSO_READER_FILE: z.string().min(1).optional(),
  SAYSO_READER_MEMORY: between(256, 1_000_000).optional(),
  SAYSO_READER_THREADS: between(1, 256).optional(),
  SAYSO_READER_AT_BUILD: z.enum(['on', 'off'], settingWords.onOrOff).default('off'),
  SAYSO_FIRST_BUILD: z.enum(firstBuilds, settingWords.firstBuild).optional(),
};
type Values = z.output<z.ZodObject<typeof readingSettings>> & { NODE_ENV: string };

/** How a model's file on this machine is read with. */
export type LocalChoice = {
  /** A path, or a name in the folder of models; null where an admin chooses. */
  readonly file: string | null;
  readonly memoryBytes: number;
  readonly threads: number;
  readonly longestMs: number;
};

/** How descriptions are read. */
export type ReadingChoice = {
  /** What reads beside the rules; null where they alone do. `auto`: a local model, once one is there. */
  readonly reader: 'model' | 'local' | 'auto' | null;
  /** A reading by the model that takes longer is given up. */
  readonly longestMs: number;
  readonly local: LocalChoice;
  /** Whether a model's first version begins with the plan of the words, or is written by it alone. */
  readonly firstBuild: FirstBuild;
  /** Whether a message may choose otherwise. */
  readonly mayChoose: boolean;
  /** Whether the built-in builder has first builds read closely, unless somebody has settled their plan. */
  readonly isAtBuild: boolean;
};

/** Seconds: a service answers soon, while a small machine reads for a minute before its first word. */
const usualSeconds = { model: 60, local: 180 };

/** Enough for models of four billion weights, unless that is more than half of the machine. */
const usualMegabytes = (): number => Math.min(4_096, Math.floor(totalmem() / 2_000_000));

export function checkReading(values: Values, model: ModelChoice | null): [string, string] | null {
  const isMissing = values.SAYSO_READER === 'model' && model === null;
  return isMissing ? ['SAYSO_READER', settingWords.noModel] : null;
}

export function chooseReading(values: Values, model: ModelChoice | null): ReadingChoice {
  const { SAYSO_READER_TIMEOUT: seconds, SAYSO_FIRST_BUILD: firstBuild } = values;
  const within = (usual: number) => (seconds ?? usual) * 1_000;
  const reader = readerOf(values.SAYSO_READER, model);
  // Where only the rules read, a model does better to write all.
  const mayChoose = model !== null && reader !== null;
  const onlyWrites = model !== null && reader === null;
  return {
    reader,
    mayChoose,
    longestMs: within(usualSeconds.model),
    local: {
      file: values.SAYSO_READER_FILE ?? null,
      memoryBytes: (values.SAYSO_READER_MEMORY ?? usualMegabytes()) * 1_000_000,
      // Threads wait for each other by spinning, so that one processor stays with the server.
      threads: values.SAYSO_READER_THREADS ?? Math.max(1, availableParallelism() - 1),
      longestMs: within(usualSeconds.local),
    },
    isAtBuild: values.SAYSO_READER_AT_BUILD === 'on',
    // Most tests of models are about what they write.
    firstBuild: onlyWrites ? 'model' : (firstBuild ?? (values.NODE_ENV === 'test' ? 'model' : 'plan')),
  };
}

function readerOf(wanted: Values['SAYSO_READER'], model: ModelChoice | null): ReadingChoice['reader'] {
  if (wanted === 'rules' || wanted === 'local') return wanted === 'local' ? 'local' : null;
  if (model !== null) return 'model';
  return wanted === 'auto' ? 'auto' : null;
}

/** What npm may know of the server's environment: where it is and how it reaches its registry, and no keys of ours. */
const ofNpm =
  /^(?:PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|NODE_EXTRA_CA_CERTS|(?:HTTPS?|ALL|NO)_PROXY|NPM_CONFIG_.+|NPM_EXECPATH)$/i;

export const npmEnvironment = (env: NodeJS.ProcessEnv): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value && ofNpm.test(name) ? [[name, value]] : [])),
  );
