import { edit, type Mistake, page, write } from './mistake.ts';

const title = '      <h1>{greeting}</h1>';
const larger = '      <h1 className="text-2xl">{greeting}</h1>';
const raw = (path: string, body: string) => `<action type="edit" path="${path}">\n${body}</action>\n`;
const whole = (drawn: string) => page('Home', drawn, { head: "export const greeting = 'Good morning';\n\n" });
const filler = Array.from({ length: 20 }, (_, at) => `      <p>line ${at}</p>`).join('\n');

/** Of lines of code that were looked for, a person has no use. */
const missed = /^The change didn’t fit what this file says now, so it wasn’t made$/;

/** How changes of files that are there go wrong. */
export const edits: Mistake[] = [
  {
    what: 'a search that stands in two places',
    says: edit('pages/Home', ['      <hr />', '']),
    tells: { 'pages/Home': missed },
    hears: /in 2 places \(lines \d+, \d+\)/,
  },
  {
    what: 'a search that is nowhere',
    says: edit('pages/Home', ['  const [closed, setClosed] = useState(true);', '']),
    tells: { 'pages/Home': missed },
    hears: /0 matches[\s\S]+11: {3}const \[open, setOpen\]/,
  },
  {
    what: 'edits that overlap',
    says: edit('pages/Home', [title, larger], [title, '      <h2>{greeting}</h2>']),
    tells: { 'pages/Home': missed },
    hears: /not found/,
  },
  {
    what: 'a search at another depth',
    says: edit('pages/Home', ['<h1>{greeting}</h1>', '<h1 className="text-2xl">{greeting}</h1>']),
    lands: { 'pages/Home': /\n {6}<h1 className="text-2xl">/ },
  },
  {
    what: 'a search indented by tabs',
    says: edit('pages/Home', ['\t\t\t<h1>{greeting}</h1>', '\t\t\t<h1 className="text-2xl">{greeting}</h1>']),
    lands: { 'pages/Home': /\n {6}<h1 className="text-2xl">/ },
  },
  {
    what: 'a search with Windows line ends',
    says: edit('pages/Home', [title, larger]).replaceAll('\n', '\r\n'),
    lands: { 'pages/Home': /^[^\r]*text-2xl[^\r]*$/ },
  },
  {
    what: 'a search with line numbers',
    says: edit('pages/Home', [`14: ${title}`, larger]),
    tells: { 'pages/Home': missed },
    hears: /not found/,
  },
  {
    what: 'an edit that is a whole file',
    says: raw('pages/Home', whole('<p>all new</p>')),
    tells: { 'pages/Home': missed },
    hears: /SEARCH/,
  },
  {
    what: 'an edit that is a diff',
    says: raw('pages/Home', `--- a/pages/Home\n+++ b/pages/Home\n@@ -14 +14 @@\n-${title}\n+${larger}\n`),
    tells: { 'pages/Home': missed },
    hears: /SEARCH/,
  },
  {
    what: 'an edit that breaks off in its search',
    says: raw('pages/Home', `<<<<<<< SEARCH\n${title}\n`),
    tells: { 'pages/Home': missed },
    hears: /not complete/,
  },
  {
    what: 'an edit that forgets its middle',
    says: raw('pages/Home', `<<<<<<< SEARCH\n${title}\n>>>>>>> REPLACE\n`),
    tells: { 'pages/Home': missed },
    hears: /not complete/,
  },
  {
    what: 'marks of an edit left in the code',
    says: write('pages/New', `${page('New')}=======\n${page('Newer')}>>>>>>> REPLACE\n`),
    tells: { 'pages/New': /line \d+/ },
  },
  {
    what: 'an edit of a file that is not there',
    says: edit('pages/Nowhere', ['a', 'b']),
    tells: { 'pages/Nowhere': /does not exist/ },
  },
  {
    what: 'an edit that leaves braces open',
    says: edit('pages/Home', [title, '      <h1>{greeting</h1>']),
    tells: { 'pages/Home': /line \d+|didn’t fit/ },
  },
  {
    what: 'an edit that takes the component away',
    says: edit(
      'pages/Home',
      ['export default function Home() {', 'function Home() {'],
      ["export const greeting = 'Good morning';", "const greeting = 'Good morning';"],
    ),
    tells: { 'pages/Home': /nobody asked/ },
  },
  {
    what: 'an edit of a frozen file',
    says: edit('pages/Secret', ['    <p>{title}</p>', '    <p>open</p>']),
    tells: { 'pages/Secret': /frozen/ },
  },
  {
    what: 'a write, a delete and a rename of a frozen file',
    says: `${write('pages/Secret.jsx', page('Secret', '<p>open</p>'))}<action type="delete" path="/pages/Secret">\n</action>\n<action type="rename" path="pages/Secret" to="pages/Open">\n</action>\n`,
    asks: 'Remove the secret page',
    tells: { 'pages/Secret': /frozen/ },
  },
  {
    what: 'a file renamed onto a frozen one',
    says: '<action type="rename" path="pages/Board" to="pages/Secret">\n</action>\n',
    tells: { 'pages/Board': /exists already/ },
  },
  {
    what: 'one edit said 60 times',
    says: edit('pages/Home', [title, larger]).repeat(60),
    lands: { 'pages/Home': /text-2xl/ },
  },
  ...[
    '// rest stays the same',
    '// ... rest of the component',
    '/* ... */',
    '// keep existing code',
    '{/* unchanged */}',
    '{/* ... existing JSX ... */}',
    '// ... other imports',
    '# rest of the code unchanged',
  ].map((comment) => ({
    what: `code left out: ${comment}`,
    says: write('pages/Home', whole(`<main>\n${filler}\n      ${comment}\n    </main>`)),
    tells: { 'pages/Home': /left out|nobody asked|line \d+/ },
  })),
  {
    what: 'code left out in an edit',
    says: edit('pages/Home', [title, '      {/* rest of the header stays the same */}']),
    tells: { 'pages/Home': /left out/ },
  },
  {
    what: 'a rewrite that loses most of the file',
    says: write('pages/Home', page('Home')),
    tells: { 'pages/Home': /nobody asked/ },
  },
  {
    what: 'a rewrite that loses what others import',
    says: write('components/tasks/TaskRow', page('Row')),
    tells: { 'components/tasks/TaskRow': /nobody asked/ },
  },
  {
    what: 'a rewrite with nothing in it',
    says: `${write('pages/Home', '')}${write('pages/Board', '   \n\n')}${write('components/TaskCard', '// TODO\n')}`,
    tells: {
      'pages/Home': /empty/,
      'pages/Board': /empty/,
      'components/TaskCard': /nobody asked/,
    },
  },
];
