import { join } from 'node:path';
import { Fault } from '@sayso/contracts/faults';
import { runInChild } from '../child-job.ts';
import { refusedExportWords } from '../texts/adoption.ts';
import { AdoptError, type Adopted, type AdoptJob } from './adopted.ts';
import { findProject } from './find-project.ts';

const script = join(import.meta.dirname, 'adopt-process.ts');
const longestMs = 60_000;

/** Makes an app of an export in a process of its own: what strangers wrote must not hold up the server, or end it. */
export async function adopt(job: AdoptJob): Promise<Adopted> {
  // What is no app needs no process to be told so.
  try {
    findProject(job);
  } catch (error) {
    throw error instanceof AdoptError ? notAnApp(error.message) : error;
  }
  const { said, complained, isLate } = await runInChild(script, job, longestMs);
  if (said === '') {
    const why = isLate ? refusedExportWords.late : refusedExportWords.unreadable;
    throw new Fault('invalid', why, { reason: 'import_failed', cause: new Error(complained) });
  }
  const outcome = JSON.parse(said) as Adopted | { error: string };
  if ('error' in outcome) throw notAnApp(outcome.error);
  return outcome;
}

const notAnApp = (message: string) => new Fault('invalid', message, { reason: 'not_an_app' });
