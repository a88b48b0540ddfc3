import { joinWords } from '@sayso/core/join-words';
import { lower } from '../texts/grammar.ts';
import { recordWords } from '../texts/records.ts';
import { capitalise, pascal } from '../words.ts';
import {
  type Change,
  contextEntity,
  contextPage,
  findMeant,
  freePageName,
  type Intent,
  isPointing,
  listPageOf,
  thingOf,
} from './context.ts';
import { pageNamed } from './navigation.ts';
import { named } from './pages.ts';

/** Samples come and go; export, import and printing are in the app already, and the answer says where. */
export const data: Intent = (change, clause) =>
  addSamples(change, clause) ??
  removeSamples(clause) ??
  inTheApp(change, clause) ??
  duplicate(change, clause);

function addSamples(change: Change, clause: string): string | undefined {
  const found =
    /^(?:fill|populate)\s+(.+?)\s+with\s+(?:some\s+)?(?:samples?|examples?|demo|test|dummy|fake).*$/i.exec(
      clause,
    ) ??
    /^(?:add|put(?: in)?|create|generate|insert|make|fill|give(?: me| us)?|show|i (?:want|need))\b.*\b(?:samples?|examples?|demo|test|dummy|fake|placeholder)\s+(.+)$/i.exec(
      clause,
    );
  if (!found?.[1] || /\b(?:field|column|page|chart)\b/i.test(clause)) return undefined;
  const entity = named(change, found[1]) ?? findMeant(change.blueprint, found[1].replace(/\s+so\b.*$/i, ''));
  const chosen = entity
    ? [entity]
    : /\b(?:data|records|entries|content|everywhere|everything|all|app|it)\b/i.test(found[1])
      ? change.blueprint.entities
      : [];
  if (chosen.length === 0) return undefined;
  for (const { name } of chosen) change.samples.add(name);
  return recordWords.samplesAdded(joinWords(chosen.map(({ labelPlural }) => lower(labelPlural))));
}

const removeSamples = (clause: string): string | undefined =>
  /^(?:remove|delete|clear|drop|get rid of|hide)\s+(?:all\s+)?(?:the\s+)?(?:samples?|examples?|demo|test|dummy|fake)(?:\s+(?:data|records|entries|content|.+))?$/i.test(
    clause,
  )
    ? recordWords.samplesStay
    : undefined;

function inTheApp(change: Change, clause: string): string | undefined {
  const entity = named(change, clause) ?? contextEntity(change);
  const things = lower(entity?.labelPlural ?? 'records');
  if (
    /^(?:add|put|show|include)\s+(?:an?\s+|the\s+)?(?:search|filter)(?:\s?(?:box|bar|field|function)|s)?\b|^(?:let|allow) (?:the )?(?:\w+ )(?:to )?(?:search|filter)(?: (?:for|through|in))?(?: (?:the|all))? [\w-]+$/i.test(
      clause,
    )
  )
    return recordWords.hasSearch(things, lower(entity?.fields.at(-1)?.label ?? 'name'));
  const page = entity && listPageOf(change.blueprint, entity);
  const place = recordWords.place(page?.label ?? capitalise(things));
  if (/\b(?:export|download)\b/i.test(clause) && !/\bfield\b/i.test(clause))
    return recordWords.hasExport(place, /\bpdf\b/i.test(clause) ? recordWords.asPdf : '');
  if (
    /^(?:let (?:me|us)|add|i want to|allow|make)?\b.*\bimport\b/i.test(clause) &&
    !/\bfield\b/i.test(clause)
  )
    return recordWords.hasImport(place);
  if (/\bprint(?:able|ing|er|s)?\b/i.test(clause) && !/\b(?:field|column|called)\b/i.test(clause))
    return recordWords.hasPrint;
  return undefined;
}

function duplicate(change: Change, clause: string): string | undefined {
  const found =
    /^(?:duplicate|copy|clone|make a copy of)\s+(?:the\s+|this\s+)?(.+?)(?:\s+(?:as|to|and call it|named|called)\s+"?(.+?)"?)?$/i.exec(
      clause,
    );
  if (!found?.[1]) return undefined;
  const { blueprint, ids } = change;
  const isPage = /\b(?:page|screen|view)$/i.test(found[1]) || isPointing(found[1]);
  const page = isPage
    ? isPointing(found[1])
      ? contextPage(change)
      : pageNamed(change, found[1])
    : undefined;
  const entity = isPage ? undefined : thingOf(change, found[1]);
  if (page) {
    const label = found[2] ?? `${page.label} copy`;
    const copy = {
      ...structuredClone(page),
      id: ids.next(),
      name: freePageName(blueprint, pascal(label)),
      label,
      blocks: page.blocks.map((block) => ({ ...block, id: ids.next() })),
    };
    blueprint.pages.splice(blueprint.pages.indexOf(page) + 1, 0, copy);
    change.last = { page: copy };
    return recordWords.copied(page.label, label);
  }
  if (entity)
    return recordWords.copyOne(
      lower(entity.labelPlural),
      lower(entity.label),
      lower(entity.fields[0]?.label ?? 'name'),
    );
  return undefined;
}
