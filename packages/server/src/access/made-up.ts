import { createHash } from 'node:crypto';
import { Fault } from '@sayso/contracts/faults';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { ViewedRole } from '@sayso/contracts/preview';
import { madeUpWords } from '../texts/made-up.ts';
import type { Actor, Maker } from './actor.ts';

/**
 * Who does not exist and looks at an app in its maker's place: nobody, or a person of a role. Their id is the same each
 * time, so that they find again what they made; nobody can sign up with their address.
 */
export function madeUpActor(appId: AppId, role: ViewedRole, maker: Maker): Actor {
  if (role === 'visitor') return { kind: 'anonymous', viewedBy: maker };
  return {
    kind: 'app_user',
    appId,
    userId: madeUpId(appId, role),
    email: `${role}@preview.invalid`,
    fullName: madeUpWords[role],
    role,
    source: 'preview',
    provedBy: null,
    viewedBy: maker,
  };
}

/** Addresses that no mail reaches (RFC 2606), of which people have some who do not exist. */
export function refuseNobodys(email: string, field: string): void {
  if (!/[@.]invalid$/i.test(email)) return;
  throw new Fault('invalid', madeUpWords.noMailbox, { fields: { [field]: madeUpWords.noMailbox } });
}

const madeUpId = (appId: AppId, role: string): Id =>
  createHash('sha256').update([appId, role].join(' ')).digest('hex').slice(0, 24);
