import type { App } from '@sayso/contracts/apps';
import { userEntity } from '@sayso/contracts/records';
import { ChevronLeft, ChevronRight, Columns3, Search, UserPlus, Users } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { t } from '../../../../texts/users.ts';
import { Button } from '../../../../ui/button.tsx';
import { cn } from '../../../../ui/cn.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { ListSkeleton } from '../../../../ui/list-skeleton.tsx';
import { SearchBox } from '../../../../ui/search-box.tsx';
import { Select } from '../../../../ui/select.tsx';
import { useNarrow } from '../../../../ui/use-narrow.ts';
import { isInvited } from '../../share/invitation.tsx';
import { ShareDialog } from '../../share/share-dialog.tsx';
import { useAppUsers } from '../../share/use-app-users.ts';
import { fieldsOf } from '../data/fields.ts';
import { useNames } from '../data/use-names.ts';
import { ViewHeader } from '../view-frame.tsx';
import { EditUserSheet } from './edit-user-sheet.tsx';
import { PendingList } from './pending-list.tsx';
import { PeopleCards } from './people-cards.tsx';
import { PeopleTable } from './people-table.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { type PeopleFilter, type Person, pageSize, useNamedPerson, usePeople } from './use-people.ts';

const SchemaSheet = lazy(async () => ({ default: (await import('../schema/schema-sheet.tsx')).SchemaSheet }));

const nobody: readonly Person[] = [];
const everybody: PeopleFilter = { search: '', role: 'all', sort: 'created_date', page: 0 };
/** What is open above the list, and for whom. */
type Opened = { what: 'invite' | 'fields' } | { what: 'edit' | 'remove'; person: Person } | null;

/** The app's people: who they are, what they may do, and the invitations that are still open (B-USERS-01). */
export function UsersView({ app }: { app: App }) {
  const [filter, setFilter] = useState(everybody);
  const [opened, setOpened] = useState<Opened>(null);
  const named = useNamedPerson(app.id);
  const close = () => setOpened(null);
  const change = (changed: Partial<PeopleFilter>) => setFilter({ ...filter, page: 0, ...changed });
  // While somebody types, the list follows as soon as there is time for it.
  const people = usePeople(app.id, useDeferredValue(filter));
  const members = useAppUsers(app.id);
  const all = members.data ?? [];
  const invitations = all.filter(isInvited);
  const invite = () => setOpened({ what: 'invite' });
  return (
    <div className="h-full overflow-y-auto">
      <div className="grid grid-cols-1 gap-5 p-6 max-md:p-4">
        <ViewHeader
          title={t('title')}
          intro={
            all.length > 0 && <Count filter={filter} people={people} of={all.length - invitations.length} />
          }
          aside={
            <>
              <Button onClick={() => setOpened({ what: 'fields' })}>
                <Columns3 aria-hidden className="size-4" />
                {t('fields')}
              </Button>
              <Button variant="primary" onClick={invite}>
                <UserPlus aria-hidden className="size-4" />
                {t('invite')}
              </Button>
            </>
          }
        />
        <Filters filter={filter} onChange={change} />
        <People
          app={app}
          people={people}
          filter={filter}
          onChange={change}
          onOpen={setOpened}
          onInvite={invite}
        />
        <PendingList app={app} invitations={invitations} />
        {members.isError && (
          <Failed title={t('pending.loadFailed')} error={members.error} onRetry={members.refetch} />
        )}
      </div>
      <ShareDialog app={app} open={opened?.what === 'invite'} onOpenChange={(open) => open || close()} />
      {opened?.what === 'fields' && (
        <Suspense>
          <SchemaSheet app={app} entity={userEntity} onClose={close} />
        </Suspense>
      )}
      {named.person && <EditUserSheet app={app} person={named.person} onClose={named.close} />}
      {opened?.what === 'edit' && <EditUserSheet app={app} person={opened.person} onClose={close} />}
      {opened?.what === 'remove' && <RemovalDialog app={app} person={opened.person} onClose={close} />}
    </div>
  );
}

type CountProps = { filter: PeopleFilter; people: Listed; of: number };

