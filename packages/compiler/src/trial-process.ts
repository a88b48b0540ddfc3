import { text } from 'node:stream/consumers';
import { parseSource } from './parse-source.ts';
import { transformSource } from './preview/transform-source.ts';

/** Does to one text all that the server would do on its own stack; ends well, or not at all. */
const lang = process.argv[2] === 'ts' ? 'ts' : 'tsx';
const source = await text(process.stdin);
const { errors, program } = parseSource(lang, source);
JSON.stringify(program.body.length);
if (lang === 'tsx' && errors.length === 0) {
  const { code } = transformSource('trial', source);
  parseSource('ts', code);
}
