import { timingSafeEqual } from 'node:crypto';
import { Fault } from '@sayso/contracts/faults';
import type { Queryable } from '../../platform/database/database.ts';
import type { Rates } from '../../rates.ts';
import { signInWords } from '../../texts/sign-in.ts';
import { adminWords } from '../../texts/startup.ts';
import type { AdministratorStore } from './administrator-store.ts';

export type Rank = { platform_role: 'user' | 'platform_admin'; subscription_tier: 'free' | 'enterprise' };
export type Newcomer = {
  email: string;
  /** The address was shown to be theirs. */
  isVerified: boolean;
  /** What was typed as the setup code. */
  setup?: string | undefined;
};

type Deps = {
  /** Whose account administers the installation; null: the first account. */
  adminEmail: string | null;
  /** What is printed at the start; null where only people on this machine reach the server. */
  setupCode: string | null;
  /** A code by mail shows later that a typed address is theirs. */
  provesByMail: boolean;
  rates: Rates;
  store: AdministratorStore;
};

const admin: Rank = { platform_role: 'platform_admin', subscription_tier: 'enterprise' };
const user: Rank = { platform_role: 'user', subscription_tier: 'free' };

/** Decides who administers an installation (docs/decisions/0022). */
export const createAdministrator = ({ adminEmail, setupCode, provesByMail, rates, store }: Deps) => {
  const checkCode = ({ setup }: Newcomer): void => {
    if (setupCode === null) return;
    if (setup === undefined || setup.trim() === '') throw codeNeeded();
    if (!isSame(setup, setupCode)) throw wrongCode();
  };

  return {
    setupCode,

    /** Whether the account that is made next administers the installation, whoever makes it. */
    isFirst: async (): Promise<boolean> => adminEmail === null && !(await store.hasAccounts()),

    /** At the start: an address that was verified before it became the administrator's is not verified again. */
    async promote(): Promise<void> {
      if (adminEmail !== null) await store.promote(adminEmail);
    },

    /** What the console says while nobody is the administrator yet; null where there is nothing to say. */
    async notice(): Promise<string | null> {
      if (adminEmail === null) {
        return setupCode === null || (await store.hasAccounts())
          ? null
          : adminWords.withCode(adminWords.firstAccount, setupCode);
      }
      const account = await store.account(adminEmail);
      if (account?.isAdmin) return null;
      const whose = adminWords.accountOf(adminEmail);
      if (account) return adminWords.onceVerified(whose);
      return setupCode === null || provesByMail ? null : adminWords.withCode(whose, setupCode);
    },

    /** Counts a code that was typed, before the transaction that looks at it. */
    async countTry(code: string | undefined, address: string): Promise<void> {
      if (setupCode !== null && code !== undefined) await rates.take('setupCodes', { address });
    },

    /** The rank of an account that is about to be made. Throws where it needs the setup code, or another one. */
    async rankOf(tx: Queryable, newcomer: Newcomer): Promise<Rank> {
      if (adminEmail !== null) {
        if (newcomer.email !== adminEmail) return user;
        if (newcomer.isVerified) return admin;
        // Anybody can type an address. Once a letter has shown that it is theirs, `setVerified` gives the rank.
        if (provesByMail) return user;
        checkCode(newcomer);
        return admin;
      }
      if (await store.hasAccounts(tx)) return user;
      checkCode(newcomer);
      return admin;
    },
  };
};
export type Administrator = ReturnType<typeof createAdministrator>;

const plain = (code: string) => Buffer.from(code.toUpperCase().replace(/[^0-9A-Z]/g, ''));

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [plain(given), plain(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const codeNeeded = () =>
  new Fault('forbidden', signInWords.setupCodeNeeded, {
    reason: 'setup_code_needed',
  });

function wrongCode(): Fault {
  const message = signInWords.setupCodeWrong;
  return new Fault('invalid', message, { reason: 'wrong_setup_code', fields: { setup_code: message } });
}

// Without letters and digits that are taken for one another.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code of 60 bits, such as `7KQM-2XWP-9HTB`: the same on every node and after every start. */
export function setupCodeOf(key: Buffer): string {
  const code = [...key.subarray(0, 12)].map((byte) => letters[byte % letters.length]).join('');
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
