import { inPackage } from './in-package.mjs';

const inFile = inPackage('compiler');

/** Texts of the compiler that people don't read. */
export const compilerExceptions = [
  // Code of apps.
  ...inFile(
    'adopt/frame-layout.ts',
    '{} as {}',
    '{} /** What stood around all pages where this app was made. */ export default function Layout(props) { return ( {} ); }',
  ),
  ...inFile('fix/fix-default-export.ts', '{} export default {};'),
  ...inFile('fix/import-list.ts', '{} as {}'),
  ...inFile('preview/generated-modules.ts', '{}export { User } from {};'),
  ...inFile(
    'types/declarations.ts',
    "{}import type { Account, FunctionCall } from '@/sdk/entity'; import type { integrations } from '@/sdk/integrations'; export declare const base44: { entities: { {} }; auth: Account; integrations: typeof integrations; functions: { invoke(name: string, parameters?: any): Promise<{ data: any; status: number }>; {} }; users: { inviteUser(email: string, role: string): Promise<any> }; analytics: { track(event: any): void }; appLogs: { logUserInApp(page: string): Promise<any> }; setToken(token: string | null): void; };",
    '{}: typeof {};',
  ),
  // The name of a font.
  ...inFile('styles/fonts.ts', 'Source Serif 4 Variable'),
  // What is logged.
  ...inFile('types/type-checker.ts', 'The type checker took too long to start', 'A check took too long'),
];
