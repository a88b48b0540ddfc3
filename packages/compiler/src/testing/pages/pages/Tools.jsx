import { Task } from '@/entities/Task';
import { TimeEntry } from '@/entities/TimeEntry';
import { Calculator, Converter, Grid, Keypad, Page, Panel, Timer } from '@/kit';

const rates = { euro: 0.92, pound: 0.79 };

function split({ total, people, tip, rows = [] }) {
  const extras = rows.reduce((sum, { price = 0 }) => sum + price, 0);
  const whole = (total + extras) * (1 + tip / 100);
  return { whole, each: whole / Math.max(1, people), lines: Array.from({ length: people }, (_, at) => ({ person: `Guest ${at + 1}`, share: whole / people })) };
}

export default function Tools() {
  return (
    <Page title="Tools">
      <Grid kind="halves">
        <Panel title="Split the bill">
          <Calculator
            inputs={[
              { key: 'total', label: 'Bill', kind: 'money', default: 84, min: 0 },
              { key: 'people', label: 'People', kind: 'number', default: 4, min: 1, max: 20, whole: true },
              { key: 'tip', label: 'Tip', kind: 'percent', default: 10 },
              { key: 'service', label: 'Service', kind: 'choice', options: [{ value: 'in', label: 'Included' }, { value: 'out', label: 'Not included' }], default: 'in' },
              { key: 'rows', label: 'Extras', kind: 'rows', columns: [{ key: 'what', label: 'What', kind: 'text' }, { key: 'price', label: 'Price', kind: 'money' }] },
            ]}
            outputs={[
              { key: 'each', label: 'Each pays', kind: 'money', main: true },
              { key: 'whole', label: 'Together', kind: 'money' },
              { key: 'lines', label: 'Shares', kind: 'rows', columns: [{ key: 'person', label: 'Who', kind: 'text' }, { key: 'share', label: 'Share', kind: 'money' }] },
            ]}
            calculate={split}
            note="Rounded to the cent."
          />
        </Panel>
        <Panel title="Focus">
          <Timer kind="pomodoro" work={25} shortBreak={5} longBreak={15} rounds={4} tasks={Task} log={{ entity: TimeEntry, fields: { start: 'started_at', end: 'ended_at', task: 'task_id' } }} />
          <Timer kind="countdown" minutes={3} presets={[1, 3, 5]} />
          <Timer kind="until" until="2031-06-12T18:00" title="Summer party" />
        </Panel>
        <Panel title="Converter"><Converter groups={['length', 'weight', 'cooking']} /></Panel>
        <Panel title="Keys"><Keypad scientific /></Panel>
        <Panel title="Money"><Converter groups={['currency']} rates={rates} /></Panel>
      </Grid>
    </Page>
  );
}
