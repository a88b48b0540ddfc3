import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { z } from 'zod';
import { CalculatorInput, CalculatorOutput } from '../../lexicon/tools/calculator-row.ts';
import { entityById, titleOf } from '../../plan/look.ts';
import { emptyListWords } from '../../texts/empty-lists.ts';
import { normalised } from '../../words.ts';
import { columnsOf, formFields } from '../columns.ts';
import type { Emit } from '../emit.ts';
import { code, element, Imports, literal } from '../jsx.ts';
import { entityCode, toolPage } from './tool-page.ts';

const CalculatorPage = z.object({
  inputs: z.array(CalculatorInput).min(1),
  outputs: z.array(CalculatorOutput).min(1),
  note: z.string().optional(),
  description: z.string().optional(),
});

const types = {
  number: 'number',
  money: 'number',
  percent: 'number',
  date: 'Date',
  yesno: 'boolean',
  text: 'string',
};

type Column = NonNullable<CalculatorInput['columns']>[number];

function typeOf({
  kind,
  options = [],
  columns = [],
}: Pick<CalculatorInput, 'kind' | 'options' | 'columns'>): string {
  if (kind === 'choice') return options.map(({ value }) => literal(value)).join(' | ') || 'string';
  if (kind === 'rows')
    return `{ ${columns.map((column: Column) => `${column.key}: ${typeOf(column)}`).join('; ')} }[]`;
  return types[kind];
}

const ofDates = [
  'addBusinessDays',
  'addDays',
  'addMonths',
  'differenceInBusinessDays',
  'differenceInCalendarDays',
  'differenceInMonths',
  'intervalToDuration',
] as const;

/** The formula as a function of its own, which a person can read and change. */
export function calculateFunction(
  inputs: readonly CalculatorInput[],
  outputs: readonly CalculatorOutput[],
): string[] {
  const values = inputs.map((input) => `  ${input.key}: ${typeOf(input)};`).join('\n');
  const used = inputs.filter(({ key }) => outputs.some(({ expr }) => new RegExp(`\\b${key}\\b`).test(expr)));
  const steps = outputs.map(({ key, expr }) => `  const ${key} = ${expr};`).join('\n');
  const shown = outputs.filter(({ hidden }) => !hidden).map(({ key }) => key);
  return [
    `type Values = {\n${values}\n};`,
    `/** Works out the results from what was typed in. */\nfunction calculate({ ${used.map(({ key }) => key).join(', ')} }: Values) {\n${steps}\n  return { ${shown.join(', ')} };\n}`,
  ];
}

/** Fields of an entity that hold the inputs and results: by key, else by name. */
function historyFields(
  entity: BlueprintEntity,
  parts: readonly { key: string; label: string; kind: string }[],
) {
  const plain = (text: string) => normalised(text).replace(/[^a-z\d]/g, '');
  const free = new Set(entity.fields.filter(({ ref, computed }) => !ref && !computed));
  const found: Record<string, string> = {};
  for (const part of parts) {
    if (part.kind === 'rows') continue;
    const names = [plain(part.key), plain(part.label)];
    const field = [...free].find(
      ({ key, label }) => names.includes(plain(key)) || names.includes(plain(label)),
    );
    if (!field) continue;
    free.delete(field);
    found[part.key] = field.key;
  }
  return found;
}

const KeypadPage = z.object({ keypad: z.enum(['basic', 'scientific']) });

export const calculatorPage: Emit = (blueprint, page) => {
  const keys = KeypadPage.safeParse(page.props).data?.keypad;
  if (keys !== undefined) {
    const imports = new Imports();
    const keypad = element(
      imports.kit('Keypad'),
      { scientific: keys === 'scientific' || undefined },
      [],
      '      ',
    );
    return toolPage({ name: page.name, title: page.label, imports, children: [keypad] });
  }
  const read = CalculatorPage.safeParse(page.props);
  if (!read.success) return undefined;
  const { inputs, outputs, note, description } = read.data;
  const imports = new Imports();
  for (const name of ofDates)
    if (outputs.some(({ expr }) => expr.includes(`${name}(`))) imports.use(name, 'date-fns');
  const entity = entityById(blueprint, page.entity);
  const shown = outputs.filter(({ hidden }) => !hidden);
  const fields = entity && historyFields(entity, [...inputs, ...shown]);
  const title = entity && titleOf(entity);
  const isNamed = title?.type === 'string' && !Object.values(fields ?? {}).includes(title.key);
  const calculator = element(
    imports.kit('Calculator'),
    {
      inputs,
      outputs: shown.map(({ expr: _, hidden: __, ...output }) => output),
      calculate: code('calculate'),
      note,
      history: entity && {
        entity: entityCode(imports, entity.name),
        fields,
        nameField: isNamed ? title.key : undefined,
      },
    },
    [],
    '      ',
  );
  const kept = entity
    ? [
        element(
          imports.kit('RecordTable'),
          {
            entity: entityCode(imports, entity.name),
            columns: columnsOf(entity),
            formFields: formFields(entity),
            sort: '-created_date',
            emptyTitle: emptyListWords.nothingSaved,
            emptyText: emptyListWords.saveToSee,
          },
          [],
          '      ',
        ),
      ]
    : [];
  return toolPage({
    name: page.name,
    title: page.label,
    description,
    imports,
    declarations: calculateFunction(inputs, outputs),
    children: [calculator, ...kept],
  });
};
