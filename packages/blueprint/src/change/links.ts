import { relate } from '../plan/entities.ts';
import { findNamed, findPage, type Intent, lower } from './context.ts';

/** "link courses to rooms", "a course has many lessons" where both are there. */
export const linkThings: Intent = (change, clause) => {
  const found =
    /^(?:link|connect|attach|relate|assign|tie)\s+(?:the\s+|each\s+|every\s+)?(.+?)\s+(?:to|with)\s+(?:the\s+|an?\s+)?(.+)$/i.exec(
      clause,
    ) ??
    /^(?:each |every |an? |the )?(.+?)\s+(?:belongs? to|(?:is|are) (?:linked|assigned|connected) to)\s+(?:the\s+|an?\s+)?(.+)$/i.exec(
      clause,
    );
  const child = found?.[1] ? findNamed(change.blueprint, found[1]) : undefined;
  const parent = found?.[2] ? findNamed(change.blueprint, found[2]) : undefined;
  if (!child || !parent || child === parent) return undefined;
  const before = child.fields.length;
  const isThere = child.fields.some(({ ref }) => ref === parent.id);
  relate(child, parent, change.ids);
  change.last = { entity: child };
  if (isThere || (child.fields.length === before && !child.fields.some(({ ref }) => ref === parent.id)))
    return `${child.labelPlural} and ${lower(parent.labelPlural)} are linked already.`;
  return `Each ${lower(child.label)} now has a ${lower(parent.label)}, and a ${lower(parent.label)} lists its ${lower(child.labelPlural)}.`;
};

/** "put students before teachers in the menu", "move reports to the top" */
export const moveInMenu: Intent = ({ blueprint }, clause) => {
  const found =
    /^(?:put|move|place|show)\s+(?:the\s+)?(.+?)\s+(before|after|above|below|under|to the top|to the end|to the bottom|first|last)(?:\s+(?:the\s+)?(.+?))?(?:\s+(?:in|of) the (?:menu|navigation|sidebar))?$/i.exec(
      clause,
    );
  const page = found?.[1] ? findPage(blueprint, found[1]) : undefined;
  const where = found?.[2]?.toLowerCase() ?? '';
  const other = found?.[3] ? findPage(blueprint, found[3]) : undefined;
  const isEdge = /top|end|bottom|first|last/.test(where);
  if (!page || (!isEdge && (!other || other === page))) return undefined;
  const rest = blueprint.pages.filter((one) => one !== page);
  const at = isEdge
    ? /top|first/.test(where)
      ? 0
      : rest.length
    : rest.indexOf(other ?? page) + (/before|above/.test(where) ? 0 : 1);
  rest.splice(at, 0, page);
  blueprint.pages = rest;
  return `${page.label} now stands ${isEdge ? (at === 0 ? 'first' : 'last') : `${/before|above/.test(where) ? 'before' : 'after'} ${other?.label ?? ''}`} in the menu.`;
};
