import type { ToolResult } from '@sayso/contracts/chat';
import type { Id } from '@sayso/contracts/ids';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Toolbox, ToolOutcome } from '@sayso/core/turn-provider';
import type { Actor } from '../../../access/actor.ts';
import type { AppGrant } from '../../../access/grant.ts';
import type { Question } from '../store.ts';
import type { Checked, Look, RecordQuery } from './tool.ts';
import { createToolbox } from './toolbox.ts';

export type ToolDeps = {
  /** Null when the account is gone. */
  actorOf: (userId: Id) => Promise<Actor | null>;
  /** What is wrong with a whole tree. */
  checkApp: (appId: Id, tree: SourceTree) => Promise<Checked>;
  records: (
    actor: Actor,
    place: { appId: Id; entity: string },
    query: RecordQuery,
  ) => Promise<Record<string, unknown>[]>;
};

type Given = {
  question: Question;
  sources: () => SourceTree;
  findings: () => Promise<Look>;
};

/** The tools of one turn, with the rights of whoever asked, as they are when a tool is called. */
export const createTurnTools =
  ({ actorOf, checkApp, records }: ToolDeps) =>
  (grant: AppGrant, { question, sources, findings }: Given): Toolbox =>
    createToolbox({
      sources,
      findings,
      checkApp: (tree) => checkApp(grant.appId, tree),
      openErrors: question.params?.open_errors ?? [],
      async records(entity, query) {
        const actor = question.author_id === null ? null : await actorOf(question.author_id);
        return actor === null ? [] : records(actor, { appId: grant.appId, entity }, query);
      },
    });
export type TurnTools = ReturnType<typeof createTurnTools>;

/** What the message tells of a result; the model's own text of it is not kept. */
export const presentOutcome = (
  id: string,
  { results, display, isError = false }: ToolOutcome,
): ToolResult => ({
  id,
  results,
  ...(display === undefined ? {} : { display_results: display }),
  ...(isError ? { is_error: true } : {}),
});
