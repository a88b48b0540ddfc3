import ts from 'typescript';

/** What a value is at run time, as far as that decides whether it can be used where another is wanted. */
export type Kind = 'text' | 'number' | 'flag' | 'list' | 'object' | 'function' | 'element' | 'entity';

const elementNames = new Set(['Element', 'ReactElement', 'ReactPortal']);
const { TypeFlags } = ts;
const unclear = TypeFlags.Any | TypeFlags.Unknown | TypeFlags.Never | TypeFlags.Void | TypeFlags.NonPrimitive;

/** All that a value of this type may be; undefined where it may be anything. */
export function kindsOf(type: ts.Type, checker: ts.TypeChecker): ReadonlySet<Kind> | undefined {
  if (type.flags & unclear) return undefined;
  if (type.isUnion()) return together(type.types, checker);
  if (type.isIntersection()) return ofIntersection(type, checker);
  if (type.flags & TypeFlags.StringLike) return new Set(['text']);
  if (type.flags & (TypeFlags.NumberLike | TypeFlags.BigIntLike)) return new Set(['number']);
  if (type.flags & TypeFlags.BooleanLike) return new Set(['flag']);
  if (type.flags & TypeFlags.Instantiable) {
    const bound = checker.getBaseConstraintOfType(type);
    return bound && bound !== type ? kindsOf(bound, checker) : undefined;
  }
  return type.flags & TypeFlags.Object ? ofObject(type, checker) : new Set();
}

function together(types: readonly ts.Type[], checker: ts.TypeChecker): ReadonlySet<Kind> | undefined {
  const all = new Set<Kind>();
  for (const each of types) {
    const kinds = kindsOf(each, checker);
    if (!kinds) return undefined;
    for (const kind of kinds) all.add(kind);
  }
  return all;
}

/** `string & {}` is a text, and an entity with methods of its own an entity. */
function ofIntersection(type: ts.IntersectionType, checker: ts.TypeChecker): ReadonlySet<Kind> | undefined {
  const parts = type.types.flatMap((each) => [...(kindsOf(each, checker) ?? [])]);
  const plain = parts.filter((kind) => kind !== 'object');
  return parts.length === 0 ? undefined : new Set(plain.length > 0 ? plain : parts);
}

function ofObject(type: ts.Type, checker: ts.TypeChecker): ReadonlySet<Kind> | undefined {
  if (isList(type, checker)) return new Set(['list']);
  const name = type.symbol?.name ?? '';
  if (elementNames.has(name)) return new Set(['element']);
  if (name === 'Iterable') return new Set(['list', 'object']);
  if (type.getProperty('bulkCreate')) return new Set(['entity']);
  if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) {
    return new Set(['function']);
  }
  const isBare = type.getProperties().length === 0 && checker.getIndexInfosOfType(type).length === 0;
  return isBare ? undefined : new Set(['object']);
}

export const isList = (type: ts.Type, checker: ts.TypeChecker): boolean =>
  checker.isArrayType(type) || checker.isTupleType(type);

/** The alternatives that a type is made of. */
export const waysOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** What React draws: texts, numbers, elements and lists of them. */
export const isRenderable = (kinds: ReadonlySet<Kind>): boolean =>
  kinds.has('element') && kinds.has('text') && kinds.has('list');

/** Of several types those that are lists: what their members may be. */
export function memberTypes(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  return waysOf(type).flatMap((each) => {
    const [member] = isList(each, checker) ? checker.getTypeArguments(each as ts.TypeReference) : [];
    return member ? [member] : [];
  });
}

/** The alternatives that an object of the app's own can be. */
export const objectTypes = (type: ts.Type, checker: ts.TypeChecker): ts.Type[] =>
  waysOf(type).filter((each) => kindsOf(each, checker)?.has('object'));
