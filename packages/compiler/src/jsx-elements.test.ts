import { expect, test } from 'vitest';
import { parseModule } from './parse-module.ts';
import { transformSource } from './preview/transform-source.ts';

/** Places that compiled JSX names. */
function compiledPlaces(text: string): string[] {
  const { code } = transformSource('pages/Home', text);
  const pairs = code.matchAll(/lineNumber: (\d+),\s*columnNumber: (\d+)/g);
  return [...pairs].map(([, line, column]) => `${line}:${column}`).sort();
}
const describedPlaces = (text: string) =>
  parseModule('pages/Home', text)
    .elements.split(' ')
    .map((one) => /^[!~]*(\d+:\d+):/.exec(one)?.[1])
    .sort();

test.each([
  ['plain', 'export default () => (\n  <div>\n    <b>a</b>\n  </div>\n);'],
  ['characters of many bytes', "export default () => <p>é😀漢 <b>x</b>{'ü'} <i>y</i></p>;"],
  ['Windows lines and tabs', 'export default () => (\r\n\t<p>\r\n\t\t<b>x</b>\r\n\t</p>\r\n);'],
  ['lines that only JavaScript knows', 'export default () => <p>a\u2028<b>x</b>\u2029<i>y</i></p>;'],
  ['a key after a spread', 'export default (p) => <li {...p} key="a"><b>x</b></li>;'],
  [
    'types and generics',
    'export default function A<T extends object>(p: { a: T }) { return <A<T> a={p.a} />; }',
  ],
  ['attributes and children that hold elements', 'export default () => <A b={<b>x</b>}>{() => <i />}</A>;'],
  ['names of parts', 'export default () => <Chart.Bar.Line><svg:path /></Chart.Bar.Line>;'],
])('compiled elements name the places that are described: %s', (_what, text) => {
  expect(describedPlaces(text)).toEqual(compiledPlaces(text));
  expect(describedPlaces(text).length).toBeGreaterThan(0);
});

test('elements stand in the order of the text, with their names, and those of plain text are marked', () => {
  const text = `import { Chart, Panel as Box } from '@/kit'; export default () => (
  <>
    <h1 title="x">Plain &amp; simple</h1>
    <p>{'Quoted'}</p>
    <p>With {name}</p>
    <p>
      On its own line
    </p>
    <Chart.Bar>{value}</Chart.Bar>
    <Box>x</Box>
    <div><b>Inner</b></div>
  </>
);`;
  expect(parseModule('pages/Home', text).elements.split(' ')).toEqual([
    '!3:5:h1',
    '!4:5:p',
    '5:5:p',
    '!6:5:p',
    '~9:5:Chart.Bar',
    '!~10:5:Box',
    '11:5:div',
    '!11:10:b',
  ]);
});
