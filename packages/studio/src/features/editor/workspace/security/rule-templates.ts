import type { Draft, WriteAccess } from './rule-draft.ts';
import { anyone, isAdmin, isCreator, isSignedIn, matching } from './rule-sentences.ts';

export const templateNames = [
  'own',
  'ownAndAdmins',
  'publicRead',
  'signedInRead',
  'adminsWrite',
  'inbox',
  'admins',
] as const;
export type TemplateName = (typeof templateNames)[number];

const same: WriteAccess = { kind: 'same' };
const one = (access: Draft['read']): WriteAccess => ({ kind: 'one', access });
const restricted = (read: Draft['read'], write: WriteAccess): Draft => ({ isOpen: false, read, write });

/** Rules that many apps need; each takes the place of all rules that the entity has in the editor. */
export const templates: Readonly<Record<TemplateName, Draft>> = {
  own: restricted(matching(isCreator), same),
  ownAndAdmins: restricted(matching(isAdmin, isCreator), same),
  publicRead: restricted(anyone, one(matching(isCreator, isAdmin))),
  signedInRead: restricted(matching(isSignedIn), one(matching(isCreator, isAdmin))),
  adminsWrite: restricted(anyone, one(matching(isAdmin))),
  // What visitors send in, such as an application, is for the admins to read.
  inbox: restricted(matching(isAdmin), {
    kind: 'apart',
    create: anyone,
    update: matching(isAdmin),
    delete: matching(isAdmin),
  }),
  admins: restricted(matching(isAdmin), same),
};
