import { initialsOf } from '@sayso/core/initials';
import { LogIn, LogOut, UserRound, Users } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { auth } from '../sdk/auth.ts';
import { actions } from '../texts/actions.ts';
import { appPeople } from '../texts/app-people.ts';
import { userMenu } from '../texts/shell.ts';
import { Avatar, AvatarFallback } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../ui/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';
import { Input } from '../ui/input.tsx';
import { Label } from '../ui/label.tsx';
import { later } from './community/later.tsx';
import { useCurrentUser } from './data.ts';
import { RowsSkeleton } from './skeletons.tsx';

const AppPeople = later(
  async () => (await import('./app-people.tsx')).AppPeople,
  <>
    <DialogTitle>{appPeople.title}</DialogTitle>
    <RowsSkeleton rows={3} />
  </>,
);

type Props = {
  hasAccounts: boolean;
  /** The picture alone; the name is read out. */
  isSmall?: boolean;
};

export function UserMenu({ hasAccounts, isSmall = false }: Props) {
  const user = useCurrentUser();
  const [isEditing, setEditing] = useState(false);
  const [isShowingPeople, setShowingPeople] = useState(false);
  if (user === null && !hasAccounts) return null;
  if (user === null) {
    return (
      <Button
        variant="ghost"
        size="sm"
        className="text-sidebar-foreground hover:bg-sidebar-accent hover:text-sidebar-accent-foreground"
        onClick={() => auth.redirectToLogin()}
      >
        <LogIn /> {actions.signIn}
      </Button>
    );
  }
  const name = user.full_name || user.email;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger className="flex min-w-0 flex-1 items-center gap-2.5 rounded-lg px-2 py-1.5 text-start outline-none hover:bg-sidebar-accent focus-visible:ring-2 focus-visible:ring-ring">
          <Avatar>
            <AvatarFallback>{initialsOf(name)}</AvatarFallback>
          </Avatar>
          <span className={isSmall ? 'sr-only' : 'min-w-0'}>
            <span className="block truncate text-[13px] font-semibold text-(--sidebar-strong,var(--sidebar-accent-foreground))">
              {name}
            </span>
            <span className="block truncate text-xs">
              {user.role === 'admin' ? userMenu.admin : userMenu.user}
            </span>
          </span>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start" className="w-56">
          <DropdownMenuLabel className="truncate">{user.email}</DropdownMenuLabel>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setEditing(true)}>
            <UserRound /> {userMenu.profile}
          </DropdownMenuItem>
          {user.role === 'admin' ? (
            <DropdownMenuItem onSelect={() => setShowingPeople(true)}>
              <Users /> {userMenu.people}
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuItem onSelect={() => auth.logout('/login')}>
            <LogOut /> {userMenu.signOut}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={isShowingPeople} onOpenChange={setShowingPeople}>
        <DialogContent>{isShowingPeople ? <AppPeople /> : null}</DialogContent>
      </Dialog>
      <Dialog open={isEditing} onOpenChange={setEditing}>
        <DialogContent>
          {isEditing ? <Profile name={user.full_name ?? ''} onDone={() => setEditing(false)} /> : null}
        </DialogContent>
      </Dialog>
    </>
  );
}

function Profile({ name: first, onDone }: { name: string; onDone: () => void }) {
  const [name, setName] = useState(first);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await auth.updateMe({ full_name: name.trim() });
      toast.success(userMenu.profileSaved);
      onDone();
    } catch (error) {
      toast.error(userMenu.profileNotSaved, {
        description: error instanceof Error ? error.message : String(error),
      });
      setSaving(false);
    }
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void save();
      }}
    >
      <DialogHeader>
        <DialogTitle>{userMenu.profile}</DialogTitle>
        <DialogDescription>{userMenu.profileHint}</DialogDescription>
      </DialogHeader>
      <div className="flex flex-col gap-2">
        <Label htmlFor="profile-name">{userMenu.name}</Label>
        <Input
          id="profile-name"
          autoComplete="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <DialogFooter>
        <Button type="button" variant="outline" onClick={onDone}>
          {actions.cancel}
        </Button>
        <Button type="submit" aria-disabled={isSaving}>
          {actions.save}
        </Button>
      </DialogFooter>
    </form>
  );
}
