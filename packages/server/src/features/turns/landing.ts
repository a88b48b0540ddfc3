import type { Failure } from '@sayso/contracts/chat';
import type { AppSettings } from '@sayso/core/blocks/app-settings';
import { distinct } from '@sayso/core/repair-report';
import type { SourceTree } from '@sayso/core/source-tree';
import type { AppGrant } from '../../access/grant.ts';
import type { HashTree } from '../sources/store.ts';
import type { Gate } from './gate.ts';
import { type Group, patchTree } from './group.ts';
import { hashesAt, wroteOver } from './known-files.ts';
import { mainPageIn } from './main-page.ts';
import type { RunDeps } from './run-deps.ts';
import type { Staging } from './staging.ts';
import type { Look } from './tools/tool.ts';
import type { TurnRecord } from './turn-record.ts';

/** A failure in a text of its file. */
type Found = { failure: Failure; text: string | undefined };

/** What the app's first page is chosen from. */
type Opening = { tree: HashTree; texts: SourceTree; isWhole: boolean };

const nothing = { found: [] };

type Deps = Pick<RunDeps, 'sources' | 'store' | 'types'>;
type LandingOptions = {
  record: TurnRecord;
  staging: Staging;
  gate: Gate | null;
  /** The working tree as the turn found it. */
  hashes: HashTree;
  mainPage: string | null;
  isFirst: boolean;
  /** A generator writes all at once, without mistakes of its own that could be repaired. */
  isGenerated: boolean;
  canRepair: boolean;
};

/** Takes what is ready of a turn's staged files into the working tree, as far as it passes. */
export class Landing {
  readonly #deps: Deps;
  readonly #grant: AppGrant;
  readonly #options: LandingOptions;
  /** What each file is believed to be: as this turn found it, or as it wrote it itself. */
  #known: HashTree;
  #tree: HashTree;
  #mainPage: string | null;
  /** What is wrong with files that are live already, and with refused ones beyond what had them refused. */
  #liveFailures: readonly Found[] = [];
  #draftFailures: readonly Found[] = [];
  /** What comes is a generator's: it goes live without waiting for a check. */
  isTrusted = false;
  /** What may be right of all that this turn wrote. */
  hints: readonly Failure[] = [];

  constructor(deps: Deps, grant: AppGrant, options: LandingOptions) {
    this.#deps = deps;
    this.#grant = grant;
    this.#options = options;
    this.#known = options.hashes;
    this.#tree = options.hashes;
    this.#mainPage = options.mainPage;
  }

