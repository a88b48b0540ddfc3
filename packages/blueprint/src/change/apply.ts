import type { Suggestion } from '@sayso/contracts/chat';
import type { Attachment } from '@sayso/core/attachments';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { idsFrom } from '../plan/entities.ts';
import { access } from './access.ts';
import { assignee } from './assigning.ts';
import { moveBlock } from './block-order.ts';
import { bookingTimes } from './booking-times.ts';
import { readClauses } from './clauses.ts';
import { columnOrder } from './columns-order.ts';
import { comments } from './comments.ts';
import { computedField } from './computed.ts';
import { contactForm, newsletterForm } from './contact-form.ts';
import { texts } from './content.ts';
import type { Change, Intent } from './context.ts';
import { currency } from './currency.ts';
import { bestSellers, changeChart, countWhere, removeBlock, splitChart } from './dashboard.ts';
import { data } from './data.ts';
import { dressing } from './dressing.ts';
import { withoutEmptyPages } from './empty-pages.ts';
import { fieldAccess, strangeRole } from './field-access.ts';
import { defaultValue, helpText, requireField, showInList, uniqueField } from './field-rules.ts';
import { addField, removeField, renameField } from './fields.ts';
import { addFigure } from './figure.ts';
import { focusList } from './focus.ts';
import { formats } from './formats.ts';
import { honest } from './honest.ts';
import { icons } from './icons.ts';
import { nearestIdeas } from './ideas.ts';
import { knownKind } from './known-kinds.ts';
import { landingSections } from './landing.ts';
import { linkThings, unlink } from './links.ts';
import { listedThing } from './listed-things.ts';
import { filterList, groupList, listShape, sortList, viewAs } from './lists.ts';
import { logChange, nextRequest, trimLog } from './log.ts';
import { theme } from './look.ts';
import { highlight, warn } from './marks.ts';
import { missing } from './missing.ts';
import { facelift } from './moods.ts';
import { hidePage, mainPage, moveInMenu } from './navigation.ts';
import { notByWords } from './not-by-words.ts';
import { numberLimit, unitOf } from './number-rules.ts';
import { chosenInBooking, openingTimes } from './opening-times.ts';
import { changeOptions } from './options.ts';
import { addKindOfPage } from './page-kinds.ts';
import { pageWords } from './page-texts.ts';
import { addChart, addList, addNumber, addPage } from './pages.ts';
import { patchOf } from './patch.ts';
import { otherLanguage, question } from './question.ts';
import { quickAction } from './quick-action.ts';
import { changeType } from './retype.ts';
import { selectedOf } from './selection.ts';
import { settingsWith } from './settings.ts';
import { severalValues } from './several-values.ts';
import { shopPages } from './shop-pages.ts';
import { textPage } from './text-page.ts';
import { addThing, removeThing, renameThing } from './things.ts';
import { choiceColours, startingState, toldChoices } from './told-choices.ts';
import { toolPage } from './tool-pages.ts';
import { twoReadings } from './two-readings.ts';
import { undo } from './undo.ts';

/** In the order in which a clause is tried: what has the most exact shape first. */
const intents: readonly Intent[] = [
  undo,
  twoReadings,
  contactForm,
  newsletterForm,
  honest,
  question,
  toolPage,
  shopPages,
  textPage,
  computedField,
  notByWords,
  fieldAccess,
  access,
  strangeRole,
  formats,
  quickAction,
  severalValues,
  assignee,
  numberLimit,
  unitOf,
  uniqueField,
  requireField,
  startingState,
  defaultValue,
  helpText,
  bookingTimes,
  openingTimes,
  chosenInBooking,
  texts,
  landingSections,
  icons,
  pageWords,
  dressing,
  facelift,
  changeOptions,
  choiceColours,
  changeType,
  toldChoices,
  unlink,
  linkThings,
  sortList,
  groupList,
  focusList,
  columnOrder,
  listShape,
  showInList,
  moveBlock,
  moveInMenu,
  hidePage,
  mainPage,
  changeChart,
  viewAs,
  filterList,
  data,
  renameField,
  renameThing,
  highlight,
  currency,
  theme,
  warn,
  removeBlock,
  comments,
  settingsWith,
  listedThing,
  countWhere,
  splitChart,
  bestSellers,
  addFigure,
  addChart,
  addKindOfPage,
  addPage,
  addNumber,
  addList,
  addField,
  addThing,
  removeField,
  removeThing,
  knownKind,
  missing,
  otherLanguage,
];

