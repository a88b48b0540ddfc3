import { z } from 'zod';
import { entityById } from '../../plan/look.ts';
import { emptyListWords } from '../../texts/empty-lists.ts';
import { columnsOf, formFields } from '../columns.ts';
import type { Emit } from '../emit.ts';
import { element, Imports } from '../jsx.ts';
import { sessionFields, without } from './roles.ts';
import { entityCode, toolPage } from './tool-page.ts';

const TimerPage = z.object({
  kind: z.enum(['countdown', 'stopwatch', 'pomodoro', 'interval', 'until']),
  minutes: z.number().optional(),
  presets: z.array(z.number()).optional(),
  work: z.number().optional(),
  shortBreak: z.number().optional(),
  longBreak: z.number().optional(),
  rest: z.number().optional(),
  prepare: z.number().optional(),
  rounds: z.number().optional(),
  until: z.string().optional(),
  title: z.string().optional(),
});
const description = z.object({ description: z.string().optional() });

/** The timer, and below it the sessions where they are kept. */
export const timerPage: Emit = (blueprint, page) => {
  const read = TimerPage.safeParse(page.props);
  if (!read.success) return undefined;
  const imports = new Imports();
  const [log, tasks] = [entityById(blueprint, page.entity), entityById(blueprint, page.target)];
  const timer = element(
    imports.kit('Timer'),
    {
      ...read.data,
      log: log && { entity: entityCode(imports, log.name), fields: without(sessionFields(log, tasks)) },
      tasks: tasks && entityCode(imports, tasks.name),
    },
    [],
    '      ',
  );
  const sessions = log && [
    element(
      imports.kit('RecordTable'),
      {
        entity: entityCode(imports, log.name),
        columns: columnsOf(log),
        formFields: formFields(log),
        sort: '-created_date',
        emptyTitle: emptyListWords.noSessions,
        emptyText: emptyListWords.finishToSee,
      },
      [],
      '      ',
    ),
  ];
  return toolPage({
    name: page.name,
    title: page.label,
    description: description.safeParse(page.props).data?.description,
    imports,
    children: [timer, ...(sessions ?? [])],
  });
};

const ConverterPage = z.object({
  groups: z.array(z.string()).optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  rates: z.record(z.string(), z.number()).optional(),
});

export const converterPage: Emit = (_, page) => {
  const props = ConverterPage.safeParse(page.props ?? {});
  const imports = new Imports();
  const converter = element(imports.kit('Converter'), props.data ?? {}, [], '      ');
  return toolPage({
    name: page.name,
    title: page.label,
    description: description.safeParse(page.props).data?.description,
    imports,
    children: [converter],
  });
};
