import type { JSXAttribute, JSXOpeningElement } from 'oxc-parser';
import { library } from '../library.ts';
import { fixWords } from '../texts/fixes.ts';
import { reactNames } from './attribute-names.ts';
import type { Edits } from './edits.ts';
import type { Fix, Source } from './source.ts';
import { styleObject } from './style-object.ts';
import { attributeNames } from './uses.ts';

/** Gives attributes of HTML the names and forms that React knows. */
export function fixAttributes(source: Source, edit: Edits): Fix[] {
  const fixes: Fix[] = [];
  const origins = importOrigins(source);
  for (const { node } of source.visits) {
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') continue;
    const tag = node.name.name;
    const isHtml = /^[a-z][a-z0-9]*$/.test(tag);
    const origin = origins.get(tag);
    if (!isHtml && origin === undefined) continue;
    const taken = new Set(attributeNames(node));
    for (const attribute of node.attributes) {
      if (attribute.type !== 'JSXAttribute') continue;
      const fix = isHtml
        ? (rename(attribute, htmlName(attribute, node), taken, edit) ?? styleFix(attribute, edit))
        : rename(attribute, componentName(attribute, tag, origin), taken, edit);
      if (fix) fixes.push({ ...fix, line: source.lineAt(attribute.start) });
    }
  }
  return fixes;
}

type Told = Omit<Fix, 'line'> | undefined;

/** Where a tag's name is imported from, by the modules of the library. */
function importOrigins({ program }: Source): ReadonlyMap<string, string> {
  const origins = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !library.has(statement.source.value)) continue;
    for (const { local } of statement.specifiers) origins.set(local.name, statement.source.value);
  }
  return origins;
}

const writtenName = ({ name }: JSXAttribute): string =>
  name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`;

function htmlName(attribute: JSXAttribute, { name }: JSXOpeningElement): string | undefined {
  const written = writtenName(attribute);
  const tag = name.type === 'JSXIdentifier' ? name.name : '';
  if (written === 'for') return /^(?:label|output)$/.test(tag) ? 'htmlFor' : undefined;
  if (/^(?:xlink|xml):[a-z]+$/.test(written)) {
    return written.replace(/:(\w)/, (_, letter: string) => letter.toUpperCase());
  }
  const better = reactNames.get(written);
  // React refuses to draw a handler that is a text.
  if (/^on[A-Z]/.test(better ?? '') && attribute.value?.type !== 'JSXExpressionContainer') return undefined;
  return better;
}

function componentName(attribute: JSXAttribute, tag: string, origin: string | undefined): string | undefined {
  const written = writtenName(attribute);
  if (written === 'class') return 'className';
  // What other routers call the target of a link.
  const isLink = origin === 'react-router-dom' && /^(?:Link|NavLink)$/.test(tag);
  return isLink && written === 'href' ? 'to' : undefined;
}

function rename(attribute: JSXAttribute, better: string | undefined, taken: Set<string>, edit: Edits): Told {
  const written = writtenName(attribute);
  if (better === undefined || better === written || taken.has(better)) return undefined;
  taken.add(better);
  edit.replace(attribute.name.start, attribute.name.end, better);
  return { code: 'attribute', message: fixWords.attribute(written, better) };
}

function styleFix(attribute: JSXAttribute, edit: Edits): Told {
  const { value } = attribute;
  if (writtenName(attribute) !== 'style' || !value) return undefined;
  const literal = value.type === 'JSXExpressionContainer' ? value.expression : value;
  if (literal.type !== 'Literal' || typeof literal.value !== 'string') return undefined;
  const object = styleObject(literal.value);
  if (object === undefined) return undefined;
  edit.replace(value.start, value.end, `{${object}}`);
  return { code: 'style-object', message: fixWords.styleObject };
}
