import type { Failure } from '@sayso/contracts/chat';
import { type BlockEvent, BlockParser } from '@sayso/core/blocks/parser';
import { createTextCleaner } from '@sayso/core/blocks/stored-text';
import { asksForLess } from '@sayso/core/blocks/wishes';
import { blocksAlone } from '@sayso/core/prompt/undone-blocks';
import { ProviderFault } from '@sayso/core/provider-fault';
import { distinct, reportFailures } from '@sayso/core/repair-report';
import type { TurnEvent, TurnProvider, TurnRequest, UsageEvent } from '@sayso/core/turn-provider';
import type { AppGrant } from '../../access/grant.ts';
import { turnWords } from '../../texts/turns.ts';
import type { AnswerStream } from './answer-stream.ts';
import { askedOn } from './asked-on.ts';
import { type Brought, bringRecords, nothingBrought } from './bring-records.ts';
import { checkLate } from './check-late.ts';
import { explainFailure } from './explain-failure.ts';
import { brokenOff, cutShort, isRepairable, plainFailure } from './failures.ts';
import { Gate } from './gate.ts';
import { GivenRecords } from './given-records.ts';
import { inBreaths } from './in-breaths.ts';
import { Landing } from './landing.ts';
import { hasChanged, lacksChange, placeOf, sayNothingChanged } from './no-change.ts';
import { repairInRounds } from './repair-loop.ts';
import type { RunDeps } from './run-deps.ts';
import type { SampleCheck } from './sample-blocks.ts';
import { Staging } from './staging.ts';
import { lifeOf, type TurnRow } from './store.ts';
import { presentOutcome } from './tools/turn-tools.ts';
import { mayRepair, nextLife, type TurnLife } from './turn-life.ts';
import { outOfLimits, type TurnLimits, usualLimits } from './turn-limits.ts';
import { TurnRecord } from './turn-record.ts';
import { prepareTurn } from './turn-request.ts';
import { untilAborted } from './until-aborted.ts';
import { warningsOf } from './warnings.ts';

/** Reason of an abort that a person asked for. */
export const stopped = 'stopped';

/** What is kept of an endless answer behind its last block. */
const keptOfEndless = 2_000;

/** What a prepared turn works with. */
type Work = {
  staging: Staging;
  landing: Landing;
  gate: Gate | null;
  request: TurnRequest;
  /** What the provider is asked first: the message, with what an earlier turn left to mend. */
  opening: string;
  /** What an earlier turn left to mend, which this one is to finish. */
  left: readonly Failure[];
  isFirst: boolean;
};

/** One turn on this process: the provider's stream goes through parser and staging into the working tree. */
export class TurnRun {
  readonly #deps: RunDeps;
  readonly #grant: AppGrant;
  readonly #turn: TurnRow;
  readonly #provider: TurnProvider;
  readonly #record: TurnRecord;
  readonly #clean = createTextCleaner();
  readonly #records: GivenRecords;
  readonly #limit = new AbortController();
  readonly #limits: TurnLimits;
  #parser = new BlockParser();
  #life: TurnLife;
  #memory: unknown = null;
  /** Words of all rounds, and where the last block among them ended. */
  #length = 0;
  #blockEnd = 0;
  /** Where the round of repair began in the answer. */
  #roundStart = 0;
  /** Why the answer ends before its end, with what stands of it. */
  #cut: Failure | null = null;

  constructor(deps: RunDeps, grant: AppGrant, { turn, provider }: { turn: TurnRow; provider: TurnProvider }) {
    this.#deps = deps;
    this.#grant = grant;
    this.#turn = turn;
    this.#life = lifeOf(turn);
    this.#limits = { ...usualLimits, ...deps.limits };
    this.#provider = provider;
    this.#records = new GivenRecords(deps.recordReading);
    this.#record = new TurnRecord(deps, grant, { turn, model: provider.name });
  }

