import ts from 'typescript';
import type { KitSources } from './kit-sources.ts';

/** Told once, or known to everybody; everything else is written out where it stands. */
const renamed: Readonly<Record<string, string>> = {
  EntityClient: 'Entity',
  Row: 'Row',
  Where: 'Where',
  Icon: 'Icon',
  ReactNode: 'node',
};
export const sharedTypes = [
  'Listing',
  'Measure',
  'Bookable',
  'ScoreKeeping',
  'SurveySource',
  'Tone',
  'ValueKind',
  'CalculatorColumn',
] as const;
const shared: ReadonlySet<string> = new Set(sharedTypes);
const hidden = new Set(['className']);

/** Writes types as short as they can be read: a prop without a type takes a text. */
export class TypeWriter {
  readonly #kit: KitSources;
  readonly #within: string[] = [];

  constructor(kit: KitSources) {
    this.#kit = kit;
  }

  /** What a component takes. */
  props(node: ts.TypeNode | null): string {
    return node === null ? '' : this.#members(node).join(', ');
  }

  /** The same for a type that is told once. */
  shared(name: string): string {
    const node = this.#kit.aliases.get(name)?.node;
    if (node === undefined) return '';
    const isObject = ts.isTypeLiteralNode(node) || ts.isIntersectionTypeNode(node);
    return isObject ? this.#members(node).join(', ') : this.#show(node);
  }

  #members(node: ts.TypeNode): string[] {
    if (ts.isTypeLiteralNode(node)) return node.members.flatMap((member) => this.#member(member));
    if (ts.isIntersectionTypeNode(node)) return node.types.flatMap((each) => this.#members(each));
    if (!ts.isTypeReferenceNode(node)) return [this.#show(node)];
    const name = nameOf(node);
    const [of, keys] = node.typeArguments ?? [];
    if ((name === 'Omit' || name === 'Pick') && of && keys) {
      const named = new Set(this.#choices(keys));
      return this.#whole(of).filter((member) => named.has(nameIn(member)) === (name === 'Pick'));
    }
    if (shared.has(name) && this.#within.length > 0) return [`...${name}`];
    const alias = this.#kit.aliases.get(name);
    return alias && !renamed[name] ? this.#inside(name, () => this.#members(alias.node)) : [this.#show(node)];
  }

  /** Also what is told once elsewhere, where only a part of it is taken. */
  #whole(node: ts.TypeNode): string[] {
    const alias = ts.isTypeReferenceNode(node) ? this.#kit.aliases.get(nameOf(node)) : undefined;
    return alias ? this.#inside(alias.name, () => this.#whole(alias.node)) : this.#members(node);
  }

  #member(member: ts.TypeElement): string[] {
    if (!ts.isPropertySignature(member) || !member.type) return [];
    const name = member.name.getText();
    if (hidden.has(name)) return [];
    const asked = member.questionToken ? `${name}?` : name;
    const type = this.#show(member.type);
    const isPlain = type === 'string' || (name === 'children' && type === 'node');
    return [isPlain ? asked : `${asked}: ${type}`];
  }

  #show(node: ts.TypeNode): string {
    if (ts.isParenthesizedTypeNode(node)) return this.#show(node.type);
    if (ts.isTypeOperatorNode(node)) return this.#show(node.type);
    if (ts.isArrayTypeNode(node)) {
      const item = this.#show(node.elementType);
      return /^[^{'(]*\|| => |^'.*\|/.test(item) ? `(${item})[]` : `${item}[]`;
    }
    if (ts.isUnionTypeNode(node)) {
      const parts = node.types.map((each) => this.#show(each)).filter((each) => each !== 'undefined');
      return parts.join('|');
    }
    // A list of fonts, as style sheets have it.
    if (ts.isTemplateLiteralTypeNode(node)) return "'Name, fallback'";
    if (ts.isLiteralTypeNode(node)) return node.getText().replaceAll('"', "'");
    if (ts.isTypeLiteralNode(node) || ts.isIntersectionTypeNode(node))
      return `{ ${this.#inside('{', () => this.#members(node)).join(', ')} }`;
    if (ts.isFunctionTypeNode(node)) {
      const given = node.parameters.map(
        (each) => `${each.name.getText()}: ${each.type ? this.#show(each.type) : 'unknown'}`,
      );
      return `(${given.join(', ')}) => ${this.#show(node.type)}`;
    }
    if (ts.isTupleTypeNode(node))
      return `[${node.elements.map((each) => this.#show(ts.isNamedTupleMember(each) ? each.type : each)).join(', ')}]`;
    if (ts.isIndexedAccessTypeNode(node))
      return this.#choices(node)
        .map((each) => `'${each}'`)
        .join('|');
    return ts.isTypeReferenceNode(node) ? this.#reference(node) : node.getText();
  }

  #reference(node: ts.TypeReferenceNode): string {
    const name = nameOf(node);
    const [of] = node.typeArguments ?? [];
    if (name === 'Readonly' && of) return this.#show(of);
    if (name === 'Record' && node.typeArguments)
      return `Record<${node.typeArguments.map((each) => this.#show(each)).join(', ')}>`;
    if (name === 'Omit' || name === 'Pick') return `{ ${this.#members(node).join(', ')} }`;
    const known = renamed[name] ?? (shared.has(name) ? name : undefined);
    if (known !== undefined) return known;
    const alias = this.#kit.aliases.get(name);
    if (!alias || this.#within.includes(name)) return name;
    return this.#inside(name, () => this.#show(alias.node));
  }

  #inside<T>(name: string, work: () => T): T {
    this.#within.push(name);
    const made = work();
    this.#within.pop();
    return made;
  }

  /** The texts that a type of texts allows. */
  #choices(node: ts.TypeNode): string[] {
    if (ts.isUnionTypeNode(node)) return node.types.flatMap((each) => this.#choices(each));
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return [node.literal.text];
    if (!ts.isIndexedAccessTypeNode(node)) return [];
    const list = /typeof (\w+)/.exec(node.objectType.getText())?.[1] ?? '';
    return this.#kit.lists.get(list) ?? [];
  }
}

/** Without the module that it is named with. */
const nameOf = (node: ts.TypeReferenceNode): string => node.typeName.getText().replace(/^\w+\./, '');
const nameIn = (member: string) => /^\w+/.exec(member)?.[0] ?? '';
