import type { Scalar } from './rule-sentences.ts';

/** One rule as the audit log has it: of what act, of which field where it is one's own, and what it says. */
export type AuditedRule = { act: string; field: string | null; written: unknown };

/**
 * Reads what the audit log says of an entity's rules, such as `read: where {…}; delete: nobody`. Null where that is no
 * list of rules, or was cut.
 */
export function auditedRules(text: string): AuditedRule[] | null {
  const rules = partsOf(text).map(ruleIn);
  return rules.every((rule) => rule !== null) ? rules : null;
}

function ruleIn(part: string): AuditedRule | null {
  const colon = part.indexOf(': ');
  const [act = '', field = null, ...more] = part.slice(0, Math.max(colon, 0)).split(' ');
  if (colon < 0 || more.length > 0) return null;
  const written = writtenIn(part.slice(colon + 2));
  return written === undefined ? null : { act, field, written };
}

function writtenIn(who: string): unknown {
  if (who === 'everybody') return true;
  if (who === 'nobody') return false;
  if (!who.startsWith('where ')) return undefined;
  try {
    return JSON.parse(who.slice('where '.length)) as Scalar | object;
  } catch {
    return undefined;
  }
}

/** Between rules stands `; `, which may stand in a text of a rule, too. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\' && isInText) at += 1;
    else if (sign === '"') isInText = !isInText;
    else if (!isInText && sign === ';' && text[at + 1] === ' ') {
      parts.push(text.slice(start, at));
      start = at + 2;
    }
  }
  return [...parts, text.slice(start)];
}
