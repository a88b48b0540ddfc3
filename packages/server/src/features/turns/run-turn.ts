import type { Failure, FileChange, Receipt } from '@sayso/contracts/chat';
import type { AppSettings } from '@sayso/core/blocks/app-settings';
import { type BlockEvent, BlockParser } from '@sayso/core/blocks/parser';
import { createTextCleaner } from '@sayso/core/blocks/stored-text';
import { asksForLess } from '@sayso/core/blocks/wishes';
import { distinct, reportFailures } from '@sayso/core/repair-report';
import type { TurnEvent, TurnProvider, TurnRequest } from '@sayso/core/turn-provider';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { HashTree } from '../sources/store.ts';
import { AnswerStream } from './answer-stream.ts';
import { bringRecords } from './bring-records.ts';
import { checkLate } from './check-late.ts';
import { type Ending, endTurn } from './end-turn.ts';
import { explainFailure, interrupted } from './explain-failure.ts';
import { cutShort } from './failures.ts';
import { Gate } from './gate.ts';
import { GivenRecords } from './given-records.ts';
import { hashesAt, wroteOver } from './known-files.ts';
import { mainPageIn } from './main-page.ts';
import { repairInRounds, repairRemark } from './repair-loop.ts';
import type { RunDeps } from './run-deps.ts';
import { type Group, Staging } from './staging.ts';
import { lifeOf, type TurnRow } from './store.ts';
import { presentOutcome } from './tools/turn-tools.ts';
import { mayRepair, nextLife, type TurnLife } from './turn-life.ts';
import { outOfLimits, type TurnLimits, TurnUse, usualLimits } from './turn-limits.ts';
import { prepareTurn } from './turn-request.ts';
import { untilAborted } from './until-aborted.ts';

/** Reads that other things happen in between, even when a provider answers all at once. */
const breathEveryMs = 15;
const saveEveryMs = 300;
/** What may be waited for at the end of a turn until the checker has read its library. */
const lateCheckMs = 2_500;

/** Reason of an abort that a person asked for. */
export const stopped = 'stopped';

/** One turn on this process: the provider's stream goes through parser and staging into the working tree. */
export class TurnRun {
  readonly #deps: RunDeps;
  readonly #grant: AppGrant;
  readonly #turn: TurnRow;
  readonly #provider: TurnProvider;
  readonly #stream: AnswerStream;
  readonly #use = new TurnUse();
  #parser = new BlockParser();
  readonly #clean = createTextCleaner();
  #life: TurnLife;
  #gate: Gate | null = null;
  readonly #startedAt = Date.now();
  #request: TurnRequest | null = null;
  #staging: Staging | null = null;
  /** What each file is believed to be: as this turn found it, or as it wrote it itself. */
  #known: HashTree = {};
  #tree: HashTree = {};
  #isFirst = false;
  #mainPage: string | null = null;
  #memory: unknown = null;
  readonly #records = new GivenRecords();
  readonly #limit = new AbortController();
  readonly #limits: TurnLimits;
  /** What is wrong with files that are live already. */
  #liveFailures: readonly Failure[] = [];
  #savedAt = Date.now();
  #isWholeDue = false;

