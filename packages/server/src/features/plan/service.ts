import type { Message, MessageBody } from '@sayso/contracts/chat';
import { Fault } from '@sayso/contracts/faults';
import type { AppId, Id } from '@sayso/contracts/ids';
import { type AppPlan, type PlanOperation, type PlanQuestion, planLimits } from '@sayso/contracts/plan';
import { texts } from '@sayso/contracts/texts';
import type { Access } from '../../access/access.ts';
import { type Actor, sharerOf } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { BuiltIn } from '../../platform/builder/built-in.ts';
import type { AppState, PlannedChange } from '../../platform/builder/questions.ts';
import type { Rates } from '../../rates.ts';
import { planWords } from '../../texts/plan.ts';
import type { AppStore } from '../apps/store.ts';
import type { Asking } from '../chat/asking.ts';
import type { CountChoice, CountRecords, FindFilled } from '../records/schema-changes/plan-choices.ts';
import type { Sources } from '../sources/service.ts';

type Deps = {
  access: Access;
  rates: Rates;
  appStore: AppStore;
  sources: Sources;
  asking: Pick<Asking, 'sentBefore' | 'sentOrIdle' | 'askOnce'>;
  builder: Pick<BuiltIn, 'planOf' | 'planChange'>;
  countChoice: CountChoice;
  countRecords: CountRecords;
  findFilled: FindFilled;
};
type Change = {
  checkpoint_id: Id;
  operations: PlanOperation[];
  is_confirmed?: boolean | undefined;
  client_message_id?: string | undefined;
};
type Answer = { message: Message; question: null } | { message: null; question: PlanQuestion };
/** An app as it stands, and by which hash that is known again. */
type Standing = AppState & { checkpointId: Id | null; hash: string };

/** Sources that changed while they were planned with are planned with anew, so many times. */
const mostTries = 3;

export const createPlans = (deps: Deps) => {
  const { access, rates, asking, builder } = deps;
  const standing = createStanding(deps);
  const ask = createAsk(deps);
  return {
    async get(actor: Actor, appId: AppId): Promise<AppPlan> {
      const grant = await access.manage(actor, appId);
      const { checkpointId, hash: _, ...state } = await standing(grant);
      return { ...(await builder.planOf(sharerOf(grant), state)), checkpoint_id: checkpointId };
    },

    /** A turn of the built-in builder, whoever answers messages; what needs a word before is asked and changes nothing. */
    async change(actor: Actor, appId: AppId, change: Change): Promise<Answer> {
      const grant = await access.manage(actor, appId);
      const sent = await asking.sentBefore(grant, change.client_message_id);
      if (sent) return { message: sent, question: null };
      if (actor.kind === 'user') await rates.take('planChanges', { user: actor.user.id });
      for (let tries = 0; tries < mostTries; tries += 1) {
        const answer = await ask(grant, change, await standing(grant));
        if (answer) return answer;
      }
      throw new Fault('conflict', planWords.changed, { reason: 'plan_changed' });
    },
  };
};
export type Plans = ReturnType<typeof createPlans>;

function createStanding({ appStore, sources }: Pick<Deps, 'appStore' | 'sources'>) {
  return async (grant: AppGrant): Promise<Standing> => {
    const [row, working] = await Promise.all([appStore.row(grant), sources.read(grant)]);
    if (!row) throw new Fault('not_found', texts.appNotFound);
    const { tree, hash, checkpointId } = working;
    const memory = checkpointId ? await sources.memory(grant, checkpointId) : null;
    const { name, user_description: description, main_page: mainPage } = row;
    const app = { id: grant.appId, name, description: description ?? '', mainPage };
    return { app, sources: tree, memory, checkpointId, hash };
  };
}

/** Null where the app changed meanwhile. */
/** Removed choices whose records are counted; more than a person goes through in one question. */
const mostCounted = planLimits.choices;

function createAsk({ sources, asking, builder, countChoice, countRecords, findFilled }: Deps) {
  const baseOf = async (grant: AppGrant, id: Id, now: Standing): Promise<AppState | null> => {
    if (id === now.checkpointId) return null;
    const base = await sources.readCheckpoint(grant, id).catch((error: unknown) => {
      if (!(error instanceof Fault) || error.kind !== 'not_found') throw error;
      throw new Fault('conflict', planWords.unknownVersion, { reason: 'plan_changed' });
    });
    const app = { ...now.app, ...base.settings, mainPage: base.settings.main_page };
    return { app, sources: base.sources, memory: base.memory };
  };

  /** A field that no record has a value of goes without a word. */
  const notesOfHeld = async (grant: AppGrant, given: PlannedChange['valueNotes']): Promise<string[]> => {
    const notes: string[] = [];
    for (const [entity, ofEntity] of Map.groupBy(given, ({ held }) => held.entity)) {
      const filled = await findFilled(
        grant,
        entity,
        ofEntity.map(({ held }) => held.field),
      );
      notes.push(...ofEntity.flatMap(({ note, held }) => (filled.has(held.field) ? [note] : [])));
    }
    return notes;
  };

  const openQuestion = async (grant: AppGrant, planned: PlannedChange): Promise<PlanQuestion | null> => {
    const left_choices = [];
    // One after the other: a question holds up nobody else's.
    for (const { held, ...choice } of planned.gone.slice(0, mostCounted))
      left_choices.push({ ...choice, records: await countChoice(grant, { ...held, value: choice.value }) });
    const left_things = [];
    for (const { thing, entity } of planned.goneThings)
      left_things.push({ thing, records: await countRecords(grant, entity) });
    const notes = [...planned.question.notes, ...(await notesOfHeld(grant, planned.valueNotes))];
    const hasRecords = ({ records }: { records: number }) => records > 0;
    const question = {
      ...planned.question,
      notes,
      left_choices: left_choices.filter(hasRecords),
      left_things: left_things.filter(hasRecords),
    };
    return Object.values(question).some((list) => list.length > 0) ? question : null;
  };

  return async (grant: AppGrant, change: Change, now: Standing): Promise<Answer | null> => {
    const sent = await asking.sentOrIdle(grant, change.client_message_id);
    if (sent) return { message: sent, question: null };
    const { operations, checkpoint_id: id, is_confirmed: isConfirmed = false } = change;
    const { checkpointId: _, hash, ...state } = now;
    const base = await baseOf(grant, id, now);
    const planned = await builder.planChange(sharerOf(grant), { state, base, operations });
    const question = isConfirmed ? null : await openQuestion(grant, planned);
    if (question) return { message: null, question };
    const message = await asking.askOnce(grant, { body: messageOf(change, planned), hash });
    return message && { message, question: null };
  };
}

const messageOf = (
  { operations, client_message_id }: Change,
  { lines, moves }: PlannedChange,
): MessageBody => ({
  content: lines.join('\n'),
  additional_message_params: {
    plan_operations: operations,
    plan_lines: lines,
    ...(moves.length > 0 ? { plan_moves: moves } : {}),
  },
  ...(client_message_id === undefined ? {} : { client_message_id }),
});
