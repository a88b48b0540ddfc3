import { type Mistake, page, write } from './mistake.ts';

const fenced = (text: string, language = 'tsx') => `\`\`\`${language}\n${text}\`\`\`\n`;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const fresh = page('New');
const wide = page('New', `<p>${'word '.repeat(40_000)}</p>`);

/** How an answer as a whole, or the frame of its blocks, goes wrong. */
export const answerShapes: Mistake[] = [
  {
    what: 'a block that is never closed',
    says: `${write('pages/New', fresh)}<action type="write" path="pages/Half">\nexport default function Half() {\n`,
    lands: { 'pages/New': /<p>New/ },
    tells: { 'pages/Half': /ended inside this block/ },
  },
  {
    what: 'a block inside of another',
    says: `<action type="write" path="pages/Outer">\nimport X from 'x';\n${write('pages/New', fresh)}</action>\n`,
    lands: { 'pages/New': /<p>New/ },
    tells: { 'pages/Outer': /closed/ },
  },
  {
    what: 'a closing tag that is forgotten between two blocks',
    says: `<action type="write" path="pages/Outer">\n${page('Outer')}\n${write('pages/New', fresh)}`,
    lands: { 'pages/New': /<p>New/ },
    tells: { 'pages/Outer': /closed/ },
  },
  {
    what: 'a closing tag at the end of the last line',
    says: `<action type="write" path="pages/New">\n${fresh.trimEnd()}</action>\nDone.\n`,
    lands: { 'pages/New': /<p>New<\/p>\n {2}\);\n}\n$/ },
  },
  {
    what: 'a closing tag inside of a line',
    says: write('pages/New', page('New', '<p>{"</action>"}</p>')),
    lands: { 'pages/New': /<p>{"<\/action>"}/ },
  },
  {
    what: 'a fence around a body',
    says: `<action type="write" path="pages/New">\n${fenced(fresh)}</action>\n`,
    lands: { 'pages/New': /^export default/ },
  },
  {
    what: 'a fence around a block',
    says: fenced(write('pages/New', fresh), 'xml'),
    lands: { 'pages/New': /<p>New/ },
  },
  {
    what: 'a fence that is never closed in a body',
    says: `<action type="write" path="pages/New">\n\`\`\`tsx\n${fresh}</action>\n`,
    mayLand: ['pages/New'],
  },
  {
    what: 'fenced code and no block',
    says: `Put this into pages/New:\n\n${fenced(fresh)}`,
  },
  {
    what: 'an escaped body',
    says: `<action type="write" path="pages/New">\n${escaped(page('New', '<p>a & b</p>'))}</action>\n`,
    lands: { 'pages/New': /<p>a & b<\/p>/ },
  },
  {
    what: 'a body that is escaped by half',
    says: write('pages/New', `${page('New')}${escaped(page('Second'))}`),
    tells: { 'pages/New': /line \d+/ },
  },
  {
    what: 'prose before the code of a body',
    says: write('pages/New', `Here is the new page, as you asked:\n\n${fresh}\nI hope you like it!`),
    tells: { 'pages/New': /line \d+/ },
  },
  {
    what: 'attributes in single quotes',
    says: `<action type='write' path='pages/New'>\n${fresh}</action>\n`,
    lands: { 'pages/New': /<p>New/ },
  },
  {
    what: 'attributes without quotes',
    says: `<action type=write path=pages/New>\n${fresh}</action>\n`,
    lands: { 'pages/New': /<p>New/ },
  },
  {
    what: 'an opening tag over several lines',
    says: `<action\n  type="write"\n  path="pages/New"\n>\n${fresh}</action>\n`,
    lands: { 'pages/New': /<p>New/ },
  },
  {
    what: 'a tag without its type',
    says: `<action path="pages/New">\n${fresh}</action>\n`,
    tells: { 'pages/New': /type/ },
  },
  {
    what: 'a tag without its path',
    says: `<action type="write">\n${fresh}</action>\n`,
    tells: { action: /needs a path/ },
  },
  {
    what: 'an unknown type of block',
    says: `<action type="shell">\nrm -rf /\n</action>\n<action type="install" path="axios">\n</action>\n`,
    tells: { action: /Unknown action type "shell"/, axios: /Unknown action type "install"/ },
  },
  { what: 'no word at all', says: '', fails: /didn’t answer/ },
  { what: 'blanks alone', says: '   \n\n  \t\n', fails: /didn’t answer/ },
  {
    what: 'thoughts with a draft in them',
    says: `<think>\nMaybe I delete the board first?\n${write('pages/Draft', page('Draft'))}<action type="delete" path="pages/Board">\n</action>\nNo, better not.\n</think>\n\nHere it is.\n${write('pages/New', fresh)}`,
    lands: { 'pages/New': /<p>New/ },
  },
  { what: 'thoughts that never end', says: `<think>\nI wonder.\n${write('pages/Draft', page('Draft'))}` },
  { what: 'a plain refusal', says: 'I am sorry, but I cannot help with that.' },
  {
    what: 'a stream that is cut in the middle of a block',
    says: `${write('pages/New', fresh)}<action type="edit" path="pages/Home">\n<<<<<<< SEARCH\nexport`,
    ends: 'cut',
    lands: { 'pages/New': /<p>New/ },
    tells: { 'pages/Home': /ended inside this block/ },
  },
  {
    what: 'a stream that ends without an end',
    says: `${write('pages/New', fresh)}<action type="write" path="pages/Home">\nexport`,
    ends: 'closed',
    lands: { 'pages/New': /<p>New/ },
    tells: { 'pages/Home': /ended inside this block/ },
  },
  {
    what: 'a stream that is cut before anything is whole',
    says: `I make a page.\n<action type="write" path="pages/New">\nexport default`,
    ends: 'cut',
    fails: /broke off halfway/,
  },
  {
    what: 'a call of a tool that is not there',
    raw: `data: ${JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'adversary',
      choices: [
        {
          index: 0,
          delta: {
            role: 'assistant',
            content: 'I look.',
            tool_calls: [
              {
                index: 0,
                id: 'call_1',
                type: 'function',
                function: { name: 'run_shell', arguments: '{"cmd":"rm -rf /"}' },
              },
            ],
          },
          finish_reason: null,
        },
      ],
    })}\n\n`,
    says: ' And go on.',
  },
  {
    what: 'a line without end',
    says: 'x'.repeat(300_000),
  },
  {
    what: 'an opening tag without end',
    says: `<action type="write" path="${'x'.repeat(100_000)}`,
  },
  {
    what: 'a file of 200 KB',
    says: write('pages/New', wide),
    tells: { 'pages/New': /too long for one file/ },
  },
  {
    what: 'a source of almost 2 MB',
    says: write('pages/New', page('New', `<p>${'word '.repeat(390_000)}</p>`)),
    tells: { 'pages/New': /larger than/ },
  },
  {
    what: '200 files in one answer',
    says: Array.from({ length: 200 }, (_, at) => write(`components/many/Part${at}`, page(`Part${at}`))).join(
      '',
    ),
    lands: Object.fromEntries(
      Array.from({ length: 200 }, (_, at) => [`components/many/Part${at}`, new RegExp(`<p>Part${at}<`)]),
    ),
  },
  {
    what: 'one block said 300 times',
    says: write('pages/New', fresh).repeat(300),
    lands: { 'pages/New': /<p>New/ },
  },
  {
    what: 'a null character in the prose and in a path',
    says: `A\0B\n<action type="write" path="pages/A\0B">\n${fresh}</action>\n`,
    tells: { 'pages/A\uFFFDB': /not a place for a file/ },
  },
  {
    what: 'half a character in the prose and in a path',
    says: `A\uD83DB\n<action type="write" path="pages/A\uDE00">\n${fresh}</action>\n`,
    tells: { 'pages/A\uFFFD': /not a place for a file/ },
  },
];
