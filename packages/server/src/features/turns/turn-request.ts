import { type Failure, isPlanChange } from '@sayso/contracts/chat';
import { type Attachment, readAttachments } from '@sayso/core/attachments';
import type { SourceTree } from '@sayso/core/source-tree';
import type { TurnRequest } from '@sayso/core/turn-provider';
import type { AppGrant } from '../../access/grant.ts';
import { pdfText } from '../../platform/documents/pdf-text.ts';
import type { MessageStore } from '../chat/store.ts';
import type { Sources } from '../sources/service.ts';
import type { HashTree } from '../sources/store.ts';
import type { Question, Refused, TurnRow, TurnStore } from './store.ts';
import { warningsOf } from './warnings.ts';

export type PreparedTurn = {
  question: Question;
  request: TurnRequest;
  frozen: readonly string[];
  hashes: HashTree;
  /** The working tree, without the drafts that the provider is shown. */
  sources: SourceTree;
  drafts: SourceTree;
  /** Which of the drafts are to take the place of a file of another name. */
  renamed: Readonly<Record<string, string>>;
  /** What did not pass in the turn that is to be finished. */
  left: readonly Failure[];
};

/** Gathers what a provider is asked from the app as it stands. */
export async function prepareTurn(
  { store, sources, messages }: { store: TurnStore; sources: Sources; messages: MessageStore },
  grant: AppGrant,
  turn: TurnRow,
): Promise<PreparedTurn> {
  const [app, question, history, lastChanges, working] = await Promise.all([
    store.app(grant),
    store.question(grant, turn.question_id),
    store.history(grant, turn.question_id),
    store.lastChanges(grant, turn.question_id),
    sources.read(grant),
  ]);
  if (!app || !question) throw new Error('The app or the message of the turn is gone');
  const attached = await messages.openFiles(grant, question);
  const memory = working.checkpointId ? await sources.memory(grant, working.checkpointId) : null;
  const retryOf = question.params?.retry_of;
  const refused = retryOf === undefined ? undefined : await store.refused(grant, retryOf);
  const drafts = refused ? draftsThatFit(refused, working.hashes) : {};
  const renamed = Object.fromEntries(
    Object.entries(refused?.renamed ?? {}).filter(([path]) => Object.hasOwn(drafts, path)),
  );
  const request: TurnRequest = {
    app: {
      id: grant.appId,
      name: app.name,
      description: app.user_description ?? '',
      mainPage: app.main_page,
    },
    asker: question.author_id ?? grant.appId,
    sources: shownWith(working.tree, drafts, renamed),
    memory,
    history,
    text: question.content,
    wish: await ownWords({ store }, grant, question),
    warnings: warningsOf(lastChanges),
    attachments: await withPdfText(readAttachments(attached)),
    currentPage: question.params?.current_page ?? null,
    frozen: app.frozen_files,
    ...(question.params?.only ? { only: question.params.only } : {}),
    ...(question.params?.generate === true && question.params.only?.[0]
      ? { writes: question.params.only[0] }
      : {}),
    ...(question.params?.plan_operations ? { plan: question.params.plan_operations } : {}),
    ...(question.params?.draft ? { draft: question.params.draft } : {}),
    ...(question.params?.template ? { template: question.params.template } : {}),
    ...(question.params?.first_build ? { writesAll: question.params.first_build === 'model' } : {}),
    isFix: question.params?.automated_fix === true,
    // A change of the plan is one of an app that is there, also where it has no page.
    isFirst:
      !isPlanChange(question.params) && !Object.keys(working.tree).some((path) => path.startsWith('pages/')),
    now: new Date(),
  };
  return {
    question,
    request,
    frozen: app.frozen_files,
    hashes: working.hashes,
    sources: working.tree,
    drafts,
    renamed,
    left:
      refused?.failures.filter(
        ({ path }) => Object.hasOwn(drafts, path) || !Object.hasOwn(refused.drafts, path),
      ) ?? [],
  };
}

/** Retries of retries: more than anybody presses. */
const mostRetries = 20;

/** The studio writes the text of a fix or a retry from what failed, so no word of it is the person's. */
async function ownWords(
  { store }: { store: TurnStore },
  grant: AppGrant,
  question: Question,
): Promise<string> {
  let asked: Question | undefined = question;
  for (let back = 0; back < mostRetries && asked?.params?.retry_of !== undefined; back += 1)
    asked = await store.questionOf(grant, asked.params.retry_of);
  const { automated_fix: isFix = false, retry_of: goesBackTo } = asked?.params ?? {};
  return isFix || goesBackTo !== undefined ? '' : (asked?.content ?? '');
}

/** Whoever answers is given the words of a PDF. */
async function withPdfText(attachments: readonly Attachment[]): Promise<Attachment[]> {
  const read: Attachment[] = [];
  for (const each of attachments) {
    if (each.kind !== 'pdf') read.push(each);
    else {
      const { name } = each;
      const found = await pdfText(each.base64);
      read.push(
        'text' in found ? { kind: 'text', name, text: found.text } : { kind: 'unread', name, ...found },
      );
    }
  }
  return read;
}

/** Drafts of files that nobody has changed since: what was written later is not laid over. */
function draftsThatFit({ drafts, bases = {}, renamed = {} }: Refused, hashes: HashTree): SourceTree {
  const isAsItWas = (path: string | undefined) =>
    path === undefined || (hashes[path] ?? null) === (bases[path] ?? null);
  return Object.fromEntries(
    Object.entries(drafts).filter(([path]) => isAsItWas(path) && isAsItWas(renamed[path])),
  );
}

/** The app with the drafts in it; what they take the place of is not shown beside them. */
function shownWith(
  tree: SourceTree,
  drafts: SourceTree,
  renamed: Readonly<Record<string, string>>,
): SourceTree {
  const gone = new Set(Object.values(renamed));
  const shown = Object.entries({ ...tree, ...drafts }).filter(([path]) => !gone.has(path));
  return Object.fromEntries(shown);
}
