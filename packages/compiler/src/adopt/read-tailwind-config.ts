import type { Node, ObjectProperty } from 'oxc-parser';
import { readSource } from '../fix/source.ts';

/** What an app's own Tailwind configuration adds to the usual, by name. */
export type TailwindConfig = { colors: readonly string[]; others: readonly string[] };

/** Colours for which every app has classes, as this ecosystem's library of components names them. */
const known = new Set(
  'background foreground card popover primary secondary muted accent destructive border input ring chart sidebar inherit current transparent black white'.split(
    ' ',
  ),
);
/** Sayso's own sheet has the same radii, and the movements of the library of components. */
const covered = new Set(['colors', 'borderRadius', 'container', 'keyframes', 'animation']);

/** Reads the names alone: the configuration is a program of somebody else's, which is not run. */
export function readTailwindConfig(path: string, text: string): TailwindConfig {
  const found = { colors: new Set<string>(), others: new Set<string>() };
  for (const { node, parent, key } of readSource(path, text)?.visits ?? []) {
    if (node.type !== 'Property' || key !== 'properties' || parent?.type !== 'ObjectExpression') continue;
    const name = nameOf(node);
    if (name === 'theme') readTheme(node.value, found);
  }
  return { colors: [...found.colors], others: [...found.others] };
}

type Found = { colors: Set<string>; others: Set<string> };

function readTheme(theme: Node, found: Found): void {
  for (const property of propertiesOf(theme)) {
    const name = nameOf(property);
    if (name === 'extend') readTheme(property.value, found);
    else if (name === 'colors') {
      for (const color of propertiesOf(property.value)) {
        const own = nameOf(color);
        if (own !== undefined && /^[\w-]+$/.test(own) && !known.has(own)) found.colors.add(own);
      }
    } else if (name !== undefined && !covered.has(name)) found.others.add(name);
  }
}

const propertiesOf = (node: Node): ObjectProperty[] =>
  node.type === 'ObjectExpression'
    ? node.properties.filter((one): one is ObjectProperty => one.type === 'Property')
    : [];

function nameOf({ key }: { key: Node }): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}
