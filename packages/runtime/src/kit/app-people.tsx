import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { appPeople, type Person, type Role } from '../sdk/app-people.ts';
import { appPeople as texts } from '../texts/app-people.ts';
import { Button } from '../ui/button.tsx';
import { DialogDescription, DialogHeader, DialogTitle } from '../ui/dialog.tsx';
import { Input } from '../ui/input.tsx';
import { Label } from '../ui/label.tsx';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '../ui/select.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useCurrentUser } from './data.ts';
import { RowsSkeleton } from './skeletons.tsx';
import { Failed } from './states.tsx';

const peopleKey = ['app-people'];

/** What an admin of the app may do with its people (W-TIER-04), within the app itself. */
export function AppPeople() {
  const people = useQuery({ queryKey: peopleKey, queryFn: appPeople.list });
  return (
    <>
      <DialogHeader>
        <DialogTitle>{texts.title}</DialogTitle>
        <DialogDescription>{texts.hint}</DialogDescription>
      </DialogHeader>
      <Invite />
      {people.isPending ? <RowsSkeleton rows={3} /> : null}
      {people.isError ? <Failed error={people.error} onRetry={() => void people.refetch()} /> : null}
      {people.data ? <PeopleList people={people.data} /> : null}
    </>
  );
}

/** Does something with the people, tells how it went, and reads them anew. */
function useChange<Given>(change: (given: Given) => Promise<unknown>, done: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      toast.success(done);
      return cache.invalidateQueries({ queryKey: peopleKey });
    },
    onError: (error) => toast.error(texts.failed, { description: error.message }),
  });
}

function Invite() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('user');
  const cache = useQueryClient();
  const invite = useMutation({
    mutationFn: () => appPeople.invite(email.trim(), role),
    onSuccess: () => {
      setEmail('');
      return cache.invalidateQueries({ queryKey: peopleKey });
    },
    onError: (error) => toast.error(texts.failed, { description: error.message }),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!invite.isPending && email.trim() !== '') invite.mutate();
  };
  return (
    <form className="flex flex-col gap-2" onSubmit={handleSubmit}>
      <Label htmlFor="invite-email">{texts.email}</Label>
      <div className="flex flex-wrap gap-2">
        <Input
          id="invite-email"
          type="email"
          required
          maxLength={320}
          autoComplete="off"
          className="min-w-48 flex-1"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <RoleBox label={texts.roleOfNew} role={role} onChange={setRole} />
        <Button type="submit" aria-disabled={invite.isPending}>
          {texts.invite}
        </Button>
      </div>
      <div role="status">{invite.isSuccess ? <Invited {...invite.data} /> : null}</div>
    </form>
  );
}

function Invited({ isMailed, link }: { isMailed: boolean; link: string | null }) {
  if (link === null)
    return <p className="text-[13px] text-muted-foreground">{isMailed ? texts.mailed : texts.invited}</p>;
  return (
    <div className="flex flex-col gap-2 text-[13px]">
      <p>{texts.handOver}</p>
      <div className="flex gap-2">
        <Input readOnly aria-label={texts.link} value={link} onFocus={({ target }) => target.select()} />
        <Button
          type="button"
          variant="outline"
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => toast.success(texts.copied),
              () => toast.error(texts.notCopied),
            )
          }
        >
          <Copy /> {texts.copy}
        </Button>
      </div>
    </div>
  );
}

function PeopleList({ people }: { people: readonly Person[] }) {
  const me = useCurrentUser();
  const [leaving, setLeaving] = useState<Person | null>(null);
  const setRole = useChange(
    ({ id, role }: { id: string; role: Role }) => appPeople.setRole(id, role),
    texts.roleChanged,
  );
  const remove = useChange(appPeople.remove, texts.removed);
  return (
    <>
      <ul aria-label={texts.title} className="flex flex-col divide-y divide-border">
        {people.map((person) => {
          const name = person.full_name || person.email;
          return (
            <li key={person.id} className="flex items-center gap-2 py-2">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="block font-medium">{name}</span>
                {person.full_name ? (
                  <span className="block text-[13px] text-muted-foreground">{person.email}</span>
                ) : null}
              </span>
              {person.is_app_owner || person.id === me?.id ? (
                <span className="text-[13px] text-muted-foreground">
                  {person.is_app_owner ? texts.owner : texts.you}
                </span>
              ) : (
                <>
                  <RoleBox
                    label={texts.roleOf(name)}
                    role={person.role}
                    onChange={(role) => setRole.mutate({ id: person.id, role })}
                  />
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={texts.remove(name)}
                    onClick={() => setLeaving(person)}
                  >
                    <Trash2 />
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={texts.removeTitle(leaving?.full_name || leaving?.email || '')}
        text={texts.removeText}
        action={texts.removeAction}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) remove.mutate(leaving.id);
          setLeaving(null);
        }}
      />
    </>
  );
}

type RoleBoxProps = { label: string; role: Role; onChange: (role: Role) => void };

const RoleBox = ({ label, role, onChange }: RoleBoxProps) => (
  <Select value={role} onValueChange={(chosen) => onChange(chosen === 'admin' ? 'admin' : 'user')}>
    <SelectTrigger aria-label={label} className="w-28">
      <SelectValue />
    </SelectTrigger>
    <SelectContent>
      <SelectItem value="user">{texts.roles.user}</SelectItem>
      <SelectItem value="admin">{texts.roles.admin}</SelectItem>
    </SelectContent>
  </Select>
);
