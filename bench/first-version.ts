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
    const measured: Record<Way, Sample[]>[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await oneRun(bench));
    for (const context of Object.values(contexts)) await context.close();
    return ways.flatMap((way) =>
      figures(
        way,
        measured.map((samples) => samples[way]),
      ),
    );
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

async function oneRun(bench: Bench): Promise<Record<Way, Sample[]>> {
  const samples: Record<Way, Sample[]> = { plan: [], model: [] };
  for (const transcript of transcripts)
    for (const way of ways) samples[way].push(await sample(bench, transcript, way));
  return samples;
}

async function sample(bench: Bench, transcript: Transcript, way: Way): Promise<Sample> {
  const { model, url, maker, contexts } = bench;
  const page = await contexts[way].newPage();
  model.play(transcript[way].answers, transcript.tokensPerSecond);
  await page.goto(url);
  await page.getByLabel('Describe the app you want').fill(transcript.description);
  const sentAt = Date.now();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/apps\/[0-9a-f]{24}\//, { timeout: 30_000 });
  const appId = /\/apps\/([0-9a-f]{24})\//.exec(page.url())?.[1] ?? '';
  const { app, overAt, painted } = await untilOver(page, maker, appId);
  const wanted = await recordTexts(maker, app);
  const shown = painted.find(({ text }) => wanted.some((each) => text.includes(each)));
  if (!shown) throw new Error(`No record of ${transcript.name} was painted`);
  await page.close();
  const exchanges = model.exchanges();
  const until = neededUntil({ transcript, way, exchanges, shownAt: shown.at });
  const wrote = exchanges.map(({ beganAt, endedAt }) => Math.max(0, Math.min(endedAt, until) - beganAt));
  const answer = app.conversation.messages.findLast(({ role }) => role === 'assistant');
  const expected = way === 'model' ? 1 : transcript.plan.answers.length - transcript.plan.mistakes.length;
  return {
    preview: shown.at - sentAt,
    beyond: shown.at - sentAt - sum(wrote),
    whole: overAt - sentAt,
    tokensIn: sum(exchanges.map(({ asked }) => asked)) / tokenChars,
    tokensOut: sum(exchanges.map(({ said }) => said)) / tokenChars,
    repairs: exchanges.length - expected,
    isBroken: answer?.turn?.state !== 'settled',
  };
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

/** What the preview painted until the turn was over: gathered all along, since a frame that loads anew forgets. */
async function untilOver(page: Page, maker: ApiClient, appId: string) {
  const painted = new Map<number, Painted>();
  const appOf = () => maker.call<App>('GET', `/apps/${appId}`);
  let overAt = 0;
  // The last files may be painted a little after the end.
  for (let looksAfter = 0; looksAfter < 10; ) {
    for (const each of await paintedOn(page, `preview--${appId}`)) painted.set(each.at, each);
    if (overAt > 0) looksAfter += 1;
    else if ((await appOf()).status.state !== 'processing') overAt = Date.now();
    await new Promise((wake) => setTimeout(wake, 200));
  }
  return { app: await appOf(), overAt, painted: [...painted.values()] };
}

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
const counted = (values: readonly number[]) => Math.round(sum(values)).toLocaleString('en');
const both = (values: readonly number[]) => `p50 ${ms(median(values))}, longest ${ms(Math.max(...values))}`;

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
