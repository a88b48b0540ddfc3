import { counted } from './grammar.ts';

/** What a model looked up, as the person sees it. */
export const lookUpWords = {
  records: (count: number, entity: string) =>
    `${count === 0 ? 'No records' : counted(count, 'record')} of ${entity}`,
  figure: ({
    operation,
    field,
    entity,
    group,
  }: {
    operation: string;
    field: string | undefined;
    entity: string;
    group: string | undefined;
  }) =>
    `${operation}${field === undefined ? '' : ` of ${field}`} over ${entity}${group === undefined ? '' : ` by ${group}`}`,
  figureOf: (operation: string, field: string) => `${operation} of ${field}`,
  needsField: (operation: string) => `"${operation}" needs a field`,
  noEntity: (name: string, known: string) => `There is no entity ${name}. The app has: ${known || 'none'}.`,
  problems: (count: number) => counted(count, 'problem'),
  noErrors: 'The app reports no errors.',
  noProblems: 'No problems were found.',
  typesUnchecked:
    'Syntax and imports were checked. Names, fields and properties could not be checked now, so there may be mistakes in them.',
  noFile: (path: string, known: string) =>
    `There is no file ${path}. The app has: ${known || 'no files yet'}.`,
  shortFile: (path: string, lines: number) => `${path} has ${lines} lines`,
  file: (path: string, lines: number) => `${path}, ${lines} lines`,
  part: (path: string, { from, to, of }: { from: number; to: number; of: number }) =>
    `${path}, lines ${from} to ${to} of ${of}`,
  lines: (count: number, query: string) =>
    `${count === 0 ? 'No lines' : counted(count, 'line')} with ${query}`,
  component: (name: string) => `How ${name} is used`,
  noComponent: (name: string, known: string) => `There is no component ${name}. There are: ${known}.`,
  noTool: (name: string, known: string) => `There is no tool ${name}. There are: ${known}.`,
  wrongArguments: (name: string, problems: string) => `The arguments of ${name} are wrong: ${problems}.`,
  notRun: (name: string, why: string) => `${name}: ${why}`,
  stopped: 'Stopped',
  wrongFilter: 'the filter is not valid JSON',
} as const;
