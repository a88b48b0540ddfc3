import { uiComponents, vendorImports } from '../allowed-imports.ts';
import { kitGuide } from './kit-guide.ts';

const hidden = new Set<string>(['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client']);
const packages = vendorImports.filter((name) => !hidden.has(name));

const entityGuide = `# Data
An entity is a JSON schema: { "name", "title", "type": "object", "properties", "required", "rls", "x-sayso": { "titleField" } }. Every record also has id, created_date, updated_date, created_by (e-mail) and created_by_id; never declare those. People are the built-in entity User (id, email, full_name, role "user" or "admin"); never declare it.
Property types: string, number, integer, boolean, array (with items), object (with properties). Formats of strings: date, date-time, time, email, uri, file. "enum" with "enumNames" for choices; "$ref": "/entities/Project/id" on a string for a reference; "default", "minimum", "maximum", "maxLength", "title". "x-sayso": { "kind": "text" (long) | "richtext" | "money" | "percent" | "rating" | "phone" | "color" | "image" | "tags", "colors": { "done": "green" } } says how a value is shown and entered.
"rls" holds the rules create, read, update and delete; each is true (everybody, signed in or not), false (nobody) or a condition such as
{ "user_condition": { "role": { "$in": ["user", "admin"] } } } (signed in), { "created_by": "{{user.email}}" } (own records), { "data.team": "{{user.data.team}}" }, joined by $or, $and, $nor. Without rules an entity is open to everybody, so always write them: the default is signed in for create, read and update, owner or admin for delete. Personal things are for their owner alone. Open an entity without sign-in only for pages that are meant for the public.
`;

const sdkGuide = `# Runtime
Files are React 19 modules in JSX (types are allowed), with one default export: the component, named like its file. Style with Tailwind 4 classes. Imports come from this list and from the app itself, nothing else exists:
- Entities: \`import { Task } from '@/entities/Task'\`, \`import { User } from '@/entities/User'\`. Task.list(sort?, limit?, skip?), Task.filter(where, sort?, limit?), Task.get(id), Task.create(values), Task.update(id, values), Task.delete(id), Task.bulkCreate(rows), Task.bulkUpdate([{ id, ...changes }]), Task.updateMany(where, { $set, $inc, $push, ... }) -> { updated, has_more }, Task.upsert(rows, { key: 'code' }) -> { created, updated, records }, Task.deleteMany(where), Task.count(where?), Task.aggregate({ query?, groupBy?, dateBucket?: { field, unit: 'month' }, sum?, avg?, min?, max?, countDistinct? }) -> { rows } with columns count, sum_amount and so on, Task.list({ sort, limit, cursor }) and Task.filter(where, { limit, cursor }) -> { items, next_cursor, has_more } for pages, Task.importEntities(file) for csv and json, Task.subscribe(({ type, id, data }) => ...) which answers the function that ends it; all but the last are promises. Filters: { status: 'open', due: { $lt: today() } } with $in, $nin, $ne, $gt, $gte, $lt, $lte, $regex, $or, $and.
- Who is here: \`import { base44 } from '@/api/base44Client'\`: base44.auth.me(), .updateMe(values), .logout(), .redirectToLogin(), .isAuthenticated().
- Addresses: \`import { createPageUrl } from '@/utils'\` with Link, useNavigate, useSearchParams from react-router-dom: \`<Link to={createPageUrl('Task?id=' + id)}>\`.
- Own files: '@/components/Card', '@/pages/Home'.
- Class names: \`import { cn } from '@/lib/utils'\`. Phones: \`import { useIsMobile } from '@/hooks/use-mobile'\`.
- shadcn/ui, each as '@/components/ui/{name}': ${uiComponents.join(', ')}.
- Packages: ${packages.join(', ')}. Icons are from lucide-react; use only names that surely exist there.

For your own reads use useQuery from @tanstack/react-query with keys that start ['records', 'Task', 'rows'], and invalidate ['records', 'Task'] after a change, so that the kit's views follow. Show loading, empty and error states. Never set state while rendering. No keys or passwords in code. Integrations: \`import { SendEmail, InvokeLLM, UploadFile } from '@/integrations/Core'\`: SendEmail({ to, subject, body }), InvokeLLM({ prompt, response_json_schema?, file_urls? }) which answers text or that JSON, UploadFile({ file }) which answers { file_url }; all are promises for signed-in people and may fail, so catch. Payments, other services and running backend functions do not work on this server yet: build nothing on them, and say so when they are asked for. Fields of format file and kind image hold the address of what the kit's forms upload.

`;

export const runtimeGuide = `${entityGuide}\n${sdkGuide}${kitGuide}`;
