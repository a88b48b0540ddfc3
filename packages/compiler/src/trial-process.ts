import { text as textOf } from 'node:stream/consumers';
import { parseSource } from './parse-source.ts';
import { transformSource } from './preview/transform-source.ts';
import type { Lang } from './trial.ts';

/** Does to one text all that the server would do on its own stack; says so at its end, or never gets there. */
const { lang, text } = JSON.parse(await textOf(process.stdin)) as { lang: Lang; text: string };
const { errors, program } = parseSource(lang, text);
JSON.stringify(program.body.length);
if (lang === 'tsx' && errors.length === 0) {
  const { code } = transformSource('trial', text);
  parseSource('ts', code);
}
process.stdout.write('survived');
