import { ParseServer } from 'parse-server';

// Parse Server as its users run it in production: no logs, types and required fields checked, classes for those who
// are signed in, rows by their access lists.
const [socketDir, database, port, pool] = process.argv.slice(2);
const signedIn = { requiresAuthentication: true };

await ParseServer.startApp({
  appId: 'bench',
  masterKey: 'bench-master-key',
  databaseURI: `postgres://sayso@localhost:5432/${database}`,
  databaseOptions: { host: socketDir, max: Number(pool) },
  serverURL: `http://127.0.0.1:${port}/parse`,
  mountPath: '/parse',
  host: '127.0.0.1',
  port: Number(port),
  silent: true,
  logsFolder: null,
  allowClientClassCreation: false,
  schema: {
    definitions: [
      {
        className: 'Note',
        fields: {
          title: { type: 'String', required: true },
          text: { type: 'String' },
          state: { type: 'String' },
        },
        classLevelPermissions: {
          find: signedIn,
          count: signedIn,
          get: signedIn,
          create: signedIn,
          update: signedIn,
          delete: signedIn,
          addField: {},
        },
      },
    ],
    lockSchemas: true,
  },
});
process.stdout.write('ready\n');
