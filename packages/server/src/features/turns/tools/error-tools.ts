import type { Failure, OpenError } from '@sayso/contracts/chat';
import type { Diagnostic } from '@sayso/contracts/preview';
import { quoteData } from '@sayso/core/prompt/data-fence';
import { z } from 'zod';
import { lookUpWords } from '../../../texts/look-ups.ts';
import { dataText, defineTool } from './tool.ts';

const mostProblems = 30;

export const getErrorsTool = defineTool({
  name: 'get_errors',
  description:
    'The errors that the running app had to report in its preview when the person sent the message, each with its place in the sources, the lines around it and the fields of the record that it happened on where they are known; and files that do not compile.',
  input: z.object({}),
  async run(_input, { openErrors, checkApp, sources }) {
    const { found, isWhole } = await checkApp(sources());
    const broken = found.slice(0, mostProblems).map(problemLine);
    const lines = [...openErrors.map(errorLine), ...broken];
    return problemOutcome(lines, {
      none: lookUpWords.noErrors,
      detailed: [...openErrors.map(errorText), ...broken],
      isWhole,
    });
  },
});

export const checkAppTool = defineTool({
  name: 'check_app',
  description:
    'Checks the whole app as it is now, with your changes of this answer in it, as it will be checked at the end: syntax, imports between files, entities, types, links, and edits that did not apply.',
  input: z.object({}),
  async run(_input, { findings, checkApp, sources }) {
    const own = await findings();
    const told = new Set(own.failures.map(({ path, line }) => `${path} ${line}`));
    const checked = await checkApp(sources());
    // Of files that nothing of this answer is wrong with, too.
    const rest = checked.found.filter(({ path, line }) => !told.has(`${path} ${line}`));
    const lines = [...own.failures.map(failureLine), ...rest.map((found) => [problemLine(found)])].slice(
      0,
      mostProblems,
    );
    return problemOutcome(
      lines.map(([line]) => line),
      {
        none: lookUpWords.noProblems,
        detailed: lines.map(([line, detail = line]) => detail),
        isWhole: own.isWhole && checked.isWhole,
      },
    );
  },
});

/** For the person, and where it has lines of code, for the model. */
function failureLine({ path, line, column, message, detail, hint }: Failure): [string, string?] {
  const place = line === undefined ? path : `${path}:${line}:${column ?? 1}`;
  const said = `${place}: ${message}${hint === undefined ? '' : `. ${hint}`}`;
  return detail === undefined ? [said] : [said, `${place}: ${detail}`];
}

/** For the person: what happened, and where. */
function errorLine({ title, details, component, file, line, column }: OpenError): string {
  const what = [quoteData(title), component && `in ${quoteData(component, 80)}`].filter(Boolean).join(' ');
  const place = file === undefined || line === undefined ? '' : ` at ${oneLine(file)}:${line}:${column ?? 1}`;
  return `${what}${place}${details ? ` ${quoteData(details, 1_000)}` : ''}`;
}

/** For the model, with the lines of code and the fields that it happened on. */
function errorText(error: OpenError): string {
  const { excerpt, record } = error;
  const shape = record && `Record (types of its fields): ${record}`;
  return [errorLine(error), shape, excerpt].filter(Boolean).join('\n');
}

const oneLine = (path: string) => path.replace(/\s+/g, ' ');

const problemLine = ({ path, line, column, message }: Diagnostic) => `${path}:${line}:${column}: ${message}`;

type Told = { none: string; detailed: readonly string[]; isWhole: boolean };

/** Where types could not be checked, nothing is known of them: that must not be read as "none". */
function problemOutcome(lines: readonly string[], { none, detailed, isWhole }: Told) {
  const rest = isWhole ? '' : lookUpWords.typesUnchecked;
  if (lines.length === 0) {
    const said = isWhole ? none : rest;
    return { text: said, results: said };
  }
  const results = lookUpWords.problems(lines.length);
  return {
    text: [`${results} (data):`, dataText(detailed.join('\n')), rest].filter(Boolean).join('\n'),
    results: [results, ...lines, rest].filter(Boolean).join('\n'),
  };
}
