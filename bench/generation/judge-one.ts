import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BlockParser } from '@sayso/core/blocks/parser';
import type { Maker } from '@sayso/e2e/acceptance/built-app';
import { keyOf, see } from './checks/all.ts';
import type { Description, Statement } from './descriptions.ts';
import { putAway } from './forms.ts';
import { openApp, Place } from './place.ts';
import { type Probe, probe } from './probe.ts';
import type { Words } from './resolve.ts';
import type { Change, Result, Verdict } from './result.ts';
import { scoreOne } from './score.ts';
import { build, isDeterministic, type Times } from './timing.ts';
import { type Walk, walk } from './walk.ts';
import { plainReason, reasonOf, within } from './within.ts';

type Given = {
  set: string;
  words: Words;
  description: Description;
  commit: string;
  times?: Times | null;
  /** Folder for pictures of what does not hold; none are taken without it. */
  pictures: string | null;
  /** Leaves out what is the same for all apps: their axe, their narrow pages, work with every kind of record. */
  isQuick?: boolean;
};

const secondsAStatement = 40;
const secondsAChange = 40;
const nothing: Walk = { pages: 0, errors: [], violations: [], sideways: [] };

/** Builds a description, opens every page, works with every kind of record, judges every statement, then the changes. */
export async function judgeOne(maker: Maker, given: Given): Promise<Result> {
  const { set, words, description, commit } = given;
  const started = performance.now();
  const { missing, extra, ...score } = scoreOne(given.words, description);
  const result: Result = {
    commit,
    set,
    id: description.id,
    domain: description.domain,
    style: description.style,
    seconds: 0,
    failure: null,
    score: { ...score, missing: [...missing], extra: [...extra] },
    isDeterministic: await isDeterministic(description.prompt),
    times: given.times ?? null,
    walk: nothing,
    laterErrors: [],
    probes: [],
    verdicts: [],
    changes: [],
  };
  try {
    const app = await build(maker.api, description.prompt);
    const place = new Place(await openApp(maker, app), words);
    await judgeApp(place, given, result).finally(() => place.app.close());
  } catch (error) {
    result.failure = plainReason(error);
    fillUp(description, result);
  }
  result.seconds = Math.round((performance.now() - started) / 1000);
  return result;
}

async function judgeApp(place: Place, given: Given, result: Result): Promise<void> {
  const { description } = given;
  place.said.push(proseOf(place));
  result.walk = await walk(place, { isThorough: given.isQuick !== true });
  const known = place.app.errors.length;
  const probed = given.isQuick ? [] : place.names.things.filter(({ name }) => hasPlace(place, name));
  for (const thing of probed)
    result.probes.push((await probe(place, thing)) as Probe & Result['probes'][number]);
  await judgeAll(place, given, { statements: description.accept, verdicts: result.verdicts });
  result.laterErrors = place.app.errors.slice(known).filter((error) => !wasAskedFor.test(error));
  for (const followup of description.followups) {
    const change: Change = { say: followup.say, answer: '', isAnswered: false, verdicts: [], errors: [] };
    result.changes.push(change);
    await judgeChange(place, given, { followup, change });
  }
}

/** Refusals are tried out on purpose, and browsers log them. */
const wasAskedFor = /status of 40[134]|401|403/;

/** Entities that only keep count for others, such as votes, have no page of their own. */
function hasPlace(place: Place, name: string): boolean {
  const thing = place.names.named(name);
  if (!thing) return false;
  const isNamed = place.pages.some((page) => place.isNamed(page, thing));
  return isNamed || place.pages.some(({ buttons }) => buttons.includes(`New ${thing.noun.toLowerCase()}`));
}

type Followup = Description['followups'][number];

