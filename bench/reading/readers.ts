import { readdirSync, readFileSync } from 'node:fs';
import { checkAnswer } from '@sayso/blueprint/reading/check-answer';
import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { ReadingFault } from '@sayso/contracts/reading';
import { readConfig } from '@sayso/server/config';
import { patienceOf } from '@sayso/server/platform/models/model-provider';
import { modelAnswers } from '@sayso/server/platform/readers/model-answers';
import { ReadingProblem } from '@sayso/server/platform/readers/reader';
import { parseExamples } from './parse-example.ts';
import { loadRecorded, type Manner } from './recorded.ts';
import { type Said, saidByMarks, saidByRight } from './said.ts';

export type Read = {
  draft: PlanDraft | null;
  /** Why there is none, where a reader was asked. */
  fault: ReadingFault | null;
  /** Of the answer. */
  tokens: number;
};

/** A text with what it says and somebody who reads it. */
export type Task = { group: string; said: Said; read(): Promise<Read> };

const none: Read = { draft: null, fault: null, tokens: 0 };
const byRules = async (): Promise<Read> => none;

const folder = new URL('./examples/', import.meta.url);

/** The annotated texts, by their hands. */
const examples = (): { group: string; said: Said }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) =>
      parseExamples(readFileSync(new URL(file, folder), 'utf8')).map((example) => ({
        group: `rules, ${file.replace('.txt', '').replace('-', ' ')}`,
        said: saidByMarks(example),
      })),
    );

export const ruleTasks = (): Task[] => examples().map((each) => ({ ...each, read: byRules }));

/** The texts that drafts were recorded of, read by the rules. */
export const describedTasks = (): Task[] =>
  loadRecorded('careful').map((each) => ({
    group: 'rules, the texts of the drafts',
    said: saidByRight(each),
    read: byRules,
  }));

export const recordedTasks = (manner: Manner): Task[] =>
  loadRecorded(manner).map((each) => ({
    group: manner,
    said: saidByRight(each),
    read: async () => checked(each.text, each.answer, aboutTokens(each.answer)),
  }));

/** Recorded answers have no count of their own: four letters are about one. */
const aboutTokens = (answer: string): number => Math.round(answer.length / 4);

function checked(text: string, answer: string, tokens: number): Read {
  const given = checkAnswer(text, answer);
  return 'fault' in given
    ? { ...none, fault: given.fault, tokens }
    : { draft: given.draft, fault: null, tokens };
}

/** The annotated texts, read by the installation's model as the server asks it. */
export function modelTasks(env: NodeJS.ProcessEnv): Task[] {
  const config = readConfig(env);
  if (config.model === null) throw new Error('No model is set: see docs/settings.md, "Models"');
  const { model, reading } = config;
  const source = modelAnswers(model, { patience: patienceOf(config), longestMs: reading.longestMs });
  return examples().map(({ said }) => ({
    group: model.model,
    said,
    read: async () => {
      let tokens = 0;
      const onUsage = ({ tokensOut }: { tokensOut: number }) => {
        tokens += tokensOut;
      };
      const asked = { text: said.text, attachments: [], asker: 'bench', onUsage };
      try {
        const answer = await source.answer(asked, new AbortController().signal);
        return checked(said.text, answer, tokens);
      } catch (error) {
        if (!(error instanceof ReadingProblem)) throw error;
        return { ...none, fault: error.fault, tokens };
      }
    },
  }));
}
