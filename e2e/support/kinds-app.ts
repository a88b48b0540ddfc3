/** An app that shows one element of every kind that apps are made of, each on a line of its own. */
export const kindsApp: Readonly<Record<string, string>> = {
  layout: `import { Link } from 'react-router-dom';
export default function Layout({ children }) {
  return (
    <main className="p-6 space-y-2">
      <nav data-testid="layout" className="border p-2">Layout <Link to="/Kinds">Kinds</Link></nav>
      {children}
    </main>
  );
}
`,
  'components/Chip': `export function Chip({ label, ...rest }) {
  return <span data-testid="nested" {...rest}>{label}</span>;
}
`,
  'components/Wrapped': `import { forwardRef, memo } from 'react';
export const Memo = memo(function Memo({ text }) {
  return <em data-testid="memo">{text}</em>;
});
export const Forward = forwardRef(function Forward(props, ref) {
  return (
    <strong data-testid="forward-ref" ref={ref} {...props} />
  );
});
`,
  'pages/Kinds': `import { Star } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { Bar, BarChart } from 'recharts';
import { Chip } from '@/components/Chip';
import { Forward, Memo } from '@/components/Wrapped';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardTitle } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select, SelectTrigger, SelectValue } from '@/components/ui/select';
import { Table, TableBody, TableCell, TableRow } from '@/components/ui/table';
import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { Textarea } from '@/components/ui/textarea';
import { Panel } from '@/kit';
import { cn } from '@/lib/utils';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export default function Kinds() {
  const [count, setCount] = useState(0);
  const extra = { 'data-testid': 'spread', className: 'font-mono' };
  const isOn = count >= 0;
  return (
    <>
      <h1 data-testid="heading" className="text-2xl">Kinds of element</h1>
      <p data-testid="paragraph">{'Ünïcode 😀 beside '}<b data-testid="beside">it</b></p>
      <a data-testid="link" href="/Elsewhere">Go elsewhere</a>
      <Link data-testid="router-link" to="/Dialogs">Dialogs</Link>
      <button data-testid="native-button" type="button" onClick={() => setCount(count + 1)}>Clicked {count}</button>
      <Button data-testid="button" onClick={() => setCount(count + 10)}>Add ten</Button>
      <Button asChild>
        <Link data-testid="as-child" to="/Menus">Menus</Link>
      </Button>
      <button data-testid="disabled" type="button" disabled>Out of use</button>
      <Card data-testid="card">
        <CardTitle data-testid="card-title">Title of a card</CardTitle>
        <CardContent>
          <Label data-testid="label" htmlFor="name">Name</Label>
          <Input data-testid="input" id="name" defaultValue="Ada" />
          <Textarea data-testid="textarea" defaultValue="Long text" />
          <Select>
            <SelectTrigger data-testid="select"><SelectValue placeholder="Choose" /></SelectTrigger>
          </Select>
          <Badge data-testid="badge">New</Badge>
        </CardContent>
      </Card>
      <Tabs defaultValue="a">
        <TabsList>
          <TabsTrigger data-testid="tab" value="a">First tab</TabsTrigger>
          <TabsTrigger value="b">Second tab</TabsTrigger>
        </TabsList>
      </Tabs>
      <Table>
        <TableBody>
          <TableRow>
            <TableCell data-testid="table-cell">A cell</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <ul>
        {['one', 'two', 'three'].map((item) => (
          <li key={item} data-testid={item}>{item}</li>
        ))}
      </ul>
      {isOn && <i data-testid="conditional">There on a condition</i>}
      {isOn ? (
        <u data-testid="ternary">One of two</u>
      ) : (
        <s>The other</s>
      )}
      <>
        <small data-testid="fragment-child">Inside a fragment</small>
      </>
      <Star data-testid="icon" className="size-8" />
      <Button aria-label="Star">
        <Star data-testid="icon-in-button" />
      </Button>
      <img data-testid="image" alt="" src={pixel} width="40" height="40" />
      <BarChart width={300} height={120} data={[{ n: 3 }, { n: 5 }]}>
        <Bar dataKey="n" isAnimationActive={false} />
      </BarChart>
      <Chip label="Nested component" />
      <Panel title="Panel of the kit" description="With a description" />
      <Memo text="Memoised" />
      <Forward>Forwarded</Forward>
      <kbd {...extra}>Spread props</kbd>
      <samp data-testid="template" className={\`p-1 \${isOn ? 'underline' : ''}\`}>Classes of a template</samp>
      <var data-testid="cn" className={cn('p-2', isOn && 'font-bold')}>Classes of cn</var>
      <section
        className="border"
        data-testid="multi-line"
      >
        Written on many lines
      </section>
      {createPortal(<aside data-testid="portal">In a portal</aside>, document.body)}
    </>
  );
}
`,
  'pages/Dialogs': `import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
export default function Dialogs() {
  return (
    <Dialog open>
      <DialogContent data-testid="dialog">
        <DialogTitle>Title of a dialog</DialogTitle>
        <DialogDescription data-testid="dialog-text">Inside of it</DialogDescription>
      </DialogContent>
    </Dialog>
  );
}
`,
  'pages/Menus': `import { Button } from '@/components/ui/button';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/components/ui/dropdown-menu';
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from '@/components/ui/tooltip';
export default function Menus() {
  return (
    <TooltipProvider>
      <DropdownMenu open modal={false}>
        <DropdownMenuTrigger asChild>
          <Button data-testid="menu-trigger">Menu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuItem data-testid="menu-item">First choice</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <div className="mt-60">
        <Tooltip open>
          <TooltipTrigger>Pointed at</TooltipTrigger>
          <TooltipContent data-testid="tooltip">Said when pointed at</TooltipContent>
        </Tooltip>
      </div>
    </TooltipProvider>
  );
}
`,
};

