import { pascal } from '../words.ts';
import {
  type Change,
  contextEntity,
  contextPage,
  findMeant,
  freePageName,
  type Intent,
  isPointing,
  lower,
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
  return `Added sample records to ${chosen.map(({ labelPlural }) => lower(labelPlural)).join(', ')}; they are marked as samples.`;
}

const removeSamples = (clause: string): string | undefined =>
  /^(?:remove|delete|clear|drop|get rid of|hide)\s+(?:all\s+)?(?:the\s+)?(?:samples?|examples?|demo|test|dummy|fake)(?:\s+(?:data|records|entries|content|.+))?$/i.test(
    clause,
  )
    ? 'Records are never deleted from here. Sample records are marked as such: tick them in their table and choose Delete.'
    : undefined;

function inTheApp(change: Change, clause: string): string | undefined {
  if (
    /^(?:add|put|show|include)\s+(?:an?\s+|the\s+)?(?:search|filter)(?:\s?(?:box|bar|field|function)|s)?\b|^(?:let|allow) (?:the )?(?:\w+ )(?:to )?(?:search|filter)(?: (?:for|through|in))?(?: (?:the|all))? [\w-]+$/i.test(
      clause,
    )
  )
    return 'Each list has a search box and filters above it already. To choose their fields, write for example "filter orders by status" or "make customers searchable by city".';
  const things = lower((named(change, clause) ?? contextEntity(change))?.labelPlural ?? 'records');
  const place = `on the page of ${things}, behind the button with three dots above the table`;
  if (/\b(?:export|download)\b/i.test(clause) && !/\bfield\b/i.test(clause))
    return `Export is there already: ${place}, "Export CSV" saves what is shown. Excel opens that file.${/\bpdf\b/i.test(clause) ? ' For a PDF, print the page from the browser and choose "Save as PDF".' : ''}`;
  if (
    /^(?:let (?:me|us)|add|i want to|allow|make)?\b.*\bimport\b/i.test(clause) &&
    !/\bfield\b/i.test(clause)
  )
    return `Import is there already: ${place}, "Import CSV" takes a file whose first line names the fields.`;
  if (/\bprint(?:able|ing|er|s)?\b/i.test(clause) && !/\b(?:field|column|called)\b/i.test(clause))
    return 'Every page can be printed from the browser (Ctrl+P, on a Mac Cmd+P), which also saves it as a PDF; a button for it is not needed.';
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
    return `Copied the page ${page.label} as ${label}.`;
  }
  if (entity)
    return `One of the ${lower(entity.labelPlural)} is copied by adding a new one with the same values; to copy the whole kind with its fields, write for example "add ${lower(entity.label)} templates with ${lower(entity.fields[0]?.label ?? 'name')}".`;
  return undefined;
}
