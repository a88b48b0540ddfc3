import type { Failure, OpenError } from '@sayso/contracts/chat';
import type { Diagnostic } from '@sayso/contracts/preview';
import { cutText } from '@sayso/core/cut-text';
import { fenceData } from '@sayso/core/prompt/data-fence';
import type { SourceTree } from '@sayso/core/source-tree';
import type { ToolOutcome, ToolTable } from '@sayso/core/turn-provider';
import type { z } from 'zod';

/** `isWhole` is false where the types could not be checked now, so that nothing is known of them. */
export type Checked = { found: readonly Diagnostic[]; isWhole: boolean };

/** What a turn has found so far. `isWhole` is whether types were checked too. */
export type Look = { failures: readonly Failure[]; isWhole: boolean };

export type RecordQuery = { filter: unknown; sort?: string | undefined; limit: number };

/** What tools see: the app as this very answer has it by now, with the rights of the person who asked. */
export type ToolContext = {
  /** Live files with all over them that this answer wrote. */
  sources(): SourceTree;
  /** What keeps this answer's files back as they are now, in the very words of the checks that decide. */
  findings(): Promise<Look>;
  /** What is wrong with a whole tree now. */
  checkApp(tree: SourceTree): Promise<Checked>;
  /** Records that the person who asked may see. Throws a `Fault` for what cannot be asked. */
  records(entity: string, query: RecordQuery): Promise<Record<string, unknown>[]>;
  /** What the preview had to report when the message was sent. */
  openErrors: readonly OpenError[];
};

export type TurnTool = {
  name: string;
  description: string;
  input: z.ZodType;
  run(input: unknown, context: ToolContext): Promise<ToolOutcome>;
};

/** Ties what a tool does to the shape of its arguments. */
export const defineTool = <Input extends z.ZodType>(given: {
  name: string;
  description: string;
  input: Input;
  run(input: z.output<Input>, context: ToolContext): ToolOutcome | Promise<ToolOutcome>;
}): TurnTool => ({
  ...given,
  run: async (input, context) => given.run(given.input.parse(input), context),
});

export const refused = (text: string): ToolOutcome => ({ text, results: text, isError: true });

/** Longest part of a result that a model is shown. */
const mostChars = 16_000;

/** Text that others wrote, as data, cut to what a model can use. */
export function dataText(text: string, language?: string): string {
  if (text.length <= mostChars) return fenceData(text, language);
  const left = text.length - mostChars;
  return `${fenceData(cutText(text, mostChars, ''), language)}\n(${left} more characters are not shown)`;
}

export function tableOutcome(
  table: ToolTable['data'],
  { results, note }: { results: string; note?: string },
): ToolOutcome {
  const lines = table.rows.map((row) => JSON.stringify(row));
  const text = `${results}\n${dataText(lines.join('\n'), 'json')}${note === undefined ? '' : `\n${note}`}`;
  return { text, results, display: { widget: 'table', data: table } };
}
