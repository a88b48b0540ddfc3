import type { EntitySchema, RowRules } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { DraftProof, EntityProof, RuleProof } from '@sayso/contracts/rule-proof';
import { nounsOf } from '@sayso/core/entities/plurals';
import { fairTurns } from '@sayso/core/fair-turns';
import { isOpen, operations } from '@sayso/core/rules/entity-rules';
import { loosenedRules, openedOperations } from '@sayso/core/rules/loosened';
import { alwaysHolds, isPublic, patternWarnings, ruleWarnings } from '@sayso/core/rules/rule-warnings';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Rates } from '../../rates.ts';
import { ruleWords } from '../../texts/rules.ts';
import { moreAllowed } from './more-allowed.ts';
import type { Matrix } from './prove.ts';
import type { ProofStore } from './store.ts';

type HashTree = Readonly<Record<string, string>>;
type Schemas = ReadonlyMap<string, EntitySchema>;
type Deps = {
  access: Access;
  rates: Pick<Rates, 'take'>;
  store: ProofStore;
  /** Null where it took too long. */
  prove(
    grant: AppGrant,
    entity: { name: string; schema: EntitySchema; until: number },
  ): Promise<Matrix | null>;
  /** Schemas of the entities that a tree holds, `User` among them. */
  schemasOf(tree: SourceTree): Schemas;
  readSources(app: { readonly appId: AppId }): Promise<{ tree: SourceTree; hash: string }>;
  textsOf(app: { readonly appId: AppId }, tree: HashTree): Promise<SourceTree>;
};
type Draft = { entity: string; rls: RowRules | null };
type Kept = { key: string; proof: Promise<RuleProof> };

const mostKept = 500;
/** What proofs may take, of an entity and of all of an app: others wait for their turn meanwhile. */
const most = { entityMs: 8_000, appMs: 20_000 };

/**
 * Proves an app's rules when somebody asks; what is stored is kept until its sources or what is served change, and
 * drafts are proved each time.
 */
export const createRuleProof = (deps: Deps) => {
  const kept = new Map<AppId, Kept>();
  // Each holds a connection for as long as it takes.
  const inTurn = fairTurns({
    running: { all: 2, each: 1 },
    waiting: {
      all: 100,
      each: 10,
      refuse: () => new Fault('too_many_requests', ruleWords.busy, { retryAfter: 2 }),
    },
  });

  const stored = async (actor: Actor, appId: AppId): Promise<RuleProof> => {
    const grant = await deps.access.manage(actor, appId);
    const { codeHash, served, tree } = await deps.store.versions(grant);
    const key = `${codeHash}:${served}`;
    const known = kept.get(appId);
    if (known?.key === key) return known.proof;
    const proof = inTurn(grant.ownerId, () => proveApp(deps, grant, tree));
    const entry: Kept = { key, proof };
    kept.delete(appId);
    kept.set(appId, entry);
    const forget = () => {
      if (kept.get(appId) === entry) kept.delete(appId);
    };
    // What could not be proved now may be another time.
    proof.then(({ entities }) => {
      if (entities.some(({ matrix }) => matrix === null)) forget();
    }, forget);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return proof;
  };

  /** What rules would come to that somebody is still writing. */
  const draft = async (actor: Actor, appId: AppId, { entity: name, rls }: Draft): Promise<DraftProof> => {
    const grant = await deps.access.manage(actor, appId);
    const { id: user } = deps.access.user(actor);
    await deps.rates.take('draftProofs', { user });
    return inTurn(user, async () => {
      const { now, before } = await schemasNowAndServed(deps, grant, (await deps.store.versions(grant)).tree);
      const known = name === 'User' ? undefined : now.get(name);
      if (!known) throw new Fault('not_found', ruleWords.noEntity(name));
      const { rls: _stored, ...open } = known;
      const schema = rls === null ? open : { ...open, rls };
      const { entity, loosened } = await proveEntity(deps, grant, {
        name,
        schema,
        former: before.get(name),
        people: now.get('User') ?? null,
        until: Number.POSITIVE_INFINITY,
      });
      return { entity, loosened };
    });
  };
  return { stored, draft };
};
export type RuleProofs = ReturnType<typeof createRuleProof>;

