import React from 'react';
import QRCode from 'qrcode';
import html2canvas from 'html2canvas';
import ReactMarkdown from 'react-markdown';
import clsx from 'clsx';
import { twMerge } from 'tailwind-merge';
import { cva } from 'class-variance-authority';
import { Registration } from '@/entities/Registration';
import { Event } from '@/entities/Event';

const ticket = cva('rounded-2xl border p-6', {
  variants: { tone: { paper: 'bg-card', dark: 'bg-foreground text-background' }, size: { s: 'w-64', m: 'w-80' } },
  compoundVariants: [{ tone: 'dark', size: 'm', className: 'shadow-xl' }],
  defaultVariants: { tone: 'paper', size: 'm' },
});

const words = `
## Please bring
* this **ticket**
* something warm
`;

export default class Tickets extends React.Component {
  state = { rows: [], events: {}, codes: {}, tone: 'paper' };
  refs_ = new Map();

  async componentDidMount() {
    this.mounted = true;
    const [rows, events] = await Promise.all([Registration.list('-created_date', 20), Event.list()]);
    const codes = {};
    for (const { id } of rows) codes[id] = await QRCode.toDataURL(id, { margin: 1 });
    if (this.mounted) this.setState({ rows, codes, events: Object.fromEntries(events.map((event) => [event.id, event])) });
  }

  componentWillUnmount() {
    this.mounted = false;
  }

  keep = (id) => (node) => {
    if (node) this.refs_.set(id, node);
    else this.refs_.delete(id);
  };

  save = async (id) => {
    const canvas = await html2canvas(this.refs_.get(id), { scale: 2 });
    Object.assign(document.createElement('a'), { href: canvas.toDataURL(), download: `${id}.png` }).click();
  };

  render() {
    const { rows, events, codes, tone } = this.state;
    return (
      <div>
        <h1>Tickets</h1>
        <button onClick={() => this.setState((now) => ({ tone: now.tone === 'paper' ? 'dark' : 'paper' }))}>Turn</button>
        {rows.length === 0 && <p>No tickets yet</p>}
        {rows.map((row) => {
          const event = events[row.event_id];
          return (
            <div key={row.id} ref={this.keep(row.id)} className={twMerge(clsx(ticket({ tone }), { 'opacity-50': !event }), 'p-4')}>
              <strong>{event ? event.name : 'Unknown event'}</strong>
              <p>{row.name}, {row.seats || 1}</p>
              {codes[row.id] && <img src={codes[row.id]} width="96" height="96" alt="Code" />}
              <button onClick={this.save.bind(this, row.id)}>Save</button>
            </div>
          );
        })}
        <ReactMarkdown components={{ h2: ({ children }) => <h2 className="text-lg">{children}</h2> }}>{words}</ReactMarkdown>
      </div>
    );
  }
}
