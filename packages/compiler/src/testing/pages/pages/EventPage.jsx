import React, { useEffect, useState } from 'react';
import { useSearchParams, Link, useNavigate } from 'react-router-dom';
import { format, formatDistanceToNow, isAfter, parseISO } from 'date-fns';
import { base44 } from '@/api/base44Client';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { createPageUrl } from '@/utils';

const { Event, Registration } = base44.entities;

export default function EventPage() {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const eventId = searchParams.get('id');
  const [event, setEvent] = useState(null);
  const [taken, setTaken] = useState(0);
  const [form, setForm] = useState({ name: '', email: '', seats: 1 });
  const [state, setState] = useState('idle'); // idle, sending, sent, failed

  useEffect(() => {
    if (!eventId) return;
    Event.get(eventId).then(setEvent).catch(() => navigate(createPageUrl('Events')));
    Registration.filter({ event_id: eventId }).then((rows) => setTaken(rows.reduce((sum, r) => sum + (r.seats || 1), 0)));
  }, [eventId]);

  const left = event?.capacity ? event.capacity - taken : Infinity;
  const update = (e) => setForm((f) => ({ ...f, [e.target.name]: e.target.type === 'number' ? e.target.valueAsNumber : e.target.value }));

  const submit = async (e) => {
    e.preventDefault();
    setState('sending');
    try {
      await Registration.create({ ...form, event_id: eventId });
      setTaken((n) => n + form.seats);
      setState('sent');
    } catch {
      setState('failed');
    }
  };

  if (!eventId) return <p className="p-8 text-center">Choose an event <Link className="underline" to={createPageUrl('Events')}>here</Link>.</p>;
  if (!event) return <p className="p-8">Loading...</p>;

  const start = parseISO(event.starts_at);
  return (
    <div className="max-w-2xl mx-auto p-6 space-y-4">
      {event.cover && <img src={event.cover} alt={event.name} className="w-full h-64 object-cover rounded-xl" />}
      <h1 className="text-3xl font-bold">{event.name}</h1>
      <p className="text-muted-foreground">
        {format(start, "EEEE, d MMMM yyyy 'at' HH:mm")} ({formatDistanceToNow(start, { addSuffix: true })})
        {event.ends_at ? ` – ${format(parseISO(event.ends_at), 'HH:mm')}` : null}
      </p>
      <p>{event.summary}</p>
      {left <= 0 ? (
        <Alert variant="destructive"><AlertTitle>Full</AlertTitle><AlertDescription>All {event.capacity} seats are taken.</AlertDescription></Alert>
      ) : isAfter(start, new Date()) && state !== 'sent' ? (
        <form onSubmit={submit} className="grid gap-3">
          <Input name="name" required value={form.name} onChange={update} placeholder="Your name" aria-label="Your name" />
          <Input name="email" type="email" value={form.email} onChange={update} placeholder="Email" aria-label="Email" />
          <Input name="seats" type="number" min={1} max={Number.isFinite(left) ? left : 10} value={form.seats} onChange={update} aria-label="Seats" />
          <Button type="submit" disabled={state === 'sending'}>{state === 'sending' ? 'Sending...' : 'Sign up'}</Button>
          {state === 'failed' && <p role="alert">That did not work. Please try again.</p>}
        </form>
      ) : (
        <p>{state === 'sent' ? `Thank you, ${form.name}!` : 'This one is over.'}</p>
      )}
    </div>
  );
}
