import type { FileChange, Receipt } from '@sayso/contracts/chat';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { AnswerStream } from './answer-stream.ts';
import { type Ending, endTurn } from './end-turn.ts';
import type { RunDeps } from './run-deps.ts';
import type { Staging } from './staging.ts';
import type { TurnRow } from './store.ts';
import { TurnUse } from './turn-limits.ts';

const saveEveryMs = 1_000;
/** The whole answer is stored each time: one that is as many times as long is stored as many times less often. */
const savedEachTime = 50_000;

type Deps = Pick<RunDeps, 'events' | 'messages' | 'store'> & Parameters<typeof endTurn>[0];

/** What of a running turn is stored and sent to those who watch: its answer, its list of changes, its receipt. */
export class TurnRecord {
  readonly stream: AnswerStream;
  readonly use = new TurnUse();
  /** Set once the turn is prepared. */
  staging: Staging | null = null;
  readonly #deps: Deps;
  readonly #grant: AppGrant;
  readonly #turn: TurnRow;
  readonly #model: string;
  readonly #startedAt = Date.now();
  #savedAt = Date.now();
  #isWholeDue = false;

  constructor(deps: Deps, grant: AppGrant, { turn, model }: { turn: TurnRow; model: string }) {
    this.#deps = deps;
    this.#grant = grant;
    this.#turn = turn;
    this.#model = model;
    const { appId } = grant;
    this.stream = new AnswerStream({
      messageId: turn.answer_id,
      turnId: turn.id,
      send: (delta) => deps.events.emit('message.delta', { appId, delta }),
    });
  }

  note(change: FileChange | null): void {
    if (change) this.stream.addChange(change);
  }

  /** Throws where another process ended the turn. */
  async lockRunning(tx: Queryable): Promise<TurnRow> {
    const turn = await this.#deps.store.lock(this.#grant, this.#turn.id, tx);
    const isOurs = turn?.state === 'running' || turn?.state === 'repairing';
    if (!isOurs) throw new Error('The turn was ended by another process');
    return turn;
  }

  async saveNowAndThen(): Promise<void> {
    const everyMs = saveEveryMs * (1 + this.stream.length / savedEachTime);
    if (Date.now() - this.#savedAt > everyMs) await this.save();
  }

  async save(tx?: Queryable): Promise<void> {
    this.#savedAt = Date.now();
    this.stream.flush();
    await this.#deps.store.saveProgress(this.#grant, this.#turn, this.#progress(), tx);
  }

  /** Not at once: between two reads nothing can be added to what is sent. */
  sendWholeNext(): void {
    this.#isWholeDue = true;
  }

  /** Before new words are added, so that whoever is sent them has all words before them. */
  async sendWholeIfDue(): Promise<void> {
    if (this.#isWholeDue) await this.sendWhole();
  }

  async sendWhole(): Promise<void> {
    this.#isWholeDue = false;
    if (this.staging) await this.save();
    const message = await this.#deps.messages.find(this.#grant, this.#turn.answer_id);
    if (message) this.#deps.events.emit('message.changed', { appId: this.#grant.appId, message });
  }

  async end(ending: Omit<Ending, 'turnId' | 'receipt' | 'progress'>): Promise<void> {
    this.stream.flush();
    const progress = this.staging ? { progress: { ...this.#progress(), tools: this.stream.tools } } : {};
    await this.#end({ ...progress, ...ending });
  }

  /** Without the answer, some of which cannot be stored. */
  endWithoutProgress(ending: Pick<Ending, 'step' | 'details'>): Promise<void> {
    return this.#end(ending);
  }

  async #end(ending: Omit<Ending, 'turnId' | 'receipt'>): Promise<void> {
    await endTurn(this.#deps, this.#grant, { turnId: this.#turn.id, receipt: this.#receipt(), ...ending });
  }

  #progress() {
    return {
      content: this.stream.content,
      changes: this.staging?.files.changes ?? [],
      seq: this.stream.seq,
      tools: this.stream.takeTools(),
    };
  }

  #receipt(): Receipt {
    return {
      milliseconds: Date.now() - this.#startedAt,
      model: this.#model,
      credits: 0,
      ...this.use.tokens,
    };
  }
}
