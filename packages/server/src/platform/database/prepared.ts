import type pg from 'pg';

/** What the driver prepared on a connection, by name; its types leave it out. */
type Client = Pick<pg.PoolClient, 'query'> & { connection?: { parsedStatements: Record<string, string> } };
type Use = { count: number; name: string | null };

const longest = 4_000;
/** How often a text has to come before it is worth a plan that is kept. */
const timesBefore = 3;
const mostSeen = 2_000;
/** Statements after which what was counted is worth half. */
const halfLife = 20_000;

/**
 * Names for the texts that are prepared on a pool's connections: those that come most often, no more than `most`, since
 * PostgreSQL holds some 60 kB for each on every connection. Filters make ever new texts and long ones, so a text has to
 * have come before and to be short. One that comes more often takes the place of the one that comes least often.
 */
export function createPreparedNames(most = 300) {
  const uses = new Map<string, Use>();
  const live = new Set<string>();
  const heldBy = new WeakMap<Client, Set<string>>();
  let made = 0;
  let statements = 0;

  const fade = (): void => {
    for (const [text, use] of uses) {
      use.count >>= 1;
      if (use.count === 0 && use.name === null) uses.delete(text);
    }
  };

  const give = (use: Use): void => {
    made += 1;
    use.name = `s${made}`;
    live.add(use.name);
  };

  /** Takes the name from the text that came least often, where that is far less often. */
  const outdo = ({ count }: Use): boolean => {
    const named = [...uses.values()].filter(({ name }) => name !== null);
    const least = named.reduce((left, right) => (right.count < left.count ? right : left));
    if (least.name === null || count < 2 * least.count + timesBefore) return false;
    live.delete(least.name);
    least.name = null;
    return true;
  };

  const count = (text: string): Use => {
    const known = uses.get(text);
    if (known) {
      known.count += 1;
      return known;
    }
    if (uses.size >= mostSeen + most) {
      for (const [other, { name }] of uses) if (name === null) uses.delete(other);
    }
    const use = { count: 1, name: null };
    uses.set(text, use);
    return use;
  };

  const nameOf = (text: string): string | null => {
    if (text.length > longest) return null;
    statements += 1;
    if (statements % halfLife === 0) fade();
    const use = count(text);
    if (use.name !== null || use.count <= timesBefore) return use.name;
    // Looking for the least used one costs something, so a text tries at each power of two.
    if (live.size < most || ((use.count & (use.count - 1)) === 0 && outdo(use))) give(use);
    return use.name;
  };

  const forgetDead = async (client: Client, held: Set<string>): Promise<void> => {
    for (const name of [...held]) {
      if (live.has(name)) continue;
      held.delete(name);
      const parsed = client.connection?.parsedStatements ?? {};
      if (!Object.hasOwn(parsed, name)) continue;
      delete parsed[name];
      await client.query(`deallocate ${name}`);
    }
  };

  return {
    /** Has a connection forget what lost its name; not within a transaction, which it could fail. */
    async tidy(client: Client): Promise<void> {
      const held = heldBy.get(client);
      if (held && held.size > most) await forgetDead(client, held);
    },

    /** The name under which this connection is to run the text; undefined where it is not prepared. */
    on(client: Client, text: string): string | undefined {
      const name = nameOf(text);
      const held = heldBy.get(client) ?? new Set();
      if (name === null) return undefined;
      if (!held.has(name)) heldBy.set(client, held.add(name));
      return name;
    },
  };
}
export type PreparedNames = ReturnType<typeof createPreparedNames>;