  constructor(deps: RunDeps, grant: AppGrant, given: { turn: TurnRow; provider: TurnProvider }) {
    this.#deps = deps;
    this.#grant = grant;
    this.#turn = given.turn;
    this.#life = lifeOf(given.turn);
    this.#limits = deps.limits ?? usualLimits;
    this.#provider = given.provider;
    const { appId } = grant;
    this.#stream = new AnswerStream({
      messageId: given.turn.answer_id,
      turnId: given.turn.id,
      send: (delta) => deps.events.emit('message.delta', { appId, delta }),
    });
  }

  /** Runs to the end. Aborted for `stopped`, it keeps what went live; for any other reason it fails. */
  async run(signal: AbortSignal): Promise<void> {
    const timer = setTimeout(() => this.#limit.abort(outOfLimits), this.#limits.milliseconds);
    const within = AbortSignal.any([signal, this.#limit.signal]);
    try {
      const staging = await this.#prepare(signal);
      await this.#read(staging, this.#request, within);
      if (!within.aborted) await this.#repair(staging, within);
      if (signal.aborted && signal.reason !== stopped) await this.#fail(interrupted);
      else await this.#complete(staging, signal.aborted);
    } catch (error) {
      await this.#fail(this.#explain(error));
    } finally {
      clearTimeout(timer);
      this.#stream.flush();
    }
  }

  /** What a round of mending fails in costs that round alone: what passed before stays. */
  async #repair(staging: Staging, signal: AbortSignal): Promise<void> {
    await this.#landRest(staging);
    try {
      await repairInRounds({
        find: async () => [...staging.failures, ...this.#liveFailures],
        mayGoOn: () => this.#mayRepair(signal),
        mend: async (failures) => {
          await this.#askAgain(staging, failures, signal);
          await this.#landRest(staging);
        },
      });
    } catch (error) {
      this.#explain(error);
    }
  }

  #mayRepair(signal: AbortSignal): boolean {
    const isWithin = this.#use.total < this.#limits.tokens && this.#use.steps < this.#limits.steps;
    return this.#provider.repairs === true && isWithin && !signal.aborted && mayRepair(this.#life);
  }

  async #askAgain(staging: Staging, failures: readonly Failure[], signal: AbortSignal): Promise<void> {
    const { sql, store } = this.#deps;
    const asked = this.#request;
    if (!asked) return;
    this.#stream.add(repairRemark);
    this.#stream.flush();
    this.#life = nextLife(this.#life, { type: 'repair' });
    await sql.begin(async (tx) => {
      await this.#lockRunning(tx);
      await store.setLife(this.#grant, this.#turn.id, this.#life, tx);
      await store.saveProgress(this.#grant, this.#turn, this.#progress(staging), tx);
    });
    await this.#sendWhole();
    const sources = staging.draft;
    const said = [
      { role: 'user' as const, content: asked.text },
      { role: 'assistant' as const, content: this.#stream.content },
    ];
    const text = reportFailures(failures);
    staging.forgive();
    this.#parser = new BlockParser();
    const history = [...asked.history, ...said];
    await this.#read(staging, { ...asked, sources, isFirst: false, history, text }, signal);
  }

  /** What is left to go live at the end of a round, and what is wrong with what is live. */
  async #landRest(staging: Staging): Promise<void> {
    await this.#fixAgain(staging);
    await this.#land(staging, true);
    const gate = this.#gate?.isOpen ? this.#gate : null;
    // A generator takes no time in which the checker could have got ready: its app is not held up for that.
    const isWaitedFor = this.#provider.repairs === true || this.#deps.types?.isWarm === true;
    this.#liveFailures = (gate && isWaitedFor && (await gate.live(staging, lateCheckMs))) || [];
  }

  /** Not at once: between two reads nothing can be added to what is sent. */
  sendWholeNext(): void {
    this.#isWholeDue = true;
  }

  #explain(error: unknown): string {
    const { log } = this.#deps;
    return explainFailure(error, { log, turnId: this.#turn.id, model: this.#provider.name });
  }

  /** What cannot be stored of the answer must not keep its turn from ending. */
  async #fail(details: string): Promise<void> {
    const ending = { step: { type: 'broke' as const }, details };
    try {
      await this.#end(ending);
    } catch (error) {
      this.#deps.log.error({ err: error, turnId: this.#turn.id }, 'A failed turn was not saved');
      await endTurn(this.#deps, this.#grant, { turnId: this.#turn.id, receipt: this.#receipt(), ...ending });
    }
  }

  async #prepare(signal: AbortSignal): Promise<Staging> {
    const prepared = await prepareTurn(this.#deps, this.#grant, this.#turn);
    const { request, frozen, hashes, sources: base, drafts } = prepared;
    this.#known = hashes;
    this.#tree = hashes;
    this.#memory = request.memory;
    this.#isFirst = request.isFirst;
    this.#life = nextLife(this.#life, { type: 'started' });
    this.#mainPage = request.app.mainPage;
    const isGenerated = this.#provider.mayShrink === true;
    const mayShrink = isGenerated || asksForLess(request.text);
    const { types, check, fix } = this.#deps;
    const asked = isGenerated ? {} : { asked: request.text };
    const options = { frozen, mayShrink, ...asked, ...(request.only ? { only: request.only } : {}) };
    const staging = new Staging({ base, check, fix, options, drafts });
    this.#staging = staging;
    const tools = this.#deps.toolsFor(this.#grant, {
      question: prepared.question,
      sources: () => staging.draft,
    });
    this.#request = { ...request, tools };
    if (this.#provider.repairs) types?.warm();
    this.#gate = types ? new Gate({ types, appId: this.#grant.appId, base, signal }) : null;
    await this.#sendWhole();
    return staging;
  }

  async #read(staging: Staging, request: TurnRequest | null, signal: AbortSignal): Promise<void> {
    if (!request) return;
    let breathedAt = Date.now();
    for await (const event of untilAborted(this.#provider.answer(request, signal), signal)) {
      await this.#take(staging, event);
      if (Date.now() - breathedAt < breathEveryMs) continue;
      await new Promise((resolve) => setImmediate(resolve));
      breathedAt = Date.now();
    }
    for (const event of this.#parser.end()) await this.#takeBlock(staging, event);
  }

  async #take(staging: Staging, event: TurnEvent): Promise<void> {
    switch (event.type) {
      case 'text':
        // Before the new words, so that those find somebody who knows all words before them.
        if (this.#isWholeDue) await this.#sendWhole();
        await this.#takeText(staging, this.#clean(event.text));
        if (Date.now() - this.#savedAt > saveEveryMs) await this.#save(staging);
        return;
      case 'memory':
        this.#memory = event.memory;
        return;
      case 'samples':
      case 'rows':
        this.#records.take(event);
        return;
      case 'tool_call':
        this.#stream.addTool({ calls: [{ id: event.id, name: event.name, arguments: event.arguments }] });
        return;
      case 'tool_result':
        this.#stream.addTool({ results: [presentOutcome(event.id, event.outcome)] });
        if (Date.now() - this.#savedAt > saveEveryMs) await this.#save(staging);
        return;
      case 'usage':
        this.#use.add(event, this.#life.state === 'repairing');
        if (this.#use.steps > this.#limits.steps) this.#limit.abort(outOfLimits);
        return;
    }
  }

  async #takeText(staging: Staging, text: string): Promise<void> {
    this.#stream.add(text);
    for (const part of this.#parser.push(text)) await this.#takeBlock(staging, part);
  }

  async #takeBlock(staging: Staging, event: BlockEvent): Promise<void> {
    if (event.type === 'error') this.#note(staging.refuse(event.path ?? 'action', event.message));
    if (event.type !== 'close') return;
    await staging.prepare(event.block);
    this.#note(staging.take(event.block));
    // Before it goes live: pages that came earlier may use it without an import.
    if (event.block.path?.startsWith('components/')) await this.#fixAgain(staging);
    await this.#land(staging, false);
    if (this.#stream.takeWhole()) await this.#sendWhole();
  }

  // Puts live what can go live and passes; a first build waits for its first page. What a generator makes all at once is
  // checked all at once, its first build only when it is shown already.
  async #land(staging: Staging, isLast: boolean): Promise<void> {
    const isGenerated = this.#provider.mayShrink === true;
    if (this.#gate && isGenerated && !this.#isFirst && !isLast) return;
    staging.release();
    const ready = staging.ready();
    if (!ready) return;
    const paths = [...Object.keys(staging.live), ...Object.keys(ready)];
    if (this.#isFirst && !isLast && !paths.some((path) => path.startsWith('pages/'))) return;
    const group = await this.#passing(staging, isGenerated && this.#isFirst);
    if (!group) return;
    const { conflicts } = await this.#swap(staging, group);
    for (const change of staging.landed(group, conflicts)) this.#note(change);
  }

  async #passing(staging: Staging, isTrusted: boolean): Promise<Group | null> {
    if (this.#gate && !isTrusted) return this.#gate.passing(staging);
    if (this.#gate) this.#gate.isOpen = true;
    return staging.ready();
  }

  async #lockRunning(tx: Queryable): Promise<void> {
    const turn = await this.#deps.store.lock(this.#grant, this.#turn.id, tx);
    const isOurs = turn?.state === 'running' || turn?.state === 'repairing';
    if (!isOurs) throw new Error('The turn was ended by another process');
  }

  #swap(staging: Staging, group: Group) {
    const { store, sources } = this.#deps;
    this.#stream.flush();
    return sources.begin(async (tx) => {
      await this.#lockRunning(tx);
      const swapped = await sources.swap(this.#grant, { changes: group, known: this.#known }, tx);
      // No more than a failed turn puts back; who may see the app changes when the answer is whole.
      const { name, main_page } = this.#settings(staging, swapped.tree);
      await store.applySettings(this.#grant, { name, main_page }, tx);
      await store.saveProgress(this.#grant, this.#turn, this.#progress(staging), tx);
      this.#known = wroteOver(this.#known, group, swapped);
      this.#tree = swapped.tree;
      return swapped;
    });
  }

  /** Settings that can hold. */
  #settings(staging: Staging, tree: HashTree): AppSettings {
    const { main_page: wanted, ...rest } = staging.settings;
    const before = this.#mainPage;
    const main = mainPageIn(tree, { wanted, before, renamed: staging.renamedPage(before) });
    if (main === undefined || (main === before && main !== wanted)) return rest;
    this.#mainPage = main;
    return { ...rest, main_page: main };
  }

  async #complete(staging: Staging, wasStopped: boolean): Promise<void> {
    const isCut = this.#limit.signal.aborted;
    if (isCut && !wasStopped) await this.#landRest(staging);
    for (const change of staging.giveUp(wasStopped)) this.#note(change);
    if (!wasStopped) {
      const given = { turn: this.#turn, staging, records: this.#records, stream: this.#stream };
      await bringRecords(this.#deps, this.#grant, given);
    }
    const settings = this.#settings(staging, this.#tree);
    if (this.#isFirst && settings.name !== undefined) await this.#deps.followName(this.#grant, settings.name);
    const cut = isCut ? [cutShort] : [];
    const failures = distinct([...staging.failures, ...this.#liveFailures, ...cut]);
    await this.#end({
      step: { type: 'answered', failures: failures.length },
      refused: {
        failures,
        drafts: staging.drafts,
        bases: hashesAt(this.#known, Object.keys(staging.drafts)),
      },
      settings,
      suggestions: staging.suggestions,
      memory: this.#memory,
    });
    const gate = this.#gate?.isOpen && !wasStopped ? this.#gate : null;
    if (gate) checkLate(this.#deps, { gate, staging, grant: this.#grant, turnId: this.#turn.id });
  }

  async #fixAgain(staging: Staging): Promise<void> {
    for (const change of await staging.fixAgain()) this.#note(change);
  }

  #note(change: FileChange | null): void {
    if (change) this.#stream.addChange(change);
  }

  async #save(staging: Staging): Promise<void> {
    this.#savedAt = Date.now();
    this.#stream.flush();
    await this.#deps.store.saveProgress(this.#grant, this.#turn, this.#progress(staging));
  }

  #progress(staging: Staging) {
    return {
      content: this.#stream.content,
      changes: staging.changes,
      seq: this.#stream.seq,
      tools: this.#stream.takeTools(),
    };
  }

  async #sendWhole(): Promise<void> {
    this.#isWholeDue = false;
    if (this.#staging) await this.#save(this.#staging);
    const message = await this.#deps.messages.find(this.#grant, this.#turn.answer_id);
    if (message) this.#deps.events.emit('message.changed', { appId: this.#grant.appId, message });
  }

  async #end(ending: Omit<Ending, 'turnId' | 'receipt' | 'progress'>): Promise<void> {
    this.#stream.flush();
    const progress = this.#staging
      ? { progress: { ...this.#progress(this.#staging), tools: this.#stream.tools } }
      : {};
    await endTurn(this.#deps, this.#grant, {
      turnId: this.#turn.id,
      receipt: this.#receipt(),
      ...progress,
      ...ending,
    });
  }

  #receipt(): Receipt {
    return {
      milliseconds: Date.now() - this.#startedAt,
      model: this.#provider.name,
      credits: 0,
      ...this.#use.tokens,
    };
  }
}
