import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AppParams, Id } from './ids.ts';

/** Text of people that is written into a source: whole characters, none that controls. */
const Written = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine(
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
      (text) => text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text),
      'This holds characters that a source cannot hold',
    );

export const VisualEditBody = z
  .object({
    file_path: z.string().max(200),
    line: z.number().int().positive(),
    column: z.number().int().positive(),
    /** Hash of the text that line and column mean; 409 `file_changed` if the file has another by now. */
    base_hash: z.string().max(100),
    classes: Written(2_000).optional(),
    /** What the element was seen with: only the difference is written. Without it, all its plain classes go. */
    classes_before: Written(2_000).optional(),
    content: Written(5_000).optional(),
  })
  .refine(
    ({ classes, content }) => classes !== undefined || content !== undefined,
    'Say which classes or which text the element shall have',
  );
export type VisualEditBody = z.infer<typeof VisualEditBody>;

/**
 * Writes other classes, another text, or both, into one element of a file, at the place where its tag begins. The frame's
 * `element-selected` says file, line, column, base hash and the classes before.
 */
export const saveVisualEdit = endpoint({
  method: 'POST',
  path: '/apps/:appId/coding/visual-edit',
  params: AppParams,
  body: VisualEditBody,
  reply: z.object({ file_path: z.string(), checkpoint_id: Id, hash: z.string() }),
});