async function proveApp(deps: Deps, grant: AppGrant, servedTree: HashTree | null): Promise<RuleProof> {
  const { now, before } = await schemasNowAndServed(deps, grant, servedTree);
  const people = now.get('User') ?? null;
  const entities: EntityProof[] = [];
  const loosened: string[] = [];
  const until = performance.now() + most.appMs;
  for (const [name, schema] of now) {
    if (name === 'User') continue;
    const proved = await proveEntity(deps, grant, { name, schema, former: before.get(name), people, until });
    entities.push(proved.entity);
    loosened.push(...proved.loosened);
  }
  return { entities, loosened };
}

async function schemasNowAndServed(
  deps: Deps,
  grant: AppGrant,
  servedTree: HashTree | null,
): Promise<{ now: Schemas; before: Schemas }> {
  const now = deps.schemasOf((await deps.readSources(grant)).tree);
  const before =
    servedTree === null ? new Map() : deps.schemasOf(await deps.textsOf(grant, entitiesOf(servedTree)));
  return { now, before };
}

type Proving = {
  name: string;
  schema: EntitySchema;
  /** As it is published. */
  former: EntitySchema | undefined;
  people: EntitySchema | null;
  /** When all of the app's have to be done. */
  until: number;
};

async function proveEntity(
  deps: Deps,
  grant: AppGrant,
  { name, schema, former, people, until }: Proving,
): Promise<{ entity: EntityProof; loosened: string[] }> {
  const prove = (of: EntitySchema) =>
    deps.prove(grant, { name, schema: of, until: Math.min(until, performance.now() + most.entityMs) });
  const matrix = await prove(schema);
  return {
    entity: { ...judged({ name, schema }, matrix, people), matrix },
    loosened: await loosenedSince(prove, { name, schema, matrix, former }),
  };
}

const entitiesOf = (tree: HashTree): HashTree =>
  Object.fromEntries(Object.entries(tree).filter(([path]) => path.startsWith('entities/')));

function judged(
  { name, schema }: { name: string; schema: EntitySchema },
  matrix: Matrix | null,
  people: EntitySchema | null,
): Omit<EntityProof, 'matrix'> {
  const title = schema.title ?? name;
  const warnings = [...ruleWarnings({ name, schema }, people), ...patternWarnings({ name, schema })];
  if (matrix === null)
    return { name, is_public: isPublic(schema), warnings: [ruleWords.notProved(title), ...warnings] };
  const heldOpen = operations.filter(
    (operation) => !isOpen(schema, operation) && isForAll(matrix, operation),
  );
  if (heldOpen.length > 0) warnings.push(alwaysHolds(title, heldOpen));
  return { name, is_public: isPublic(schema), warnings };
}

/** Whether everybody was let through in everything that was tried, those among them who are not signed in. */
const isForAll = (matrix: Matrix, operation: (typeof operations)[number]): boolean =>
  Object.values(matrix).every((persona) =>
    operation === 'create'
      ? persona.create === 'yes'
      : persona[`${operation}_own`] === 'yes' && persona[`${operation}_other`] === 'yes',
  );

type Changed = {
  name: string;
  schema: EntitySchema;
  matrix: Matrix | null;
  former: EntitySchema | undefined;
};

async function loosenedSince(
  prove: (schema: EntitySchema) => Promise<Matrix | null>,
  { name, schema, matrix, former }: Changed,
): Promise<string[]> {
  if (!former || JSON.stringify(rulesOf(former)) === JSON.stringify(rulesOf(schema))) return [];
  const { toAll, withoutSignIn } = openedOperations(former, schema);
  const written = loosenedRules(former, { name, ...schema });
  const old = matrix && (await prove(former));
  if (!matrix || !old) return [...written, ruleWords.notCompared(schema.title ?? name)];
  return [
    ...written,
    ...moreAllowed(old, matrix, {
      said: new Set([...toAll, ...withoutSignIn]),
      nouns: nounsOf({ ...schema, name }),
    }),
  ];
}

const rulesOf = ({ rls, properties }: EntitySchema) => [
  rls,
  Object.entries(properties).map(([name, property]) => [name, property.rls]),
];
