import { BuiltApp, type Maker } from './built-app.ts';
import { DoesNotHold } from './claims.ts';
import type { Description } from './descriptions.ts';
import { visitEveryPage } from './everywhere.ts';
import { judges } from './judges/all.ts';
import type { Judge } from './judges/judge.ts';

/** `null` holds; else the reason. */
export type Verdict = { statement: string; reason: string | null };
export type Judged = {
  id: string;
  domain: string;
  entities: string[];
  pages: number;
  errors: string[];
  verdicts: Verdict[];
  followups: { say: string; verdicts: Verdict[] }[];
};

/** Builds a description, opens every page, judges every statement, asks for the change and judges that too. */
export async function judgeOne(maker: Maker, description: Description): Promise<Judged> {
  const own = judges[description.id];
  if (!own) throw new Error(`${description.id} has no judges`);
  const app = await BuiltApp.build(maker, description.prompt);
  try {
    const pages = await visitEveryPage(app);
    await app.visit('');
    const verdicts = await judgeAll(app, own.statements, description.accept);
    await own.beforeChange?.(app);
    const followups: Judged['followups'] = [];
    for (const { say, accept } of description.followups) {
      await app.change(say);
      followups.push({ say, verdicts: await judgeAll(app, own.afterChange, accept) });
    }
    await visitEveryPage(app);
    const entities = Object.keys(app.app.entities);
    return {
      id: description.id,
      domain: description.domain,
      entities,
      pages,
      errors: app.errors,
      verdicts,
      followups,
    };
  } finally {
    await app.close();
  }
}

async function judgeAll(
  app: BuiltApp,
  known: Record<string, Judge>,
  statements: string[],
): Promise<Verdict[]> {
  const missing = statements.find((statement) => known[statement] === undefined);
  if (missing !== undefined) throw new Error(`No judge for "${missing}"`);
  const verdicts = new Map<string, string | null>();
  for (const [statement, judge] of Object.entries(known)) {
    verdicts.set(statement, await reasonOf(app, judge));
    if (verdicts.get(statement) !== null) await app.visit('');
    else await putAway(app);
  }
  return statements.map((statement) => ({ statement, reason: verdicts.get(statement) ?? null }));
}

async function reasonOf(app: BuiltApp, judge: Judge): Promise<string | null> {
  try {
    await judge(app);
    return null;
  } catch (error) {
    if (error instanceof DoesNotHold) return error.message;
    return plain(error instanceof Error ? error.message : String(error));
  }
}

/** A form that a judge left open is closed for the next. */
async function putAway(app: BuiltApp): Promise<void> {
  if ((await app.page.getByRole('dialog').count()) > 0) await app.visit('');
}

const terminalCodes = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const plain = (message: string): string =>
  message.replace(terminalCodes, '').split('\n').slice(0, 4).join(' ').replace(/\s+/g, ' ').slice(0, 240);
