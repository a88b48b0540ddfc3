import type { Failure } from '@sayso/contracts/chat';
import type { Diagnostic } from '@sayso/contracts/preview';
import { quoteData } from '@sayso/core/prompt/data-fence';
import { z } from 'zod';
import { lookUpWords } from '../../../texts/look-ups.ts';
import { dataText, defineTool } from './tool.ts';

const mostProblems = 30;

export const getErrorsTool = defineTool({
  name: 'get_errors',
  description:
    'The errors that the running app had to report in its preview when the person sent the message, and files that do not compile.',
  input: z.object({}),
  async run(_input, { openErrors, checkApp, sources }) {
    const reported = openErrors.map(({ title, details, component }) =>
      [quoteData(title), component && `in ${quoteData(component, 80)}`, details && quoteData(details, 1_000)]
        .filter(Boolean)
        .join(' '),
    );
    const lines = [...reported, ...(await checkApp(sources())).slice(0, mostProblems).map(problemLine)];
    return problemOutcome(lines, lookUpWords.noErrors);
  },
});

export const checkAppTool = defineTool({
  name: 'check_app',
  description:
    'Checks the whole app as it is now, with your changes of this answer in it, as it will be checked at the end: syntax, imports between files, entities, types, links, and edits that did not apply.',
  input: z.object({}),
  async run(_input, { findings, checkApp, sources }) {
    const own = await findings();
    const told = new Set(own.map(({ path, line }) => `${path} ${line}`));
    // Of files that nothing of this answer is wrong with, too.
    const rest = (await checkApp(sources())).filter(({ path, line }) => !told.has(`${path} ${line}`));
    const lines = [...own.map(failureLine), ...rest.map((found) => [problemLine(found)])].slice(
      0,
      mostProblems,
    );
    return problemOutcome(
      lines.map(([line]) => line),
      lookUpWords.noProblems,
      lines.map(([line, detail = line]) => detail),
    );
  },
});

/** For the person, and where it has lines of code, for the model. */
function failureLine({ path, line, column, message, detail, hint }: Failure): [string, string?] {
  const place = line === undefined ? path : `${path}:${line}:${column ?? 1}`;
  const said = `${place}: ${message}${hint === undefined ? '' : `. ${hint}`}`;
  return detail === undefined ? [said] : [said, `${place}: ${detail}`];
}

const problemLine = ({ path, line, column, message }: Diagnostic) => `${path}:${line}:${column}: ${message}`;

function problemOutcome(lines: readonly string[], none: string, detailed = lines) {
  if (lines.length === 0) return { text: none, results: none };
  const results = lookUpWords.problems(lines.length);
  return {
    text: `${results} (data):\n${dataText(detailed.join('\n'))}`,
    results: `${results}\n${lines.join('\n')}`,
  };
}