/** How many there are; of a filtered list also how many of them, once all of it is on the page. */
function Count({ filter: { search, role, page }, people, of }: CountProps) {
  const isFiltered = search.trim() !== '' || role !== 'all';
  const isWhole = page === 0 && !people.isPlaceholderData;
  return isFiltered && isWhole && people.data?.hasMore === false
    ? t('countOf', { count: people.data.people.length, of })
    : t('count', { count: of });
}

type FilterProps = { filter: PeopleFilter; onChange: (changed: Partial<PeopleFilter>) => void };

function Filters({ filter, onChange }: FilterProps) {
  const roles = (['all', 'admin', 'user'] as const).map((role) => ({
    value: role,
    label: t(`roles.${role}`),
  }));
  return (
    <div className="flex flex-wrap gap-2">
      <SearchBox
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        maxLength={100}
        text={filter.search}
        onText={(search) => onChange({ search })}
        boxClassName="w-60 max-sm:w-full"
      />
      <Select
        label={t('roleFilter')}
        value={filter.role}
        options={roles}
        className="w-36"
        onChange={(role) => onChange({ role })}
      />
    </div>
  );
}

type Listed = ReturnType<typeof usePeople>;
type PeopleProps = FilterProps & {
  app: App;
  people: Listed;
  onOpen: (opened: Opened) => void;
  onInvite: () => void;
};

function People({ app, people, filter, onChange, onOpen, onInvite }: PeopleProps) {
  const isNarrow = useNarrow();
  const fields = useMemo(() => (app.user_entity ? fieldsOf(app.user_entity) : []), [app.user_entity]);
  const nameOf = useNames(app, fields, people.data?.people ?? nobody);
  if (people.isPending) return <ListSkeleton label={t('loading')} face="person" isTable />;
  if (people.isError)
    return (
      <Failed
        title={t('loadFailed')}
        error={people.error}
        onRetry={people.refetch}
        pending={people.isFetching}
      />
    );
  const { people: shown, hasMore } = people.data;
  if (shown.length === 0) return <NoMatch onClear={() => onChange(everybody)} />;
  const handlers = {
    app,
    people: shown,
    nameOf,
    onEdit: (person: Person) => onOpen({ what: 'edit', person }),
    onRemove: (person: Person) => onOpen({ what: 'remove', person }),
  };
  const isFiltered = filter.search !== '' || filter.role !== 'all' || filter.page > 0;
  return (
    <div className={cn('grid grid-cols-1 gap-4', people.isPlaceholderData && 'opacity-60')}>
      {isNarrow ? (
        <PeopleCards {...handlers} />
      ) : (
        <PeopleTable {...handlers} sort={filter.sort} onSort={(sort) => onChange({ sort })} />
      )}
      <Pages filter={filter} count={shown.length} hasMore={hasMore} onChange={onChange} />
      {shown.length === 1 && !isFiltered && (
        <EmptyState
          icon={Users}
          title={t('alone.title', { app: app.name })}
          action={<Button onClick={onInvite}>{t('invite')}</Button>}
        >
          {t('alone.text')}
        </EmptyState>
      )}
    </div>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={Search}
      title={t('noMatch.title')}
      action={<Button onClick={onClear}>{t('noMatch.action')}</Button>}
    >
      {t('noMatch.text')}
    </EmptyState>
  );
}

type PagesProps = FilterProps & { count: number; hasMore: boolean };

function Pages({ filter: { page }, count, hasMore, onChange }: PagesProps) {
  if (page === 0 && !hasMore) return null;
  const from = page * pageSize + 1;
  return (
    <nav aria-label={t('pages.label')} className="flex items-center justify-end gap-2">
      <span className="mr-2 text-caption text-muted tabular-nums">
        {t('pages.range', { from, to: from + count - 1 })}
      </span>
      <Button size="sm" disabled={page === 0} onClick={() => onChange({ page: page - 1 })}>
        <ChevronLeft aria-hidden className="size-4" />
        {t('pages.previous')}
      </Button>
      <Button size="sm" disabled={!hasMore} onClick={() => onChange({ page: page + 1 })}>
        {t('pages.next')}
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  );
}
