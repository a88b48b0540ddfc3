import type { Queryable, Sql } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Rates } from '../../rates.ts';
import type { NewUser, UserRow } from '../auth/store.ts';
import type { Entrance } from './entrance.ts';
import type { Sender } from './letters.ts';
import type { SignInStore } from './store.ts';

/** The accounts of this installation: an app has no others, and a failed sign-in counts wherever it was tried. */
export type Accounts = {
  authenticate(credentials: { email: string; password: string }, address: string): Promise<UserRow>;
  byEmail(email: string): Promise<UserRow | null>;
  byId(id: string): Promise<UserRow | null>;
  insert(tx: Queryable, user: NewUser): Promise<UserRow>;
  setPassword(tx: Queryable, id: string, passwordHash: string): Promise<void>;
  setVerified(tx: Queryable, id: string, kept: { keepsKey: boolean }): Promise<boolean>;
  /** Apps that are theirs. */
  appsOf(tx: Queryable, id: string): Promise<string[]>;
  dropApiKey(tx: Queryable, id: string): Promise<void>;
  hashPassword(password: string): Promise<string>;
  isPassword(password: string, stored: string | null): Promise<boolean>;
  forgive(email: string): Promise<void>;
};

export type Deps = {
  sql: Sql;
  mail: Mail;
  accounts: Accounts;
  entrance: Entrance;
  store: SignInStore;
  rates: Rates;
  senderOf(app: { name: string; slug: string }): Sender;
};