/** Settle how things are shown and who may do what; they neither add things nor take any away. */
export const settling: readonly Intent[] = [
  access,
  uniqueField,
  requireField,
  sortList,
  groupList,
  changeChart,
  viewAs,
  filterList,
  currency,
  theme,
  addChart,
  countWhere,
  addNumber,
  addList,
];

export type Applied = {
  blueprint: Blueprint;
  done: string[];
  unread: { clause: string; ideas: string[] }[];
  /** Names of entities that samples are made for. */
  samples: Set<string>;
  /** The ways in which a clause can be read that was left alone for that. */
  ways: Suggestion[];
};

export type ChangeRequest = {
  text: string;
  currentPage: string | null;
  attachments?: readonly Attachment[];
  /** The only ways in which a clause may be understood; all without it. */
  intents?: readonly Intent[];
};

/** Applies a request clause by clause to a copy; each clause is either done or answered. */
export function applyRequest(before: Blueprint, request: ChangeRequest): Applied {
  const blueprint = structuredClone(before);
  const ids = idsFrom(blueprint.nextId);
  const { clauses, left } = readClauses(blueprint, request.text);
  const change: Change = {
    blueprint,
    ids,
    currentPage: request.currentPage,
    earlier: blueprint.log.slice(),
    selected: selectedOf(blueprint, request.attachments, request.currentPage),
    claims: new Map(),
    samples: new Set(),
  };
  const result: Applied = { blueprint, done: [], unread: [], samples: change.samples, ways: [] };
  const number = nextRequest(blueprint);
  for (const clause of clauses) follow(change, { clause, number, result, among: request.intents ?? intents });
  result.done.push(...left);
  trimLog(blueprint);
  blueprint.nextId = ids.used();
  return result;
}

type Turn = { clause: string; number: number; result: Applied; among: readonly Intent[] };

function follow(change: Change, { clause, number, result, among }: Turn): void {
  const { blueprint } = change;
  const was = structuredClone(blueprint);
  const known = new Set(was.entities.map(({ id }) => id));
  delete change.isReplay;
  delete change.replaced;
  delete change.ways;
  const told = firstFitting(change, clause, among);
  const said = told === undefined ? undefined : told + withoutEmptyPages(change);
  if (change.replaced !== undefined)
    result.done = result.done.filter((earlier) => earlier !== change.replaced);
  if (said === undefined) result.unread.push({ clause, ideas: nearestIdeas(blueprint, clause) });
  // "No two may be the same, make it unique" asks for one thing twice.
  else if (!result.done.includes(said)) result.done.push(said);
  result.ways.push(...(change.ways ?? []));
  const patch = change.isReplay ? [] : patchOf(was, blueprint);
  if (patch.length > 0)
    for (const { id, name } of blueprint.entities) if (!known.has(id)) change.samples.add(name);
  logChange(blueprint, {
    words: clause.slice(0, 300),
    done: said === undefined ? [] : [said],
    ...(patch.length > 0 ? { request: number, patch } : {}),
  });
}

/** What the first intent that fits did; the ones behind it are not tried. */
function firstFitting(change: Change, clause: string, among: readonly Intent[]): string | undefined {
  for (const intent of among) {
    const said = intent(change, clause);
    if (said !== undefined) return said;
  }
  return undefined;
}
