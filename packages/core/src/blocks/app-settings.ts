import { AppName, Visibility } from '@sayso/contracts/apps';
import { Assumption, Suggestion } from '@sayso/contracts/chat';
import { z } from 'zod';
import { blockWords } from '../texts/answers.ts';
import { firstIssue, readJson } from './entities.ts';

/** What a `set_app` block may change. */
export const AppSettings = z
  .strictObject({
    name: AppName,
    main_page: z.string().max(200),
    public_settings: Visibility,
    description: z.string().max(5_000),
    /** Any CSS colour that stands for the app's look. */
    theme_color: z.string().regex(/^[#\w(),.%/ -]{1,60}$/, blockWords.notAColor),
  })
  .partial();
export type AppSettings = z.infer<typeof AppSettings>;

const sizes = { title: z.string().min(1).max(120), prompt: z.string().min(1).max(2_000) };
const Suggested = z.array(Suggestion.extend(sizes));
const Assumed = z.array(Assumption.extend({ ...sizes, about: z.string().min(1).max(500) })).max(8);

export const readAppSettings = (body: string) => readAs(AppSettings, body);
export const readSuggestions = (body: string) => readAs(Suggested, body);
export const readAssumptions = (body: string) => readAs(Assumed, body);

function readAs<T>(shape: z.ZodType<T>, body: string): { value: T } | { error: string } {
  const json = readJson(body);
  if ('error' in json) return json;
  const parsed = shape.safeParse(json.value);
  return parsed.success ? { value: parsed.data } : { error: firstIssue(parsed.error) };
}
