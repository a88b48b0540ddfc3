import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { readEntity } from '@sayso/core/blocks/entities';
import type { SourceTree } from '@sayso/core/source-tree';

/** Declarations that stand for what the server makes of an app's entities and functions, by path. */
export function generatedDeclarations(tree: SourceTree): Map<string, string> {
  const files = new Map<string, string>([['sdk/entity', entityDeclarations]]);
  const entities = namesIn('entities/', tree);
  const functions = namesIn('functions/', tree);
  for (const name of entities) files.set(`entities/${name}`, declareEntity(name, tree));
  files.set('entities/User', declareUser(tree));
  for (const name of functions) files.set(`functions/${name}`, declareFunction(name));
  files.set('entities/all', [...entities, 'User'].map((name) => reexport('entities', name)).join(''));
  files.set('functions/all', functions.map((name) => reexport('functions', name)).join('') || 'export {};\n');
  files.set('sdk/integrations', integrationDeclarations);
  files.set('sdk/client', declareClient([...entities, 'User'], functions));
  return files;
}

const namesIn = (folder: string, tree: SourceTree): string[] =>
  Object.keys(tree)
    .filter((path) => path.startsWith(folder) && path !== 'entities/User')
    .map((path) => path.slice(folder.length));

const reexport = (folder: string, name: string) => `export { ${name} } from '@/${folder}/${name}';\n`;

const builtInTypes =
  'id: string; created_date: string; updated_date: string; created_by: string; created_by_id: string; is_sample: boolean;';

/**
 * The sdk's entity class with the record's own type. Names of fields are checked where they are written out; whatever
 * is put together at run time stays a plain string.
 */
const entityDeclarations = `export type FieldOf<R> = Extract<keyof R, string>;
export type SortOf<R> = FieldOf<R> | \`-\${FieldOf<R>}\` | \`\${string}.\${string}\`;
export type WhereOf<R> = { [F in keyof R]?: any } & { [operator: \`$\${string}\`]: any } & { [path: \`\${string}.\${string}\`]: any };
export type PageOf<R> = { items: R[]; next_cursor: string | null; has_more: boolean };
export type PageOptionsOf<R> = { query?: WhereOf<R>; sort?: SortOf<R>; limit?: number; cursor?: string; fields?: FieldOf<R>[]; distinct?: FieldOf<R> };
export type FieldsOf<R> = FieldOf<R> | FieldOf<R>[];
export type AggregateOf<R> = { query?: WhereOf<R>; groupBy?: FieldsOf<R>; dateBucket?: { field: FieldOf<R>; unit: 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year'; tz?: string }; count?: boolean; sum?: FieldsOf<R>; avg?: FieldsOf<R>; min?: FieldsOf<R>; max?: FieldsOf<R>; countDistinct?: FieldsOf<R>; having?: any; sort?: string; limit?: number };
export interface Entity<R> {
  readonly name: string;
  readonly schema: any;
  list(sort?: SortOf<R>, limit?: number, skip?: number, fields?: FieldOf<R>[]): Promise<R[]>;
  filter(where?: WhereOf<R>, sort?: SortOf<R>, limit?: number, skip?: number, fields?: FieldOf<R>[]): Promise<R[]>;
  list(options: PageOptionsOf<R>): Promise<PageOf<R>>;
  filter(where: WhereOf<R>, options: PageOptionsOf<R>): Promise<PageOf<R>>;
  get(id: string): Promise<R>;
  create(values: Partial<R>): Promise<R>;
  update(id: string, values: Partial<R>): Promise<R>;
  delete(id: string): Promise<any>;
  deleteMany(where: WhereOf<R>): Promise<any>;
  bulkCreate(rows: Partial<R>[]): Promise<R[]>;
  bulkUpdate(rows: ({ id: string } & Partial<R>)[]): Promise<R[]>;
  updateMany(where: WhereOf<R>, change: { [operator: string]: any }): Promise<{ success: true; updated: number; has_more: boolean }>;
  upsert(rows: Partial<R>[], options: { key: FieldsOf<R> }): Promise<{ created: number; updated: number; records: R[] }>;
  aggregate(spec: AggregateOf<R>): Promise<{ rows: any[]; truncated: boolean }>;
  importEntities(file: File): Promise<{ status: 'success' | 'error'; details: string; output: any[]; n_entities_created: number }>;
  count(where?: WhereOf<R>): Promise<number>;
  subscribe(listener: (event: { type: 'create' | 'update' | 'delete'; id: string; data: R | null }) => void): () => void;
}
export interface Auth {
  me(): Promise<any>;
  updateMe(values: any): Promise<any>;
  updateMyUserData(values: any): Promise<any>;
  login(next?: string): void;
  loginWithRedirect(next?: string): void;
  redirectToLogin(next?: string): void;
  loginWithProvider(provider?: string, from?: string): void;
  logout(next?: string): void;
  setToken(token: string | null): void;
  isAuthenticated(): Promise<boolean>;
}
export interface Account extends Auth {
  loginViaEmailPassword(email: string, password: string): Promise<any>;
  register(values: any): Promise<any>;
  verifyOtp(values: any): Promise<any>;
  resendOtp(email: string): Promise<any>;
  resetPasswordRequest(email: string): Promise<any>;
  resetPassword(values: any): Promise<any>;
  changePassword(values: any): Promise<any>;
  inviteUser(email: string, role: string): Promise<any>;
}
export type FunctionCall = (parameters?: any) => Promise<{ data: any; status: number }>;
`;

