/** So many are remembered; events of them come within moments. */
const mostKept = 2_000;
const written = new Map<string, unknown>();

/** Remembers what this page wrote, so that its own changes are no news to it. */
export function noteOwnWrites(rows: readonly { id: string; updated_date?: unknown }[]): void {
  for (const { id, updated_date } of rows) {
    written.delete(id);
    written.set(id, updated_date);
  }
  for (const id of written.keys()) {
    if (written.size <= mostKept) return;
    written.delete(id);
  }
}

export const isOwnWrite = (id: string, updated: unknown): boolean =>
  updated !== undefined && written.get(id) === updated;
