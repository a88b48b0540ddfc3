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
    'Checks the whole app as it is now, with your changes of this answer in it: syntax, imports between files, entities.',
  input: z.object({}),
  async run(_input, { checkApp, sources }) {
    const found = await checkApp(sources());
    return problemOutcome(found.slice(0, mostProblems).map(problemLine), lookUpWords.noProblems);
  },
});

const problemLine = ({ path, line, column, message }: Diagnostic) => `${path}:${line}:${column}: ${message}`;

function problemOutcome(lines: readonly string[], none: string) {
  if (lines.length === 0) return { text: none, results: none };
  const results = lookUpWords.problems(lines.length);
  return {
    text: `${results} (data):\n${dataText(lines.join('\n'))}`,
    results: `${results}\n${lines.join('\n')}`,
  };
}