function declareEntity(name: string, tree: SourceTree): string {
  const schema = readEntity(tree[`entities/${name}`] ?? '');
  const fields = 'error' in schema ? '[field: string]: any;' : fieldsOf(schema.value);
  return `import type { Entity } from '@/sdk/entity';
export type ${name} = { ${builtInTypes}\n${fields} };
export declare const ${name}: Entity<${name}>;
export default ${name};
`;
}

/** A person's record is open: an app may keep anything with it. */
function declareUser(tree: SourceTree): string {
  const schema = readEntity(tree['entities/User'] ?? '{"properties":{}}');
  const fields = 'error' in schema ? '' : fieldsOf(schema.value);
  return `import type { Auth, Entity } from '@/sdk/entity';
export type User = { ${builtInTypes} [field: string]: any;\n${fields} };
export declare const User: Entity<User> & Auth;
export default User;
`;
}

/** Fields that the server adds to every record. */
export const builtInFields: ReadonlySet<string> = new Set(
  [...builtInTypes.matchAll(/\b(\w+):/g)].map(([, name = '']) => name),
);

const fieldsOf = (schema: EntitySchema): string =>
  Object.entries(schema.properties)
    .filter(([field]) => !builtInFields.has(field))
    .map(([field, property]) => `${JSON.stringify(field)}?: ${typeOf(property, 0)};`)
    .concat(schema.additionalProperties === true ? ['[field: string]: any;'] : [])
    .join('\n');

const deepest = 4;

function typeOf(property: EntityProperty, depth: number): string {
  if (depth > deepest) return 'any';
  if (property.type === 'array') return `(${property.items ? typeOf(property.items, depth + 1) : 'any'})[]`;
  if (property.enum?.length) return property.enum.map((value) => JSON.stringify(value)).join(' | ');
  switch (property.type) {
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'object': {
      const inner = Object.entries(property.properties ?? {});
      if (inner.length === 0) return 'any';
      return `{ ${inner.map(([name, each]) => `${JSON.stringify(name)}?: ${typeOf(each, depth + 1)};`).join(' ')} [field: string]: any }`;
    }
    case 'string':
      return 'string';
    default:
      return property.$ref === undefined ? 'any' : 'string';
  }
}

const declareFunction = (name: string) =>
  `import type { FunctionCall } from '@/sdk/entity';\nexport declare const ${name}: FunctionCall;\nexport default ${name};\n`;

const endpoints = [
  'InvokeLLM',
  'SendEmail',
  'SendSMS',
  'UploadFile',
  'UploadPrivateFile',
  'CreateFileSignedUrl',
  'GenerateImage',
  'ExtractDataFromUploadedFile',
];

const integrationDeclarations = `type Endpoint = (parameters?: any) => Promise<any>;
${endpoints.map((name) => `export declare const ${name}: Endpoint;`).join('\n')}
export declare const Core: { ${endpoints.map((name) => `${name}: Endpoint;`).join(' ')} };
export declare const integrations: { Core: typeof Core; [name: string]: any };
`;

const declareClient = (entities: readonly string[], functions: readonly string[]) =>
  `${entities.map((name) => `import { ${name} } from '@/entities/${name}';\n`).join('')}import type { Account, FunctionCall } from '@/sdk/entity';
import type { integrations } from '@/sdk/integrations';
export declare const base44: {
  entities: { ${entities.map((name) => `${name}: typeof ${name};`).join(' ')} };
  auth: Account;
  integrations: typeof integrations;
  functions: { invoke(name: string, parameters?: any): Promise<{ data: any; status: number }>; ${functions.map((name) => `${name}: FunctionCall;`).join(' ')} };
  users: { inviteUser(email: string, role: string): Promise<any> };
  analytics: { track(event: any): void };
  appLogs: { logUserInApp(page: string): Promise<any> };
  setToken(token: string | null): void;
};
`;
