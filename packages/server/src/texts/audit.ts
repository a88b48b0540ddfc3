import { grouped } from './grammar.ts';

/** What the audit log says of changes. */
export const auditWords = {
  waysToSignIn: 'Ways to sign in',
  signUp: 'Sign-up',
  openSignUp: 'sign-up for anybody',
  invitedOnly: 'sign-up by invitation',
  fullNameRequired: 'full name required',
  version: (version: number) => `Version ${version}`,
  uploadFiles: 'upload files',
  useAi: 'use AI',
  nothing: 'nothing',
  withRecords: 'with its records and files',
  withoutRecords: 'without its records',
  records: (count: number) => `${grouped(count)} ${count === 1 ? 'record' : 'records'}`,
} as const;

/** Rules of a list as the audit log has them. */
export const auditRuleWords = {
  unreadable: 'cannot be read',
  none: 'no rules: public',
  /** Without them admins see all users, and users see themselves. */
  noneOfUsers: 'no rules of its own',
  rule: (operation: string, who: string) => `${operation}: ${who}`,
  ruleOf: ({ operation, field, who }: { operation: string; field: string; who: string }) =>
    `${operation} ${field}: ${who}`,
  everybody: 'everybody',
  nobody: 'nobody',
  where: (rule: string) => `where ${rule}`,
} as const;
