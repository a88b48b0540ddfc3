import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { Calculator, CalendarDays, Plus, User2 } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Task } from '@/entities/Task';
import { Button } from '@/components/ui/button';
import { Command, CommandDialog, CommandEmpty, CommandGroup, CommandInput, CommandItem, CommandList, CommandSeparator, CommandShortcut } from '@/components/ui/command';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle, DialogTrigger } from '@/components/ui/dialog';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { CreateButton } from '@/kit';
import { createPageUrl } from '@/utils';

const actions = [
  { id: 'calendar', label: 'Calendar', icon: CalendarDays, page: 'Planner', keys: ['g', 'c'] },
  { id: 'tools', label: 'Tools', icon: Calculator, page: 'Tools', keys: ['g', 't'] },
  { id: 'people', label: 'Clients', icon: User2, page: 'ClientList' },
];

const subscribe = (notify) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};
const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine, () => true);

export default function CommandCenter() {
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState('');
  const navigate = useNavigate();
  const isOnline = useOnline();
  const { data: tasks } = useQuery({ queryKey: ['records', 'Task', 'rows', 'recent'], queryFn: () => Task.list('-updated_date', 8), enabled: isOpen });

  useEffect(() => {
    const onKey = (event) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setOpen((open) => !open);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const go = (to) => () => { setOpen(false); navigate(to); };

  return (
    <div className="space-y-4">
      <h1>Command centre {isOnline ? null : '(offline)'}</h1>
      <Button variant="outline" onClick={() => setOpen(true)}>Find <kbd className="ms-2 text-xs">⌘K</kbd></Button>
      <CommandDialog open={isOpen} onOpenChange={setOpen}>
        <CommandInput placeholder="Where to?" />
        <CommandList>
          <CommandEmpty>Nothing found.</CommandEmpty>
          <CommandGroup heading="Pages">
            {actions.map(({ id, label, icon: Icon, page, keys }) => (
              <CommandItem key={id} value={label} onSelect={go(createPageUrl(page))}>
                <Icon /> {label}
                {keys && <CommandShortcut>{keys.join(' ')}</CommandShortcut>}
              </CommandItem>
            ))}
          </CommandGroup>
          <CommandSeparator />
          <CommandGroup heading="Tasks">
            {tasks?.map((task) => <CommandItem key={task.id} onSelect={go(createPageUrl('TaskDetails?id=' + task.id))}>{task.title}</CommandItem>)}
          </CommandGroup>
        </CommandList>
      </CommandDialog>
      <Popover>
        <PopoverTrigger asChild><Button variant="secondary">{picked || 'Choose'}</Button></PopoverTrigger>
        <PopoverContent align="start" className="p-0">
          <Command><CommandInput /><CommandList>{['One', 'Two'].map((word) => <CommandItem key={word} onSelect={setPicked}>{word}</CommandItem>)}</CommandList></Command>
        </PopoverContent>
      </Popover>
      <Dialog>
        <DialogTrigger asChild><Button size="lg"><Plus /> New</Button></DialogTrigger>
        <DialogContent>
          <DialogHeader><DialogTitle>What is new?</DialogTitle><DialogDescription>Choose one.</DialogDescription></DialogHeader>
          <DialogFooter><CreateButton entity={Task} label="A task" /></DialogFooter>
        </DialogContent>
      </Dialog>
    </div>
  );
}
