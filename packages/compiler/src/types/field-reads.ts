import ts from 'typescript';
import { isGenerated, pathOf } from './app-program.ts';
import { boundNames, isAccess, isName, type Use, withoutParentheses } from './field-mentions.ts';
import { symbolOf } from './origins-of-types.ts';

type Name = ts.Identifier | ts.StringLiteralLike;
type Field = {
  entity: string;
  field: string;
  /** Where the file says the field's name, or another that it gave it. */
  names: readonly Name[];
  /** What the record is called, or what else was taken out of it; undefined where it has no name. */
  record: readonly string[] | undefined;
};
/** A field that may be missing, of which something is read at once; `local` where it has a name of its own. */
export type Read = Field & Use & { local?: string };

/** Finds out which uses are those of fields that a record may lack. */
export class FieldReads {
  readonly #checker: ts.TypeChecker;
  readonly #missable: ReadonlyMap<string, ReadonlySet<string>>;
  /** Of any entity: types are asked about these names alone. */
  readonly #fields: ReadonlySet<string>;
  readonly #declared = new Map<ts.Declaration, Field | undefined>();

  constructor(checker: ts.TypeChecker, missable: ReadonlyMap<string, ReadonlySet<string>>) {
    this.#checker = checker;
    this.#missable = missable;
    this.#fields = new Set([...missable.values()].flatMap((fields) => [...fields]));
  }

  readOf(use: Use): Read | undefined {
    const { node } = use;
    if (!ts.isIdentifier(node)) {
      const field = this.#accessed(node);
      return field && { ...use, ...field };
    }
    const declaration = this.#checker.getSymbolAtLocation(node)?.valueDeclaration;
    const field = declaration && this.#declaredField(declaration);
    return field && { ...use, ...field, names: [...field.names, node], local: node.text };
  }

  /** `record.note`, `record['note']`. */
  #accessed(node: ts.Expression): Field | undefined {
    if (!isAccess(node)) return undefined;
    const name = ts.isPropertyAccessExpression(node) ? node.name : node.argumentExpression;
    if (!isName(name) || !this.#fields.has(name.text)) return undefined;
    // The name of a variable in brackets says nothing of the field.
    if (ts.isElementAccessExpression(node) && ts.isIdentifier(name)) return undefined;
    const entity = this.#entityOf(symbolOf(this.#checker, name), name.text);
    const record = withoutParentheses(node.expression);
    if (entity === undefined) return undefined;
    const named = ts.isIdentifier(record) ? [record.text] : undefined;
    return { entity, field: name.text, names: [name], record: named };
  }

  #declaredField(declaration: ts.Declaration): Field | undefined {
    if (this.#declared.has(declaration)) return this.#declared.get(declaration);
    const field = ts.isBindingElement(declaration)
      ? this.#destructured(declaration)
      : ts.isVariableDeclaration(declaration)
        ? this.#kept(declaration)
        : undefined;
    this.#declared.set(declaration, field);
    return field;
  }

  /** `const note = record.note` */
  #kept({ name, initializer }: ts.VariableDeclaration): Field | undefined {
    if (!ts.isIdentifier(name) || !initializer) return undefined;
    const field = this.#accessed(withoutParentheses(initializer));
    return field && { ...field, names: [...field.names, name] };
  }

  /** `const { note } = record`, and `({ note }) => …` where it is known to be given records. */
  #destructured(element: ts.BindingElement): Field | undefined {
    const { parent: pattern, name, propertyName = name, initializer, dotDotDotToken } = element;
    if (initializer || dotDotDotToken || !ts.isIdentifier(name) || !isName(propertyName)) return undefined;
    if (!this.#fields.has(propertyName.text) || !ts.isObjectBindingPattern(pattern)) return undefined;
    const type = this.#checker.getTypeAtLocation(pattern);
    const entity = this.#entityOf(type.getProperty(propertyName.text), propertyName.text);
    if (entity === undefined) return undefined;
    const names = propertyName === name ? [name] : [propertyName, name];
    return { entity, field: propertyName.text, names, record: recordOf(pattern) };
  }

  /** The entity whose records may lack this field. */
  #entityOf(symbol: ts.Symbol | undefined, field: string): string | undefined {
    const place = symbol?.declarations?.[0];
    const file = place?.getSourceFile().fileName;
    if (!place || file === undefined || !isGenerated(file) || !ts.isPropertySignature(place))
      return undefined;
    const [folder, name = ''] = pathOf(file).split('/');
    // Parts of a field that is an object are declared in the same file, further in.
    const isField = ts.isTypeLiteralNode(place.parent) && ts.isTypeAliasDeclaration(place.parent.parent);
    return folder === 'entities' && isField && this.#missable.get(name)?.has(field) ? name : undefined;
  }
}

/** Whatever is decided by another of its fields may be decided by whether it has this one. */
function recordOf(pattern: ts.ObjectBindingPattern): string[] | undefined {
  const { parent } = pattern;
  if (ts.isBindingElement(parent)) return undefined;
  const siblings = boundNames(pattern);
  if (parent.initializer === undefined) return siblings;
  const given = withoutParentheses(parent.initializer);
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(given) ? [...siblings, given.text] : undefined;
}
