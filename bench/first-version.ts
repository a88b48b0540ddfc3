import type { App } from '@sayso/contracts/apps';
import type { User } from '@sayso/contracts/users';
import { ApiClient } from '@sayso/e2e/support/api';
import { startProduct } from '@sayso/e2e/support/product';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { lettersForStart, type Transcript, transcripts } from './first-version/transcripts.ts';
import { signedIn } from './support/browser.ts';
import { type Figure, median, ms } from './support/figures.ts';
import { type Painted, paintedOn, watchPainting } from './support/painting.ts';
import { recordTexts } from './support/record-texts.ts';
import { type Replayed, startReplayedModel, tokenChars } from './support/replayed-model.ts';

const runs = 3;
type Way = 'plan' | 'model';
const ways = ['plan', 'model'] as const;
const called: Record<Way, string> = {
  plan: 'a model’s first version, from the plan',
  model: 'a model’s first version, written by the model',
};
type Sample = {
  /** From Enter on Home until the preview shows records, and what of it the model did not write in. */
  preview: number;
  beyond: number;
  whole: number;
  tokensIn: number;
  tokensOut: number;
  repairs: number;
  isBroken: boolean;
};
/** `taken`: ms until the preview, where nothing has to be read. */
type Run = Record<Way, Sample[]> & { taken: number[] };
type Model = Awaited<ReturnType<typeof startReplayedModel>>;
type Bench = { model: Model; url: string; maker: ApiClient; contexts: Record<Way, BrowserContext> };

/** Both ways to a model's first version, from the same recorded answers to the same preview. */
export async function measureFirstVersion(browser: Browser): Promise<Figure[]> {
  const model = await startReplayedModel();
  const product = await startProduct({
    model: { baseUrl: model.baseUrl, name: 'replayed' },
    env: { SAYSO_FIRST_BUILD: 'plan' },
  });
  try {
    const { api: maker } = await new ApiClient(product.port).signUp('Bench');
    const contexts = { plan: await open(browser, maker, 'plan'), model: await open(browser, maker, 'model') };
    const bench = { model, url: product.url, maker, contexts };
    // What a server does once, and a browser, is no part of either way.
    const [first] = transcripts;
    if (first) await sample(bench, first, 'plan');
    const measured: Run[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await oneRun(bench));
    for (const context of Object.values(contexts)) await context.close();
    const samples = (way: Way) => measured.map((run) => run[way]);
    return [alone(measured), ...ways.flatMap((way) => figures(way, samples(way)))];
  } finally {
    await product.dispose();
    model.close();
  }
}

/** A browser whose person has made that choice on Home. */
async function open(browser: Browser, maker: ApiClient, way: Way): Promise<BrowserContext> {
  const { id } = await maker.call<User>('GET', '/auth/me');
  const context = await signedIn(browser, maker.token ?? '');
  await context.addInitScript(watchPainting);
  await context.addInitScript(
    ([key, value]) => {
      if (location.hostname.startsWith('sayso.')) localStorage.setItem(key, value);
    },
    [`first-build:${id}`, way] as const,
  );
  return context;
}

async function oneRun(bench: Bench): Promise<Run> {
  const run: Run = { taken: [], plan: [], model: [] };
  for (const transcript of transcripts) {
    run.taken.push(await taken(bench, transcript));
    for (const way of ways) run[way].push(await sample(bench, transcript, way));
  }
  return run;
}

/** Describes it on Home and looks on until the answer is over, and the preview shows records. */
async function build({ url, maker }: Bench, page: Page, { name, description }: Transcript) {
  await page.goto(url);
  await page.getByLabel('Describe the app you want').fill(description);
  const sentAt = Date.now();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/apps\/[0-9a-f]{24}\//, { timeout: 30_000 });
  const appId = /\/apps\/([0-9a-f]{24})\//.exec(page.url())?.[1] ?? '';
  const painted = watched(page, `preview--${appId}`);
  const { app, overAt } = await untilOver(maker, appId, painted.look);
  const wanted = await recordTexts(maker, app);
  const shown = await painted.find(wanted);
  if (!shown) throw new Error(`No record of ${name} was painted`);
  await page.close();
  return { app, sentAt, shownAt: shown.at, overAt };
}

async function sample(bench: Bench, transcript: Transcript, way: Way): Promise<Sample> {
  const { model, contexts } = bench;
  model.play(transcript[way].answers, transcript.tokensPerSecond);
  const { app, sentAt, shownAt, overAt } = await build(bench, await contexts[way].newPage(), transcript);
  const exchanges = model.exchanges();
  const until = neededUntil({ transcript, way, exchanges, shownAt });
  const wrote = exchanges.map(({ beganAt, endedAt }) => Math.max(0, Math.min(endedAt, until) - beganAt));
  const answer = app.conversation.messages.findLast(({ role }) => role === 'assistant');
  const expected = way === 'model' ? 1 : transcript.plan.answers.length - transcript.plan.mistakes.length;
  return {
    preview: shownAt - sentAt,
    beyond: shownAt - sentAt - sum(wrote),
    whole: overAt - sentAt,
    tokensIn: sum(exchanges.map(({ asked }) => asked)) / tokenChars,
    tokensOut: sum(exchanges.map(({ said }) => said)) / tokenChars,
    repairs: exchanges.length - expected,
    isBroken: answer?.turn?.state !== 'settled',
  };
}

