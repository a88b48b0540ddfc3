import { Fault } from '@sayso/contracts/faults';
import type { Toolbox, ToolOutcome } from '@sayso/core/turn-provider';
import { z } from 'zod';
import { lookUpWords } from '../../../texts/look-ups.ts';
import { checkAppTool, getErrorsTool } from './error-tools.ts';
import { kitDocsTool } from './kit-tools.ts';
import { aggregateTool, listRecordsTool } from './record-tools.ts';
import { readFileTool, searchCodeTool } from './source-tools.ts';
import { refused, type ToolContext, type TurnTool } from './tool.ts';

const tools: readonly TurnTool[] = [
  readFileTool,
  searchCodeTool,
  listRecordsTool,
  aggregateTool,
  getErrorsTool,
  checkAppTool,
  kitDocsTool,
];

/** All of them read: nothing that a model calls changes anything. */
export function createToolbox(context: ToolContext): Toolbox {
  return {
    specs: tools.map(({ name, description, input }) => ({ name, description, parameters: schemaOf(input) })),
    call: (name, input, signal) => callTool(context, { name, input }, signal),
  };
}

async function callTool(
  context: ToolContext,
  { name, input }: { name: string; input: unknown },
  signal: AbortSignal,
): Promise<ToolOutcome> {
  const tool = tools.find((each) => each.name === name);
  if (!tool) {
    const known = tools.map((each) => each.name).join(', ');
    return refused(lookUpWords.noTool(JSON.stringify(name), known));
  }
  if (signal.aborted) return refused(lookUpWords.stopped);
  try {
    return await tool.run(input ?? {}, context);
  } catch (error) {
    if (error instanceof z.ZodError) return refused(lookUpWords.wrongArguments(name, problemsOf(error)));
    if (error instanceof Fault) return refused(lookUpWords.notRun(name, error.message));
    if (error instanceof SyntaxError) return refused(lookUpWords.notRun(name, lookUpWords.wrongFilter));
    throw error;
  }
}

const problemsOf = (error: z.ZodError) =>
  error.issues
    .slice(0, 5)
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
    .join('; ');

function schemaOf(input: z.ZodType): Record<string, unknown> {
  const { $schema: _draft, ...schema } = z.toJSONSchema(input, { io: 'input' });
  return schema;
}
