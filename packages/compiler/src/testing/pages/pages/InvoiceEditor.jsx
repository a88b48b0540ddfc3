import { useCallback, useReducer, useRef } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays, format } from 'date-fns';
import { Plus, Save, X } from 'lucide-react';
import { toast } from 'sonner';
import { Client } from '@/entities/Client';
import { Invoice } from '@/entities/Invoice';
import MoneyInput from '@/components/forms/MoneyInput';
import { money, sumOf } from '@/components/lib/money';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';

const emptyLine = () => ({ key: crypto.randomUUID(), text: '', quantity: 1, price: 0 });

const initial = (more = {}) => ({
  number: '',
  client_id: '',
  issued_on: format(new Date(), 'yyyy-MM-dd'),
  due_on: format(addDays(new Date(), 14), 'yyyy-MM-dd'),
  lines: [emptyLine()],
  ...more,
});

function reducer(state, action) {
  switch (action.type) {
    case 'set':
      return {
        ...state,
        [action.name]: action.value,
      };
    case 'line':
      return {
        ...state,
        lines: state.lines.map((line, at) => (at === action.at ? { ...line, ...action.change } : line)),
      };
    case 'add':
      return { ...state, lines: [...state.lines, emptyLine()] };
    case 'remove':
      return { ...state, lines: state.lines.filter((_, at) => at !== action.at) };
    case 'reset':
      return initial(action.keep);
    default:
      throw new Error(`Unknown action ${action.type}`);
  }
}

export default function InvoiceEditor() {
  const [invoice, dispatch] = useReducer(reducer, undefined, () => initial());
  const priceRef = useRef(null);
  const cache = useQueryClient();
  const { data: clients = [] } = useQuery({ queryKey: ['records', 'Client', 'rows', 'names'], queryFn: () => Client.list('name', 500) });
  const { data: count = 0 } = useQuery({ queryKey: ['records', 'Invoice', 'count'], queryFn: () => Invoice.count() });
  const total = sumOf(invoice.lines, ({ quantity, price }) => quantity * price);
  const set = useCallback((name) => (value) => dispatch({ type: 'set', name, value }), []);

  const save = useMutation({
    mutationFn: ({ lines, ...rest }) =>
      Invoice.create({
        ...rest,
        number: rest.number || `R-${String(count + 1).padStart(4, '0')}`,
        lines: lines.map(({ key, ...line }) => line),
        total,
        status: 'draft',
      }),
    onSuccess: (made) => {
      cache.invalidateQueries({ queryKey: ['records', 'Invoice'] });
      toast.success(`Invoice ${made.number} saved`);
      dispatch({ type: 'reset', keep: { client_id: invoice.client_id } });
    },
    onError: (error) => toast.error(error.message),
  });

  const handleSubmit = (event) => {
    event.preventDefault();
    if (!invoice.client_id) return toast.error('Choose a client first');
    save.mutate(invoice);
  };

  return (
    <form onSubmit={handleSubmit} className="mx-auto max-w-3xl space-y-6">
      <h1 className="text-2xl font-semibold">New invoice</h1>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="space-y-1.5">
          <Label htmlFor="client">Client</Label>
          <Select value={invoice.client_id} onValueChange={set('client_id')}>
            <SelectTrigger id="client"><SelectValue placeholder="Choose" /></SelectTrigger>
            <SelectContent>{clients.map(({ id, name }) => <SelectItem key={id} value={id}>{name}</SelectItem>)}</SelectContent>
          </Select>
        </div>
        {[['number', 'Number', 'text'], ['issued_on', 'Issued', 'date'], ['due_on', 'Due', 'date']].map(([name, label, type]) => (
          <div key={name} className="space-y-1.5">
            <Label htmlFor={name}>{label}</Label>
            <Input id={name} type={type} value={invoice[name]} onChange={({ target }) => set(name)(target.value)} />
          </div>
        ))}
      </div>
      <fieldset className="space-y-3">
        <legend className="sr-only">Lines</legend>
        {invoice.lines.map((line, at) => (
          <div key={line.key} className="grid grid-cols-[1fr_5rem_8rem_auto] items-end gap-2">
            <Input aria-label="What" value={line.text} onChange={(e) => dispatch({ type: 'line', at, change: { text: e.target.value } })} />
            <Input aria-label="Quantity" type="number" min="0" step="any" value={line.quantity} onChange={(e) => dispatch({ type: 'line', at, change: { quantity: +e.target.value } })} />
            <MoneyInput ref={at === 0 ? priceRef : null} label="Price" value={line.price} onValue={(price) => dispatch({ type: 'line', at, change: { price } })} />
            <Button type="button" variant="ghost" size="icon" aria-label="Remove line" disabled={invoice.lines.length < 2} onClick={() => dispatch({ type: 'remove', at })}><X /></Button>
          </div>
        ))}
        <Button type="button" variant="outline" onClick={() => { dispatch({ type: 'add' }); priceRef.current?.focus(); }}><Plus /> Line</Button>
      </fieldset>
      <footer className="flex items-center justify-between border-t border-border pt-4">
        <output className="text-lg font-semibold">{money(total)}</output>
        <Button type="submit" disabled={save.isPending}><Save /> {save.isPending ? 'Saving…' : 'Save draft'}</Button>
      </footer>
    </form>
  );
}
