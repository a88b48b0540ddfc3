import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { AppId } from '@sayso/contracts/ids';
import type { EntityProof, RuleProof } from '@sayso/contracts/rule-proof';
import { isOpen, operations } from '@sayso/core/rules/entity-rules';
import { loosenedRules, openedOperations } from '@sayso/core/rules/loosened';
import { alwaysHolds, isPublic, patternWarnings, ruleWarnings } from '@sayso/core/rules/rule-warnings';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import { ruleWords } from '../../texts/rules.ts';
import { moreAllowed } from './more-allowed.ts';
import type { Matrix } from './prove.ts';
import type { ProofStore } from './store.ts';

type HashTree = Readonly<Record<string, string>>;
type Schemas = ReadonlyMap<string, EntitySchema>;
type Deps = {
  access: Access;
  store: ProofStore;
  prove(grant: AppGrant, entity: { name: string; schema: EntitySchema }): Promise<Matrix>;
  /** Schemas of the entities that a tree holds, `User` among them. */
  schemasOf(tree: SourceTree): Schemas;
  readSources(app: { readonly appId: AppId }): Promise<{ tree: SourceTree; hash: string }>;
  textsOf(app: { readonly appId: AppId }, tree: HashTree): Promise<SourceTree>;
};
type Kept = { key: string; proof: Promise<RuleProof> };

const mostKept = 500;

/** Proves an app's rules when somebody asks; the answer is kept until its sources or what is served change. */
export const createRuleProof = (deps: Deps) => {
  const kept = new Map<AppId, Kept>();
  // One at a time: each holds a connection for as long as it takes.
  let last: Promise<unknown> = Promise.resolve();

  return async (actor: Actor, appId: AppId): Promise<RuleProof> => {
    const grant = await deps.access.manage(actor, appId);
    const { codeHash, served, tree } = await deps.store.versions(grant);
    const key = `${codeHash}:${served}`;
    const known = kept.get(appId);
    if (known?.key === key) return known.proof;
    const proof = last.then(() => proveApp(deps, grant, tree));
    last = proof.catch(() => {});
    const entry: Kept = { key, proof };
    kept.delete(appId);
    kept.set(appId, entry);
    proof.catch(() => {
      if (kept.get(appId) === entry) kept.delete(appId);
    });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return proof;
  };
};
export type ProveRules = ReturnType<typeof createRuleProof>;

async function proveApp(deps: Deps, grant: AppGrant, servedTree: HashTree | null): Promise<RuleProof> {
  const now = deps.schemasOf((await deps.readSources(grant)).tree);
  const before =
    servedTree === null ? new Map() : deps.schemasOf(await deps.textsOf(grant, entitiesOf(servedTree)));
  const people = now.get('User') ?? null;
  const entities: EntityProof[] = [];
  const loosened: string[] = [];
  for (const [name, schema] of now) {
    if (name === 'User') continue;
    const matrix = await deps.prove(grant, { name, schema });
    entities.push({ ...judged({ name, schema }, matrix, people), matrix });
    loosened.push(...(await loosenedSince(deps, grant, { name, schema, matrix, former: before.get(name) })));
  }
  return { entities, loosened };
}

const entitiesOf = (tree: HashTree): HashTree =>
  Object.fromEntries(Object.entries(tree).filter(([path]) => path.startsWith('entities/')));

function judged(
  { name, schema }: { name: string; schema: EntitySchema },
  matrix: Matrix,
  people: EntitySchema | null,
): Omit<EntityProof, 'matrix'> {
  const heldOpen = operations.filter(
    (operation) => !isOpen(schema, operation) && isForAll(matrix, operation),
  );
  const warnings = [...ruleWarnings({ name, schema }, people), ...patternWarnings({ name, schema })];
  if (heldOpen.length > 0) warnings.push(alwaysHolds(schema.title ?? name, heldOpen));
  return { name, is_public: isPublic(schema), warnings };
}

/** Whether everybody was let through in everything that was tried, those among them who are not signed in. */
const isForAll = (matrix: Matrix, operation: (typeof operations)[number]): boolean =>
  Object.values(matrix).every((persona) =>
    operation === 'create'
      ? persona.create === 'yes'
      : persona[`${operation}_own`] === 'yes' && persona[`${operation}_other`] === 'yes',
  );

type Changed = { name: string; schema: EntitySchema; matrix: Matrix; former: EntitySchema | undefined };

async function loosenedSince(
  { prove }: Deps,
  grant: AppGrant,
  { name, schema, matrix, former }: Changed,
): Promise<string[]> {
  if (!former || JSON.stringify(rulesOf(former)) === JSON.stringify(rulesOf(schema))) return [];
  const { toAll, withoutSignIn } = openedOperations(former, schema);
  const old = await prove(grant, { name, schema: former });
  const found = [
    ...loosenedRules(former, schema),
    ...moreAllowed(old, matrix, new Set([...toAll, ...withoutSignIn])),
  ];
  return found.map((sentence) => ruleWords.of(schema.title ?? name, sentence));
}

const rulesOf = ({ rls, properties }: EntitySchema) => [
  rls,
  Object.entries(properties).map(([name, property]) => [name, property.rls]),
];