/** The same app from the same reading where it was taken on Home before: only the rest is the model's. */
async function taken(bench: Bench, transcript: Transcript): Promise<number> {
  const page = await bench.contexts.plan.newPage();
  const [draft = ''] = transcript.plan.answers;
  const reading = { text: transcript.description, draft: JSON.parse(draft), isTaken: true };
  await page.addInitScript((kept) => {
    if (location.hostname.startsWith('sayso.')) localStorage.setItem('draft:home:reading', kept);
  }, JSON.stringify(reading));
  bench.model.play(transcript.plan.answers.slice(1), transcript.tokensPerSecond);
  const { sentAt, shownAt } = await build(bench, page, transcript);
  return shownAt - sentAt;
}

type Shown = { transcript: Transcript; way: Way; exchanges: readonly Replayed[]; shownAt: number };

/** Until when the model wrote what the preview shows: its reading, or all that the start page is made of. */
function neededUntil({ transcript, way, exchanges, shownAt }: Shown): number {
  const [first] = exchanges;
  if (!first) throw new Error('The model was asked nothing');
  if (way === 'plan') return first.endedAt;
  const over = exchanges.findLast(({ endedAt }) => endedAt <= shownAt);
  const start = lettersForStart(transcript) / (transcript.tokensPerSecond * tokenChars);
  return over ? over.endedAt : first.beganAt + start * 1_000;
}

const lookEvery = 200;
const latestAfter = 30_000;

/** What the preview painted, gathered all along, since a frame that loads anew forgets. */
function watched(page: Page, host: string) {
  const painted = new Map<number, Painted>();
  const look = async () => {
    for (const each of await paintedOn(page, host)) painted.set(each.at, each);
    await new Promise((wake) => setTimeout(wake, lookEvery));
  };
  return {
    look,
    /** The first that shows one of the texts; null where none does after a while. */
    async find(wanted: readonly string[]): Promise<Painted | null> {
      for (const deadline = Date.now() + latestAfter; Date.now() < deadline; await look()) {
        const found = [...painted.values()].find(({ text }) => wanted.some((each) => text.includes(each)));
        if (found) return found;
      }
      return null;
    },
  };
}

async function untilOver(maker: ApiClient, appId: string, look: () => Promise<void>) {
  for (;;) {
    const app = await maker.call<App>('GET', `/apps/${appId}`);
    if (app.status.state !== 'processing') return { app, overAt: Date.now() };
    await look();
  }
}

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
const counted = (values: readonly number[]) => Math.round(sum(values)).toLocaleString('en');
const both = (values: readonly number[]) => `p50 ${ms(median(values))}, longest ${ms(Math.max(...values))}`;

function alone(runs: readonly Run[]): Figure {
  const [best = [], ...others] = runs.map((run) => run.taken).toSorted((a, b) => median(a) - median(b));
  return {
    name: 'a model’s first version, from a reading that was taken: description to a working preview',
    value: both(best),
    aim: '3 s',
    how: `the readings of bench/first-version, taken on Home before; from Enter until a record is painted, with no word of the model in between: what the others are to be held against on the same machine; best of ${runs.length} runs (p50 ${others.map((each) => ms(median(each))).join(' and ')})`,
  };
}

function figures(way: Way, all: readonly Sample[][]): Figure[] {
  const of = (samples: readonly Sample[], key: 'preview' | 'beyond' | 'whole') =>
    samples.map((each) => each[key]);
  const [best = [], ...others] = all.toSorted((a, b) => median(of(a, 'beyond')) - median(of(b, 'beyond')));
  const also = (key: 'preview' | 'beyond') => others.map((run) => ms(median(of(run, key)))).join(' and ');
  const name = called[way];
  const wrong = transcripts.flatMap((each) => each[way].mistakes).length;
  return [
    {
      name: `${name}: description to a working preview`,
      value: both(of(best, 'preview')),
      aim: 'none set',
      how: `${best.length} descriptions of bench/first-version put into Home, recorded answers at ${transcripts[0]?.tokensPerSecond} tokens a second; from Enter until a record is painted; best of ${runs} runs (p50 ${also('preview')})`,
    },
    {
      name: `${name}: beyond the model’s own time`,
      value: both(of(best, 'beyond')),
      aim: '3 s',
      how: `the same, without the time in which the model wrote ${way === 'plan' ? 'its reading' : 'what the start page is made of'}; best of ${runs} runs (p50 ${also('beyond')})`,
    },
    {
      name: `${name}: to the end of the answer`,
      value: both(of(best, 'whole')),
      aim: 'none set',
      how: `the same; ${counted(best.map(({ tokensIn }) => tokensIn))} tokens to the model and ${counted(best.map(({ tokensOut }) => tokensOut))} from it in all (${tokenChars} letters each)`,
    },
    {
      name: `${name}: turns that break`,
      value: `${sum(best.map(({ repairs }) => repairs))} rounds of repair, ${best.filter(({ isBroken }) => isBroken).length} of ${best.length} need attention`,
      aim: 'none need attention',
      how: `${wrong} mistakes were put into the recorded answers: what is measured is what becomes of them, not how often models make them`,
    },
  ];
}