type Kind = {
  kind: string;
  file: string;
  /** How the element begins in its file; the first place that reads so. */
  begins: string;
  /** What to click, where that is no test id of the same name. */
  click?: string;
  /** Clicked near its corner, since others stand in its middle. */
  isAround?: boolean;
};

const on =
  (file: string) =>
  (kind: string, begins: string, more: Partial<Kind> = {}): Kind => ({ kind, file, begins, ...more });
const kinds = on('pages/Kinds');

export const kindsByPage: Readonly<Record<string, readonly Kind[]>> = {
  Kinds: [
    kinds('heading', '<h1'),
    kinds('paragraph', '<p ', { click: '[data-testid=paragraph]' }),
    kinds('beside', '<b '),
    kinds('link', '<a '),
    kinds('router-link', '<Link data-testid="router-link"'),
    kinds('native-button', '<button data-testid="native-button"'),
    kinds('button', '<Button data-testid="button"'),
    kinds('as-child', '<Link data-testid="as-child"'),
    kinds('disabled', '<button data-testid="disabled"'),
    kinds('card', '<Card data', { isAround: true }),
    kinds('card-title', '<CardTitle '),
    kinds('label', '<Label '),
    kinds('input', '<Input '),
    kinds('textarea', '<Textarea '),
    kinds('select', '<SelectTrigger '),
    kinds('badge', '<Badge '),
    kinds('tab', '<TabsTrigger data-testid="tab"'),
    kinds('table-cell', '<TableCell '),
    kinds('one', '<li '),
    kinds('three', '<li '),
    kinds('conditional', '<i '),
    kinds('ternary', '<u '),
    kinds('fragment-child', '<small '),
    kinds('icon', '<Star data-testid="icon"'),
    kinds('icon-in-button', '<Star data-testid="icon-in-button"'),
    kinds('image', '<img '),
    kinds('chart', '<BarChart ', { click: 'svg.recharts-surface' }),
    kinds('bar of a chart', '<Bar ', { click: '.recharts-bar-rectangle path >> nth=1' }),
    kinds('kit component', '<Panel ', { click: 'text=Panel of the kit' }),
    kinds('spread', '<kbd '),
    kinds('template', '<samp '),
    kinds('cn', '<var '),
    kinds('multi-line', '<section'),
    kinds('portal', '<aside '),
    { kind: 'nested', file: 'components/Chip', begins: '<span ' },
    { kind: 'memo', file: 'components/Wrapped', begins: '<em ' },
    { kind: 'forward-ref', file: 'components/Wrapped', begins: '<strong ' },
    { kind: 'layout', file: 'layout', begins: '<nav ' },
  ],
  Dialogs: [
    { kind: 'dialog', file: 'pages/Dialogs', begins: '<DialogContent ', isAround: true },
    { kind: 'dialog-text', file: 'pages/Dialogs', begins: '<DialogDescription ' },
    { kind: 'dialog close', file: 'pages/Dialogs', begins: '<DialogContent ', click: '[role=dialog] button' },
  ],
  Menus: [
    { kind: 'menu-trigger', file: 'pages/Menus', begins: '<Button ' },
    { kind: 'menu-item', file: 'pages/Menus', begins: '<DropdownMenuItem ' },
    { kind: 'tooltip', file: 'pages/Menus', begins: '<TooltipContent ' },
  ],
};

/** Where an element begins in its file, counted from 1. */
export function writtenAt({ file, begins }: Kind): { filename: string; linenumber: number; column: number } {
  const lines = (kindsApp[file] ?? '').split('\n');
  const line = lines.findIndex((text) => text.includes(begins));
  return { filename: file, linenumber: line + 1, column: (lines[line] ?? '').indexOf(begins) + 1 };
}