  /** Runs to the end. Aborted for `stopped`, it keeps what went live; for any other reason it fails. */
  async run(signal: AbortSignal): Promise<void> {
    const timer = setTimeout(() => this.#limit.abort(outOfLimits), this.#limits.milliseconds);
    const within = AbortSignal.any([signal, this.#limit.signal]);
    try {
      const work = await this.#prepare(signal);
      const opening = await this.#begin(work, within);
      if (opening && !within.aborted) await this.#readFirst(work, opening, within);
      if (!within.aborted && !this.#cut) await this.#repair(work, within);
      if (signal.aborted && signal.reason !== stopped) await this.#fail(turnWords.interrupted);
      else await this.#complete(work, signal.aborted);
    } catch (error) {
      await this.#fail(this.#explain(error));
    } finally {
      clearTimeout(timer);
      this.#record.stream.flush();
    }
  }

  /** Whoever comes to watch is sent all of the answer so far. */
  sendWholeNext(): void {
    this.#record.sendWholeNext();
  }

  async #prepare(signal: AbortSignal): Promise<Work> {
    const prepared = await prepareTurn(this.#deps, this.#grant, this.#turn);
    const { request, frozen, hashes, sources: base, drafts, renamed } = prepared;
    const { types, check, fix } = this.#deps;
    this.#memory = request.memory;
    this.#life = nextLife(this.#life, { type: 'started' });
    const isGenerated = this.#provider.mayShrink === true;
    const canRepair = this.#provider.repairs === true;
    const mayShrink = isGenerated || asksForLess(request.wish ?? request.text);
    const wish = isGenerated ? {} : { asked: request.wish ?? request.text };
    const options = { frozen, mayShrink, ...wish, ...(request.only ? { only: request.only } : {}) };
    const staging = new Staging({ base, check, fix, options, drafts, renamed });
    this.#record.staging = staging;
    const sources = () => staging.draft;
    const findings = async () => {
      const look = await landing.look();
      const wrong = await this.#wrongRecords(staging);
      this.#records.tell();
      return { ...look, failures: [...look.failures, ...wrong] };
    };
    const tools = this.#deps.toolsFor(this.#grant, { question: prepared.question, sources, findings });
    if (canRepair) types?.warm();
    const { isFirst, app } = request;
    const { appId } = this.#grant;
    const left = prepared.left.filter(isRepairable);
    const asked = { appId, person: request.asker, base, signal, isFirst, waits: canRepair };
    const gate = types ? new Gate({ types, ...asked, left: left.filter(({ live }) => live) }) : null;
    const { mainPage } = app;
    const given = { record: this.#record, staging, gate, hashes, mainPage, isFirst, isGenerated, canRepair };
    const landing = new Landing(this.#deps, this.#grant, given);
    if (canRepair) await staging.resume();
    await this.#record.sendWhole();
    const report = canRepair && left.length > 0 ? `\n\n${reportFailures(left, request)}` : '';
    const opening = `${request.text}${report}`;
    return { staging, landing, gate, request: { ...request, tools }, opening, isFirst, left };
  }

  /** A working app before the provider writes a line; answers what it is asked then, null where nothing is left to do. */
  async #begin(work: Work, signal: AbortSignal): Promise<TurnRequest | null> {
    const { request, opening, staging, landing } = work;
    const onUsage = (used: UsageEvent) => this.#record.use.add(used, false);
    const beginning = request.isFirst ? await this.#provider.begin?.(request, { signal, onUsage }) : null;
    if (!beginning) return { ...request, text: opening };
    landing.isTrusted = true;
    await this.#hear(work, beginning.events, signal);
    for (const event of this.#parser.end()) await this.#takeBlock(work, event);
    landing.isTrusted = false;
    if (!signal.aborted) await this.#bringRecords(staging);
    if (beginning.goOn === null) return null;
    const { name = request.app.name, main_page: mainPage = null } = await landing.keepBeginning(this.#memory);
    staging.files.tell();
    this.#parser = new BlockParser();
    this.#record.stream.add('\n\n');
    this.#record.stream.flush();
    const { content: answer } = this.#record.stream;
    const app = { ...request.app, name, mainPage };
    return askedOn(request, { app, sources: staging.draft, text: beginning.goOn, answer });
  }

  /** Where the provider fails for good when some of its answer is there, the turn ends with that. */
  async #readFirst(work: Work, opening: TurnRequest, signal: AbortSignal): Promise<void> {
    try {
      await this.#read(work, opening, signal);
    } catch (error) {
      if (!(error instanceof ProviderFault) || !this.#stands(work)) throw error;
      this.#explain(error);
      for (const event of this.#parser.end()) await this.#takeBlock(work, event);
      this.#cut = brokenOff(error.why);
    }
  }

  /** A first build without a page is none; what a generator makes is whole or nothing. */
  #stands({ staging, isFirst }: Work): boolean {
    const passed = staging.files.changes.filter(({ error }) => error === undefined);
    const isEnough = isFirst ? passed.some(({ path }) => path.startsWith('pages/')) : passed.length > 0;
    return this.#provider.repairs === true && isEnough;
  }

  async #read(work: Work, request: TurnRequest, signal: AbortSignal): Promise<void> {
    try {
      await this.#hear(work, this.#provider.answer(request, signal), signal);
    } catch (error) {
      // What has no end has no use either, and is not to be carried about with the app.
      if (error instanceof ProviderFault && error.kind === 'endless')
        this.#record.stream.cutTo(this.#blockEnd + keptOfEndless);
      throw error;
    }
    for (const event of this.#parser.end()) {
      if (signal.reason === stopped && event.type === 'error') this.#noteStopped(work, event.path);
      else await this.#takeBlock(work, event);
    }
  }

  /** Half a file is nobody's mistake where the person wanted no more of it. */
  #noteStopped({ staging: { files } }: Work, path: string | null): void {
    const hasPassed = files.changes.some((each) => each.path === path && each.error === undefined);
    if (path !== null && !hasPassed) this.#record.note(files.stop(path));
  }

  async #hear(work: Work, events: AsyncIterable<TurnEvent>, signal: AbortSignal): Promise<void> {
    for await (const event of inBreaths(untilAborted(events, signal))) await this.#take(work, event);
  }

  async #take(work: Work, event: TurnEvent): Promise<void> {
    const { stream, use } = this.#record;
    switch (event.type) {
      case 'text':
        this.#measure(event.text);
        await this.#record.sendWholeIfDue();
        await this.#takeText(work, this.#clean(event.text));
        return this.#record.saveNowAndThen();
      case 'memory':
        this.#memory = event.memory;
        return;
      case 'samples':
      case 'rows':
        this.#records.take(event);
        return;
      case 'tool_call':
        stream.addTool({ calls: [{ id: event.id, name: event.name, arguments: event.arguments }] });
        return;
      case 'tool_result':
        stream.addTool({ results: [presentOutcome(event.id, event.outcome)] });
        return this.#record.saveNowAndThen();
      case 'usage':
        use.add(event, this.#life.state === 'repairing');
        if (use.steps > this.#limits.steps) this.#limit.abort(outOfLimits);
        return;
    }
  }

  #measure({ length }: string): void {
    this.#length += length;
    if (this.#length > this.#limits.characters)
      throw new ProviderFault('endless', `More than ${this.#limits.characters} characters in all rounds`);
  }

  async #takeText(work: Work, text: string): Promise<void> {
    this.#record.stream.add(text);
    for (const part of this.#parser.push(text)) await this.#takeBlock(work, part);
  }

  async #takeBlock({ staging, landing, request }: Work, event: BlockEvent): Promise<void> {
    if (event.type === 'error')
      this.#record.note(staging.files.refuseBlock(plainFailure(event.path ?? 'action', event.message)));
    if (event.type !== 'close') return;
    this.#blockEnd = this.#record.stream.length;
    await staging.prepare(event.block);
    const change = staging.take(event.block);
    this.#record.note(change);
    if (event.block.type === 'records' && change === null) {
      const { attachments = [], now } = request;
      const given = { sources: staging.draft, attachments, now };
      const refused = await this.#records.takeBlock(event.block, given);
      if (refused !== null) this.#record.note(staging.files.refuseBlock(refused));
    }
    // Before it goes live: pages that came earlier may use it without an import.
    if (event.block.path?.startsWith('components/')) {
      for (const change of await staging.fixAgain()) this.#record.note(change);
    }
    await landing.land();
    if (this.#record.stream.takeWhole()) await this.#record.sendWhole();
  }

  /** What a round of repair fails in costs that round alone: what passed before stays. */
  async #repair(work: Work, signal: AbortSignal): Promise<void> {
    const { landing } = work;
    await landing.landRest();
    try {
      await repairInRounds({
        find: async () => [...landing.failures, ...(await this.#wrongRecords(work.staging))],
        mayGoOn: () => this.#mayRepair(signal),
        mend: async (failures) => {
          await this.#askAgain(work, failures, signal);
          await landing.landRest();
        },
      });
    } catch (error) {
      this.#explain(error);
    }
  }

  #mayRepair(signal: AbortSignal): boolean {
    const { total, steps } = this.#record.use;
    const isWithin = total < this.#limits.tokens && steps < this.#limits.steps;
    return this.#provider.repairs === true && isWithin && !signal.aborted && mayRepair(this.#life);
  }

  async #askAgain(work: Work, failures: readonly Failure[], signal: AbortSignal): Promise<void> {
    const { sql, store } = this.#deps;
    const { staging, request } = work;
    const { stream } = this.#record;
    this.#leadIn(stream);
    this.#life = nextLife(this.#life, { type: 'repair' });
    await sql.begin(async (tx) => {
      await this.#record.lockRunning(tx);
      await store.setLife(this.#grant, this.#turn.id, this.#life, tx);
      await this.#record.save(tx);
    });
    await this.#record.sendWhole();
    const sources = staging.draft;
    const text = reportFailures(failures, { sources, hints: work.landing.hints });
    staging.files.tell();
    this.#records.tell();
    this.#parser = new BlockParser();
    const warnings = warningsOf(staging.files.changes);
    await this.#read(work, askedOn(request, { sources, text, warnings, answer: stream.content }), signal);
  }

  /** Says once that mistakes are being mended: what a round before this one said of it is out of date. */
  #leadIn(stream: AnswerStream): void {
    if (this.#life.repair === 0) stream.add(turnWords.repairing);
    else stream.rewriteFrom(this.#roundStart, (text) => `${blocksAlone(text)}\n`);
    stream.flush();
    this.#roundStart = stream.length;
    this.#blockEnd = Math.min(this.#blockEnd, stream.length);
  }

  async #complete(work: Work, wasStopped: boolean): Promise<void> {
    const { staging, landing, gate, isFirst, left, request } = work;
    const cut = this.#limit.signal.aborted ? cutShort : this.#cut;
    if (cut && !wasStopped) await landing.landRest();
    for (const change of staging.giveUp(wasStopped)) this.#record.note(change);
    const brought = wasStopped ? nothingBrought : await this.#bringRecords(staging);
    const isBuilt = isFirst || left.length > 0 || request.app.mainPage === null;
    const isWhole = isBuilt && !cut && !wasStopped && landing.failures.length === 0;
    const settings = landing.settleSettings({ isWhole });
    if (isFirst && settings.name !== undefined) await this.#deps.followName(this.#grant, settings.name);
    const found = distinct([...landing.failures, ...(cut ? [cut] : [])]);
    const changed = hasChanged(staging, settings) || brought.stored > 0;
    // A Retry that changed nothing has mended nothing either, whatever it says.
    const failures = found.length === 0 && !changed ? left.filter(isRepairable) : found;
    const isUndone = !changed && !wasStopped && failures.length === 0;
    if (isUndone && lacksChange(this.#provider, request)) sayNothingChanged(this.#record.stream);
    const planPlace = isUndone
      ? await placeOf(this.#deps, this.#grant, { ...request, memory: this.#memory })
      : null;
    const { drafts, renamedDrafts, suggestions } = staging;
    const bases = landing.hashesOf([...Object.keys(drafts), ...Object.values(renamedDrafts)]);
    await this.#record.end({
      step: { type: 'answered', failures: failures.length },
      refused: { failures, drafts, bases, renamed: renamedDrafts },
      changed,
      settings,
      suggestions,
      memory: this.#memory,
      planPlace,
    });
    if (gate?.isOpen && !wasStopped)
      checkLate(this.#deps, { gate, staging, grant: this.#grant, turnId: this.#turn.id });
  }

  /** What is wrong with the samples, as the app is by now or, at the end, as it went live. */
  #wrongRecords(staging: Staging, isLast = false): Promise<Failure[]> {
    const former = staging.files.formerEntities;
    const dangling: SampleCheck['dangling'] = (references, records) =>
      this.#deps.danglingReferences(this.#grant, {
        // Records follow a new name at the end of the turn.
        references: references.map((each) => ({ ...each, entity: former.get(each.entity) ?? each.entity })),
        records,
      });
    return this.#records.check({ sources: isLast ? staging.live : staging.draft, dangling, isLast });
  }

  /** What of it cannot be kept is told among the refused files. */
  async #bringRecords(staging: Staging): Promise<Brought> {
    const wrong = await this.#wrongRecords(staging, true);
    const given = { turn: this.#turn, staging, records: this.#records, stream: this.#record.stream };
    const brought = await bringRecords(this.#deps, this.#grant, given);
    for (const failure of [...wrong, ...brought.failures])
      this.#record.note(staging.files.refuseBlock(failure));
    return brought;
  }

  /** What cannot be stored of the answer must not keep its turn from ending. */
  async #fail(details: string): Promise<void> {
    const ending = { step: { type: 'broke' as const }, details };
    try {
      await this.#record.end(ending);
    } catch (error) {
      this.#deps.log.error({ err: error, turnId: this.#turn.id }, 'A failed turn was not saved');
      await this.#record.endWithoutProgress(ending);
    }
  }

  #explain(error: unknown): string {
    const { log } = this.#deps;
    return explainFailure(error, { log, turnId: this.#turn.id, model: this.#provider.name });
  }
}