async function judgeChange(
  place: Place,
  given: Given,
  { followup, change }: { followup: Followup; change: Change },
): Promise<void> {
  try {
    await within(place, secondsAChange, () => ask(place, followup));
    change.answer = proseOf(place);
    place.said.push(change.answer);
    change.isAnswered = change.answer.trim().length > 0;
    place.renewed();
    change.errors = (await walk(place, { isThorough: false })).errors;
    await judgeAll(place, given, { statements: followup.accept, verdicts: change.verdicts });
  } catch (error) {
    change.errors.push(plainReason(error));
    for (const statement of followup.accept.slice(change.verdicts.length))
      change.verdicts.push(verdictOf(statement, error));
  }
}

async function ask(place: Place, { say, page }: Followup): Promise<void> {
  const { maker, app } = place.app;
  const current = page === undefined ? undefined : fileOf(place, page);
  await maker.api.call('POST', `/apps/${app.id}/chat/message`, {
    content: say,
    ...(current === undefined ? {} : { additional_message_params: { current_page: current } }),
  });
  place.app.app = await maker.api.settled(app.id);
  await place.visit('');
}

/** Authors name pages by their label or by what is on them. */
const fileOf = (place: Place, wanted: string): string => {
  const same = (one: string) => one.toLowerCase() === wanted.toLowerCase();
  const named = place.pages.find(({ name, label, title }) => [name, label, title].some(same));
  const thing = named ? undefined : place.names.find(wanted);
  return named?.name ?? (thing && place.pages.find((page) => place.isNamed(page, thing))?.name) ?? wanted;
};

/** What the assistant said last, without the blocks of code. */
function proseOf({ app: { app } }: Place): string {
  const parser = new BlockParser();
  const content = app.conversation.messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const events = [...parser.push(content), ...parser.end()];
  return events
    .flatMap((event) => (event.type === 'text' ? [event.text] : []))
    .join('')
    .trim();
}

type Asked = { statements: readonly Statement[]; verdicts: Verdict[] };

async function judgeAll(place: Place, given: Given, { statements, verdicts }: Asked): Promise<void> {
  for (const [at, statement] of statements.entries()) {
    try {
      const seen = await seenTwice(place, statement);
      verdicts.push({ ...plainVerdict(statement), holds: true, seen: seen.slice(0, 240) });
    } catch (error) {
      const picture = await takePicture(place, given, `${given.description.id}-${verdicts.length}-${at}`);
      verdicts.push({ ...verdictOf(statement, error), picture });
    }
    await putAway(place).catch(() => place.reopened());
  }
}

/** What was waited for in vain is tried once more, from the start of the app; what was seen to be otherwise is not. */
async function seenTwice(place: Place, { check }: Statement): Promise<string> {
  const once = () => within(place, secondsAStatement, () => see(place, check));
  try {
    return await once();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
    await place.visit('');
    return once();
  }
}

const plainVerdict = ({ say, check }: Statement): Verdict => ({
  say,
  check: keyOf(check),
  holds: false,
  reason: null,
  seen: '',
  picture: null,
});

const verdictOf = (statement: Statement, error: unknown): Verdict => ({
  ...plainVerdict(statement),
  reason: reasonOf(error),
  seen: plainReason(error),
});

async function takePicture(place: Place, { pictures }: Given, name: string): Promise<string | null> {
  if (pictures === null) return null;
  await mkdir(pictures, { recursive: true });
  const path = join(pictures, `${name}.png`);
  const isTaken = await place.page.screenshot({ path, timeout: 4000 }).then(
    () => true,
    () => false,
  );
  return isTaken ? path : null;
}

/** What was not reached does not hold. */
function fillUp(description: Description, result: Result): void {
  const failure = new Error(result.failure ?? 'it could not be judged');
  for (const statement of description.accept.slice(result.verdicts.length))
    result.verdicts.push(verdictOf(statement, failure));
  for (const { say, accept } of description.followups.slice(result.changes.length))
    result.changes.push({
      say,
      answer: '',
      isAnswered: false,
      verdicts: accept.map((statement) => verdictOf(statement, failure)),
      errors: [],
    });
}
