import type { BodyOf, ReplyOf } from '@sayso/contracts/endpoint';
import type { getReader, ReadingFault, readDescription } from '@sayso/contracts/reading';
import type { Logger } from 'pino';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { ReadingChoice } from '../../config-reading.ts';
import type { Usage } from '../../platform/models/complete.ts';
import type { Readers } from '../../platform/readers/open-reader.ts';
import { ReadingProblem } from '../../platform/readers/reader.ts';
import type { Rates } from '../../rates.ts';
import { readingWords } from '../../texts/readings.ts';

type Deps = {
  access: Pick<Access, 'user'>;
  rates: Rates;
  readers: Pick<Readers, 'current'>;
  choice: Pick<ReadingChoice, 'firstBuild' | 'mayChoose' | 'isAtBuild'>;
  log: Logger;
};
type Answer = ReplyOf<typeof readDescription>;

export const createReadings = ({ access, rates, readers, choice, log }: Deps) => ({
  async reader(actor: Actor): Promise<ReplyOf<typeof getReader>> {
    access.user(actor);
    const { id = null, name = null } = (await readers.current()) ?? {};
    const { isAtBuild, firstBuild, mayChoose } = choice;
    return { reader: id, name, at_build: isAtBuild, first_build: firstBuild, may_choose: mayChoose };
  },

  /** A reader that fails is no failure of the call: whoever asked goes on with the plan of the rules. */
  async read(
    actor: Actor,
    { text, attachments = [] }: BodyOf<typeof readDescription>,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { id: asker } = access.user(actor);
    const reader = await readers.current();
    if (!reader) return problem('off');
    await rates.take('readings', { user: asker });
    const used: Usage[] = [];
    const onUsage = (each: Usage) => used.push(each);
    const asked = { asker, reader: reader.id, used };
    try {
      const reading = await reader.read({ text, attachments, asker, onUsage }, signal);
      log.info({ ...asked, took_ms: reading.took_ms }, 'A description was read more closely');
      return { reading, problem: null };
    } catch (error) {
      if (!(error instanceof ReadingProblem)) throw error;
      log.info(
        { ...asked, fault: error.fault, detail: error.detail },
        'A description was not read more closely',
      );
      return problem(error.fault);
    }
  },
});
export type Readings = ReturnType<typeof createReadings>;

const problem = (fault: ReadingFault): Answer => ({
  reading: null,
  problem: { fault, message: readingWords[fault] },
});
