import type { FileChange, Receipt } from '@sayso/contracts/chat';
import type { AppSettings } from '@sayso/core/blocks/app-settings';
import { type BlockEvent, BlockParser } from '@sayso/core/blocks/parser';
import { createTextCleaner } from '@sayso/core/blocks/stored-text';
import { asksForLess } from '@sayso/core/blocks/wishes';
import { ProviderFault } from '@sayso/core/provider-fault';
import type { SampleRecords, TurnEvent, TurnProvider, TurnRequest } from '@sayso/core/turn-provider';
import type { Logger } from 'pino';
import type { AppGrant } from '../../access/grant.ts';
import type { HashTree } from '../sources/store.ts';
import type { CheckFile } from '../sources/write-file.ts';
import { AnswerStream } from './answer-stream.ts';
import { type EndDeps, type Ending, endTurn } from './end-turn.ts';
import { type FixFile, type Group, Staging } from './staging.ts';
import type { TurnRow } from './store.ts';
import { type Tokens, withUsage } from './tokens.ts';
import { prepareTurn } from './turn-request.ts';
import { untilAborted } from './until-aborted.ts';

export type RunDeps = EndDeps & {
  log: Logger;
  check: CheckFile;
  fix: FixFile;
  insertSamples: (grant: AppGrant, samples: SampleRecords) => Promise<void>;
  /** Has the address of a new app follow the name that it was given. */
  followName: (grant: AppGrant, name: string) => Promise<void>;
  renameRecords: (grant: AppGrant, from: string, to: string) => Promise<void>;
};

/** Reads that other things happen in between, even when a provider answers all at once. */
const breathEveryMs = 15;
const saveEveryMs = 300;

/** Reason of an abort that a person asked for. */
export const stopped = 'stopped';

export const interrupted =
  'The server was restarted while the assistant was working. Your app is as it was before; please send your message again.';
export const providerFailed =
  'The assistant ran into a problem and could not finish. Your app is as it was before; please send your message again.';

/** One turn on this process: the provider's stream goes through parser and staging into the working tree. */
export class TurnRun {
  readonly #deps: RunDeps;
  readonly #grant: AppGrant;
  readonly #turn: TurnRow;
  readonly #provider: TurnProvider;
  readonly #stream: AnswerStream;
  readonly #parser = new BlockParser();
  readonly #clean = createTextCleaner();
  readonly #startedAt = Date.now();
  #request: TurnRequest | null = null;
  #staging: Staging | null = null;
  #known: HashTree = {};
  #isFirst = false;
  #mainPage: string | null = null;
  #memory: unknown = null;
  #samples: SampleRecords = [];
  #tokens: Tokens = {};
  #savedAt = Date.now();
  #isWholeDue = false;

  constructor(deps: RunDeps, grant: AppGrant, given: { turn: TurnRow; provider: TurnProvider }) {
    this.#deps = deps;
    this.#grant = grant;
    this.#turn = given.turn;
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
    try {
      const staging = await this.#prepare();
      await this.#read(staging, signal);
      if (signal.aborted && signal.reason !== stopped) await this.#fail(interrupted);
      else await this.#complete(staging, signal.aborted);
    } catch (error) {
      await this.#fail(this.#explain(error));
    } finally {
      this.#stream.flush();
    }
  }

  /** Not at once: between two reads nothing can be added to what is sent. */
  sendWholeNext(): void {
    this.#isWholeDue = true;
  }

  /** What the person is told; the operator finds the rest in the log. */
  #explain(error: unknown): string {
    const { log } = this.#deps;
    const turnId = this.#turn.id;
    if (!(error instanceof ProviderFault)) {
      log.error({ err: error, turnId }, 'A turn failed');
      return providerFailed;
    }
    const { kind, detail } = error;
    log.warn({ turnId, model: this.#provider.name, kind, detail }, 'The model failed in a turn');
    return error.message;
  }

  #fail(details: string): Promise<void> {
    return this.#end({ step: { type: 'broke' }, details });
  }

  async #prepare(): Promise<Staging> {
    const prepared = await prepareTurn(this.#deps, this.#grant, this.#turn);
    const { request, frozen, hashes } = prepared;
    this.#request = request;
    this.#known = hashes;
    this.#memory = request.memory;
    this.#isFirst = request.isFirst;
    this.#mainPage = request.app.mainPage;
    const isGenerated = this.#provider.mayShrink === true;
    const mayShrink = isGenerated || asksForLess(request.text);
    const staging = new Staging({
      base: request.sources,
      check: this.#deps.check,
      fix: this.#deps.fix,
      options: { frozen, mayShrink, ...(isGenerated ? {} : { asked: request.text }) },
    });
    this.#staging = staging;
    await this.#sendWhole();
    return staging;
  }

