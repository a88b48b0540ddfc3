import React, { useEffect, useState } from 'react';
import { User } from '@/entities/User';
import { base44 } from '@/api/base44Client';
import { Booking } from '@/entities/Booking';
import { Room } from '@/entities/Room';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { Switch } from '@/components/ui/switch';
import { Label } from '@/components/ui/label';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from '@/components/ui/tooltip';
import { Info } from 'lucide-react';
import { BookingDesk, Page, Panel } from '@/kit';
import { toast } from 'sonner';

const options = [
  { key: 'mail', label: 'Letters', hint: 'Once a day' },
  { key: 'sound', label: 'Sounds' },
];

export default function TeamSettings() {
  const [me, setMe] = useState(null);
  const [everyone, setEveryone] = useState([]);
  const [prefs, setPrefs] = useState({ mail: true, sound: false, size: 'm' });
  const isAdmin = me?.role === 'admin';

  useEffect(() => {
    const load = async () => {
      if (!(await base44.auth.isAuthenticated())) return;
      const person = await base44.auth.me();
      setMe(person);
      setPrefs((now) => ({ ...now, ...(person.prefs ?? {}) }));
      if (person.role === 'admin') setEveryone(await User.list());
    };
    load().catch((error) => toast.error(error.message));
  }, []);

  const toggle = (key) => async (checked) => {
    const next = { ...prefs, [key]: checked };
    setPrefs(next);
    await base44.auth.updateMe({ prefs: next });
  };

  return (
    <Page title={me ? `Settings of ${me.full_name}` : 'Settings'} actions={isAdmin && <span>{everyone.length} people</span>}>
      <Tabs defaultValue="own">
        <TabsList>
          <TabsTrigger value="own">Yours</TabsTrigger>
          <TabsTrigger value="team" disabled={!isAdmin}>Team</TabsTrigger>
          <TabsTrigger value="desk">Desk</TabsTrigger>
        </TabsList>
        <TabsContent value="own">
          <Panel title="Notices">
            <TooltipProvider delayDuration={200}>
              {options.map(({ key, label, hint }) => (
                <div key={key} className="flex items-center gap-3 py-2">
                  <Switch id={key} checked={prefs[key]} onCheckedChange={toggle(key)} />
                  <Label htmlFor={key}>{label}</Label>
                  {hint && <Tooltip><TooltipTrigger aria-label="More"><Info className="size-4" /></TooltipTrigger><TooltipContent>{hint}</TooltipContent></Tooltip>}
                </div>
              ))}
            </TooltipProvider>
            <RadioGroup value={prefs.size} onValueChange={toggle('size')} className="flex gap-4">
              {['s', 'm', 'l'].map((size) => (
                <Label key={size} className="flex items-center gap-2"><RadioGroupItem value={size} /> {size.toUpperCase()}</Label>
              ))}
            </RadioGroup>
          </Panel>
        </TabsContent>
        <TabsContent value="team">
          <ul>{everyone.map(({ id, full_name, email, role }) => <li key={id}>{full_name ?? email} <em>{role}</em></li>)}</ul>
        </TabsContent>
        <TabsContent value="desk">
          <BookingDesk entity={Booking} startField="check_in" dateField="check_in" resources={Room} resourceField="room_id" opens="09:00" closes="18:00" slotMinutes={60} days={[1, 2, 3, 4, 5]} fields={['guest_name', 'email']} statusField="status" freeStates={['cancelled']} />
        </TabsContent>
      </Tabs>
      <button type="button" onClick={() => base44.auth.logout('/')}>Sign out</button>
    </Page>
  );
}