  /** Everything that did not pass, live or not. */
  get failures(): Failure[] {
    const { staging } = this.#options;
    const inDrafts = this.#draftFailures.filter(
      ({ failure, text }) => staging.files.draftOf(failure.path) === text,
    );
    return [...staging.failures, ...[...inDrafts, ...this.#liveFailures].map(({ failure }) => failure)];
  }

  /** What a round of repair would be told now: of all that was written so far, were this the end of the answer. */
  async look(): Promise<Look> {
    const { staging, gate, record } = this.#options;
    for (const change of await staging.fixAgain()) record.note(change);
    const draft = gate ? await gate.draft(staging) : nothing;
    const failures = distinct([...staging.failures, ...(draft ?? nothing).found]);
    staging.files.tell();
    return { failures, isWhole: draft !== null };
  }

  /**
   * Settings that can hold with the working tree as it is now; the main page among them is the app's from here on.
   * `isWhole` says that a build, or its Retry, came to its end and that all of it passed.
   */
  settleSettings({ isWhole }: { isWhole: boolean }): AppSettings {
    return this.#settleSettings({ tree: this.#tree, texts: this.#options.staging.live, isWhole });
  }

  /** Hashes that refused files have in the working tree. */
  hashesOf(paths: readonly string[]): Record<string, string | null> {
    return hashesAt(this.#known, paths);
  }

  /**
   * Lands what is ready and passes; a first build waits for its first page. What a generator makes all at once is
   * checked all at once, its first build only when it is shown already.
   */
  async land(isLast = false): Promise<void> {
    const { staging, gate, record, isFirst, isGenerated } = this.#options;
    if (gate && isGenerated && !isFirst && !isLast) return;
    staging.expectsMore = !isLast;
    staging.release();
    const ready = staging.ready();
    if (!ready) return;
    const paths = [...Object.keys(staging.live), ...Object.keys(ready)];
    if (isFirst && !isLast && !paths.some((path) => path.startsWith('pages/'))) return;
    const group = await this.#passing(this.isTrusted || (isGenerated && isFirst));
    if (!group) return;
    const { conflicts } = await this.#swap(group);
    for (const change of staging.landed(group, conflicts)) record.note(change);
  }

  /** What is left to land at the end of a round, and what is wrong with what is live. */
  async landRest(): Promise<void> {
    const { staging, gate, record, canRepair } = this.#options;
    for (const change of await staging.fixAgain()) record.note(change);
    await this.land(true);
    // A generator takes no time in which the checker could have got ready: its app is not held up for that.
    const isWaitedFor = canRepair || this.#deps.types?.isWarm === true;
    if (gate && isWaitedFor) await this.#lookAtLive(gate);
    if (gate && canRepair) await this.#lookAtDrafts(gate);
    staging.expectsMore = true;
  }

  /** Also where nothing new went live: what was wrong stays so until it is mended. */
  async #lookAtLive(gate: Gate): Promise<void> {
    const { staging } = this.#options;
    if (!gate.isOpen && this.#liveFailures.length === 0) return;
    const found = await gate.live(staging);
    const isSame = ({ failure, text }: Found) => staging.live[failure.path] === text;
    this.#liveFailures = found
      ? found.map((failure) => ({ failure, text: staging.live[failure.path] }))
      : this.#liveFailures.filter(isSame);
  }

  /** Whoever mends a refused file is told all that is wrong with it, rather than the next mistake each round. */
  async #lookAtDrafts(gate: Gate): Promise<void> {
    const { staging } = this.#options;
    const known = this.failures;
    this.#draftFailures = [];
    this.hints = [];
    if (known.length === 0) return;
    const places = new Set(known.map(({ path, line }) => `${path} ${line}`));
    const draft = await gate.draft(staging);
    this.hints = draft?.hints ?? [];
    this.#draftFailures = (draft?.found ?? []).flatMap((failure) => {
      const text = staging.files.draftOf(failure.path);
      const isTold = text === undefined || places.has(`${failure.path} ${failure.line}`);
      return isTold ? [] : [{ failure, text }];
    });
  }

  async #passing(isTrusted: boolean): Promise<Group | null> {
    const { staging, gate } = this.#options;
    if (gate && !isTrusted) return gate.passing(staging);
    if (gate) gate.isOpen = true;
    return staging.ready();
  }

  /**
   * Keeps what a first build began with as a version of its own, with the name and first page that were chosen by now:
   * whatever becomes of the rest, it stands.
   */
  async keepBeginning(memory: unknown): Promise<Pick<AppSettings, 'name' | 'main_page'>> {
    const { store, sources } = this.#deps;
    const { record } = this.#options;
    const { name, main_page } = this.settleSettings({ isWhole: false });
    await sources.begin(async (tx) => {
      const { answer_id: answerId, question_id: questionId } = await record.lockRunning(tx);
      await store.applySettings(this.#grant, { name, main_page }, tx);
      const authorId = (await store.question(this.#grant, questionId, tx))?.author_id ?? null;
      const { id, paths } = await sources.snapshot(this.#grant, { kind: 'turn', memory, authorId }, tx);
      await store.setAnswerCheckpoint(this.#grant, answerId, id, tx);
      if (paths.some((path) => path.startsWith('pages/'))) await store.setStageReady(this.#grant, tx);
    });
    return { name, main_page };
  }

  #swap(group: Group) {
    const { store, sources } = this.#deps;
    const { record, staging } = this.#options;
    const together = staging.openRenames;
    record.stream.flush();
    return sources.begin(async (tx) => {
      await record.lockRunning(tx);
      const swapped = await sources.swap(this.#grant, { changes: group, known: this.#known, together }, tx);
      // No more than a failed turn puts back; who may see the app changes when the answer is whole.
      const { name, main_page } = this.#settleSettings({
        tree: swapped.tree,
        texts: patchTree(staging.live, group),
        isWhole: false,
      });
      await store.applySettings(this.#grant, { name, main_page }, tx);
      await record.save(tx);
      this.#known = wroteOver(this.#known, group, swapped);
      this.#tree = swapped.tree;
      return swapped;
    });
  }

  #settleSettings({ tree, texts, isWhole }: Opening): AppSettings {
    const { staging } = this.#options;
    const { main_page: wanted, ...rest } = staging.settings;
    const before = this.#options.mainPage;
    const current = this.#mainPage;
    const renamed = staging.files.renamedPage(before);
    const main = mainPageIn(tree, { wanted, before, renamed, current, texts, isWhole });
    if (main === undefined || (main === current && main !== wanted)) return rest;
    this.#mainPage = main;
    return { ...rest, main_page: main };
  }
}