  async #read(staging: Staging, signal: AbortSignal): Promise<void> {
    if (!this.#request) return;
    let breathedAt = Date.now();
    for await (const event of untilAborted(this.#provider.answer(this.#request, signal), signal)) {
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
        this.#samples = event.samples;
        return;
      case 'usage':
        this.#tokens = withUsage(this.#tokens, event);
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
    this.#note(staging.take(event.block));
    // Before it goes live: pages that came earlier may use it without an import.
    if (event.block.path?.startsWith('components/')) this.#fixAgain(staging);
    await this.#land(staging, false);
    if (this.#stream.takeWhole()) await this.#sendWhole();
  }

  /** Puts live what can go live; a first build waits for its first page. */
  async #land(staging: Staging, isLast: boolean): Promise<void> {
    const group = staging.ready();
    if (!group) return;
    const paths = [...Object.keys(staging.live), ...Object.keys(group)];
    if (this.#isFirst && !isLast && !paths.some((path) => path.startsWith('pages/'))) return;
    const { conflicts, hash } = await this.#swap(staging, group);
    for (const change of staging.landed(group, conflicts)) this.#note(change);
    if (conflicts.length < Object.keys(group).length) {
      this.#deps.events.emit('sources.changed', { appId: this.#grant.appId, hash });
      this.#deps.events.emit('app.changed', { appId: this.#grant.appId, patch: { app_code_hash: hash } });
    }
  }

  #swap(staging: Staging, group: Group) {
    const { sql, store, sources } = this.#deps;
    this.#stream.flush();
    return sql.begin(async (tx) => {
      const turn = await store.lock(this.#grant, this.#turn.id, tx);
      if (turn?.state !== 'running') throw new Error('The turn was ended by another process');
      const swapped = await sources.swap(this.#grant, { changes: group, known: this.#known }, tx);
      // No more than a failed turn puts back; who may see the app changes when the answer is whole.
      const { name, main_page } = this.#settings(staging, swapped.tree);
      await store.applySettings(this.#grant, { name, main_page }, tx);
      await store.saveProgress(this.#grant, this.#turn, this.#progress(staging), tx);
      this.#known = swapped.tree;
      return swapped;
    });
  }

  /** Settings that can hold: a main page that exists, and one at all once there are pages; a rename takes it along. */
  #settings(staging: Staging, tree: HashTree): AppSettings {
    const { main_page: wanted, ...rest } = staging.settings;
    const pages = Object.keys(tree).flatMap((path) => /^pages\/(.+)$/.exec(path)?.[1] ?? []);
    const main = [wanted, staging.renamedPage(this.#mainPage), this.#mainPage, pages[0]].find(
      (page) => page !== undefined && page !== null && pages.includes(page),
    );
    if (main === undefined || main === null || (main === this.#mainPage && main !== wanted)) return rest;
    this.#mainPage = main;
    return { ...rest, main_page: main };
  }

  async #complete(staging: Staging, wasStopped: boolean): Promise<void> {
    if (!wasStopped) {
      this.#fixAgain(staging);
      await this.#land(staging, true);
    }
    for (const change of staging.giveUp(wasStopped)) this.#note(change);
    if (!wasStopped) await this.#bringRecords(staging);
    const settings = this.#settings(staging, this.#known);
    if (this.#isFirst && settings.name !== undefined) await this.#deps.followName(this.#grant, settings.name);
    await this.#end({
      step: { type: 'answered', refused: staging.refused },
      settings,
      suggestions: staging.suggestions,
      memory: this.#memory,
    });
  }

  /** Records follow their entity's new name; samples come once their entities are live. */
  async #bringRecords(staging: Staging): Promise<void> {
    for (const { from, to } of staging.renamedEntities) await this.#deps.renameRecords(this.#grant, from, to);
    const live = this.#samples.filter(({ entity }) => staging.live[`entities/${entity}`] !== undefined);
    if (live.length === 0) return;
    try {
      await this.#deps.insertSamples(this.#grant, live);
    } catch (error) {
      // An app without its samples is still the app that was asked for.
      this.#deps.log.error({ err: error, turnId: this.#turn.id }, 'Sample records could not be inserted');
    }
  }

  #fixAgain(staging: Staging): void {
    for (const change of staging.fixAgain()) this.#note(change);
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
    return { content: this.#stream.content, changes: staging.changes, seq: this.#stream.seq };
  }

  async #sendWhole(): Promise<void> {
    this.#isWholeDue = false;
    if (this.#staging) await this.#save(this.#staging);
    const message = await this.#deps.messages.find(this.#grant, this.#turn.answer_id);
    if (message) this.#deps.events.emit('message.changed', { appId: this.#grant.appId, message });
  }

  async #end(ending: Omit<Ending, 'turnId' | 'receipt' | 'progress'>): Promise<void> {
    this.#stream.flush();
    const progress = this.#staging ? { progress: this.#progress(this.#staging) } : {};
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
      ...this.#tokens,
    };
  }
}
