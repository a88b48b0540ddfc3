import { z } from 'zod';

/** A tool that a text can ask for, and what its page starts with. */
export const ToolRow = z.object({
  id: z.string(),
  /** What people call it. */
  forms: z.array(z.string()),
  title: z.string(),
  icon: z.string(),
  props: z.record(z.string(), z.json()),
});
export type ToolRow = z.infer<typeof ToolRow>;

export const tool = (
  id: string,
  forms: string,
  title: string,
  icon: string,
  props: ToolRow['props'] = {},
): ToolRow => ({ id, forms: forms.split(',').map((form) => form.trim()), title, icon, props });
