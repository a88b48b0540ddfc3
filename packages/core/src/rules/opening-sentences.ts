import type { Visibility } from '@sayso/contracts/apps';
import { joinWords } from '../join-words.ts';
import type { PublicPage } from '../public-pages.ts';
import { openingWords as words } from '../texts/rules.ts';
import { type Extent, type OpenedEntity, reachesMore, type WhatOpens } from './what-opens.ts';

const mostNamed = 5;

type Access = {
  visibility: Visibility;
  /** Nobody makes an account without an invitation. */
  isInvitedOnly: boolean;
};

/** What will be open to whom, records included, in plain sentences. */
export const openingSentences = (opens: WhatOpens, access: Access): string[] =>
  access.visibility === 'public_without_login'
    ? forVisitors(opens, access.isInvitedOnly)
    : forUsers(opens, access);

function forVisitors({ pages, entities }: WhatOpens, isInvitedOnly: boolean): string[] {
  const added = nounsWhere(entities, ({ visitors }) => visitors.create !== 'none');
  const seen = seenBy(entities, ({ visitors }) => visitors.read);
  const changed = nounsWhere(
    entities,
    ({ visitors }) => visitors.update !== 'none' || visitors.delete !== 'none',
  );
  const closed = entities.filter(({ visitors }) => visitors.read === 'none');
  const open = pagesNamed(pages ?? []);
  return [
    words.visitors(open, added.length === 0 ? '' : listed(added)),
    ...(seen.length === 0 ? [] : [words.visitorsSee(listed(seen))]),
    ...(changed.length === 0 ? [] : [words.visitorsChange(listed(changed))]),
    ...doing(
      isInvitedOnly ? words.onlyInvited : words.anyoneJoins,
      reaching(
        entities,
        seenBy(
          entities.filter((entity) => reachesMore(entity, 'read')),
          ({ users }) => users.read,
        ),
        reachesMore,
      ),
    ),
    ...sentence(
      words.signedInOwn,
      nounsWhere(closed, ({ users }) => users.read === 'own'),
    ),
    ...byRoles(closed),
    ...closedToUsers(closed),
  ];
}

/** Those of the menu; a cart or the page of one record is found from there. */
function pagesNamed(pages: readonly PublicPage[]): string {
  const inMenu = pages.filter(({ isInMenu }) => isInMenu);
  const named = (inMenu.length > 0 ? inMenu : pages).map(({ label }) => label);
  return named.length === 0 ? words.app : listed(named);
}

function forUsers({ entities }: WhatOpens, { visibility, isInvitedOnly }: Access): string[] {
  const seen = seenBy(entities, ({ users }) => (users.read === 'own' ? 'none' : users.read));
  return [
    visibility === 'public_with_login' && !isInvitedOnly ? words.signedIn : words.invited,
    ...doing(
      words.they,
      reaching(entities, seen, ({ users }, deed) => isWide(users[deed])),
    ),
    ...sentence(
      words.theySeeOwn,
      nounsWhere(entities, ({ users }) => users.read === 'own'),
    ),
    ...byRoles(entities),
    ...closedToUsers(entities),
  ];
}

/** What people with roles of the app's own see beyond other users, once for those who see the same. */
function byRoles(entities: readonly OpenedEntity[]): string[] {
  const open = entities.filter(({ readers }) => readers.length > 0);
  const alike = Map.groupBy(open, ({ readers, users }) => JSON.stringify([users.read === 'none', readers]));
  return [...alike.values()].map((group) => {
    const [{ readers = [], users } = {}] = group;
    const say = users?.read === 'none' ? words.onlyRoles : words.rolesToo;
    return say(readers, listed(group.map(({ nouns }) => nouns)));
  });
}

const closedToUsers = (entities: readonly OpenedEntity[]): string[] => {
  const closed = entities.filter(({ users, readers }) => users.read === 'none' && readers.length === 0);
  return [
    ...sentence(
      words.onlyAdmins,
      nounsWhere(closed, ({ admins }) => admins.read !== 'none'),
    ),
    ...sentence(
      words.onlyYou,
      nounsWhere(closed, ({ admins }) => admins.read === 'none'),
    ),
  ];
};

const doing = (say: (deeds: readonly string[]) => string, deeds: readonly string[]): string[] =>
  deeds.length === 0 ? [] : [say(deeds)];

type Reaches = (entity: OpenedEntity, deed: 'update' | 'delete') => boolean;

/** Said of each thing once: most can be changed by more people than can delete them. */
function reaching(entities: readonly OpenedEntity[], seen: readonly string[], reaches: Reaches): string[] {
  const may = (changes: boolean, deletes: boolean) =>
    nounsWhere(
      entities,
      (entity) => reaches(entity, 'update') === changes && reaches(entity, 'delete') === deletes,
    );
  const changes = [
    { ...words.change, nouns: may(true, false) },
    { ...words.changeOrDelete, nouns: may(true, true) },
    { ...words.delete, nouns: may(false, true) },
  ];
  // Nobody reads the same long list twice in one sentence.
  const alike = changes.find(({ nouns }) => nouns.join() === seen.join());
  const others = changes.filter((change) => change !== alike);
  return [
    ...sentence(alike?.seen ?? words.see, seen),
    ...others.flatMap(({ alone, nouns }) => sentence(alone, nouns)),
  ];
}

const isWide = (extent: Extent): boolean => extent === 'all' || extent === 'some';

const nounsWhere = (entities: readonly OpenedEntity[], meets: (entity: OpenedEntity) => boolean): string[] =>
  entities.filter(meets).map(({ nouns }) => nouns);

const seenBy = (entities: readonly OpenedEntity[], read: (entity: OpenedEntity) => Extent): string[] =>
  entities
    .filter((entity) => read(entity) !== 'none')
    .map((entity) => (read(entity) === 'all' ? entity.nouns : words.some(entity.nouns)));

const sentence = (say: (nouns: string) => string, nouns: readonly string[]): string[] =>
  nouns.length === 0 ? [] : [say(listed(nouns))];

function listed(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return joinWords(more > 1 ? [...names.slice(0, mostNamed), words.more(more)] : names);
}
