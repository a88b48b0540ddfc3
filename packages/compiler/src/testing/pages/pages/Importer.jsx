import { useRef, useState } from 'react';
import { FileUp } from 'lucide-react';
import { Client } from '@/entities/Client';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { cn } from '@/lib/utils';
import { toast } from '@/hooks/use-toast';

function parseCsv(text) {
  const [head = '', ...lines] = text.replace(/\r/g, '').split('\n').filter((line) => line.trim() !== '');
  const names = head.split(',').map((name) => name.trim().toLowerCase());
  return lines.map((line) => {
    const values = line.split(',');
    return names.reduce((row, name, at) => ({ ...row, [name]: values[at]?.trim() || undefined }), {});
  });
}

const steps = { idle: 0, reading: 30, sending: 70, done: 100 };

export default function Importer() {
  const [step, setStep] = useState('idle');
  const [rows, setRows] = useState([]);
  const [isOver, setOver] = useState(false);
  const input = useRef(null);

  const read = async (file) => {
    if (!file) return;
    setStep('reading');
    if (file.name.endsWith('.json')) {
      const { status, details, n_entities_created: made } = await Client.importEntities(file);
      toast({ title: status === 'success' ? `${made} clients brought in` : details, variant: status === 'error' ? 'destructive' : 'default' });
      setStep(status === 'success' ? 'done' : 'idle');
      return;
    }
    setRows(parseCsv(await file.text()).filter((row) => row.name));
    setStep('idle');
  };

  const send = async () => {
    setStep('sending');
    for (let at = 0; at < rows.length; at += 100) await Client.bulkCreate(rows.slice(at, at + 100).map(({ name, email, phone }) => ({ name, email, phone })));
    await Client.updateMany({ vip: { $exists: false } }, { $set: { vip: false } });
    setStep('done');
    setRows([]);
  };

  const drop = {
    onDragOver: (event) => { event.preventDefault(); setOver(true); },
    onDragLeave: () => setOver(false),
    onDrop: (event) => { event.preventDefault(); setOver(false); read(event.dataTransfer.files[0]); },
  };

  const save = async () => {
    const { jsPDF } = await import('jspdf');
    const doc = new jsPDF({ unit: 'mm', format: 'a4' });
    rows.forEach((row, at) => doc.text(`${row.name} ${row.email ?? ''}`, 20, 20 + at * 8));
    doc.save('clients.pdf');
  };

  return (
    <div className="space-y-4">
      <h1>Bring clients in</h1>
      <div {...drop} className={cn('rounded-xl border-2 border-dashed p-10 text-center', isOver ? 'border-primary' : 'border-border')}>
        <FileUp className="mx-auto" />
        <label className="sr-only" htmlFor="file">File</label>
        <input id="file" ref={input} type="file" accept=".csv,.json" onChange={(event) => read(event.target.files?.[0])} />
      </div>
      {step !== 'idle' && <Progress value={steps[step]} aria-label={step} />}
      {rows.length > 0 && (
        <>
          <table><caption>{rows.length} rows</caption><tbody>{rows.slice(0, 5).map((row, at) => <tr key={at}>{Object.values(row).map((value, column) => <td key={column}>{value}</td>)}</tr>)}</tbody></table>
          <Button onClick={send}>Bring in</Button> <Button variant="outline" onClick={save}>PDF</Button> <Button variant="ghost" onClick={() => { setRows([]); if (input.current) input.current.value = ''; }}>Clear</Button>
        </>
      )}
    </div>
  );
}
