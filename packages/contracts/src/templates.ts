import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const TemplateId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'Use the id of a template');
export type TemplateId = z.infer<typeof TemplateId>;

export const templateGroups = ['business', 'people', 'places', 'sites', 'life'] as const;

/** A starter app, as it is listed. */
export const Template = z.object({
  id: TemplateId,
  name: z.string(),
  /** One line that says what it is for. */
  summary: z.string(),
  group: z.enum(templateGroups),
  icon: z.string(),
  /** Colour of its look. */
  color: z.string(),
  /** Names of its things. */
  things: z.array(z.string()),
  /** Names of the pages that are open to visitors. */
  public_pages: z.array(z.string()),
});
export type Template = z.infer<typeof Template>;

export const listTemplates = endpoint({
  method: 'GET',
  path: '/templates',
  reply: z.array(Template),
});
