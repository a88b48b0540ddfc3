import { inject } from 'vitest';
import { openSql, type Target } from '../platform/database/database.ts';
import { newId } from '../platform/database/ids.ts';
import { databaseAt, maintenanceOf } from './place.ts';

/** A database of its own for one test file, copied from the migrated template. */
export async function createTestDatabase(): Promise<{ target: Target; drop(): Promise<void> }> {
  const place = inject('postgres');
  const name = `test_${newId()}`;
  const admin = openSql(maintenanceOf(place), 1, 'sayso', 0);
  await admin`create database ${admin(name)} template ${admin(inject('template'))} strategy file_copy`;
  await admin.end();
  return {
    target: databaseAt(place, name),
    async drop() {
      const last = openSql(maintenanceOf(place), 1, 'sayso', 0);
      await last`drop database if exists ${last(name)} with (force)`;
      await last.end();
    },
  };
}
