import { Plus } from 'lucide-react';
import { toast } from 'sonner';
import { Tag } from '../kit/cell.tsx';
import { Page, Panel } from '../kit/kit.ts';
import { palette } from '../kit/schema.ts';
import { Alert, AlertDescription, AlertTitle } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Input } from '../ui/input.tsx';
import { Label } from '../ui/label.tsx';
import { Progress } from '../ui/progress.tsx';
import { Switch } from '../ui/switch.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { Textarea } from '../ui/textarea.tsx';
import type { Entry } from './entry.ts';

const Buttons = () => (
  <Panel title="Buttons and badges">
    <div className="flex flex-wrap gap-3">
      <Button>
        <Plus /> Primary
      </Button>
      <Button variant="outline">Outline</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="ghost">Ghost</Button>
      <Button variant="destructive">Delete</Button>
      <Button variant="link">Link</Button>
      <Button disabled>Disabled</Button>
    </div>
    <div className="flex flex-wrap gap-2">
      <Badge>Default</Badge>
      <Badge variant="secondary">Secondary</Badge>
      <Badge variant="destructive">Destructive</Badge>
      <Badge variant="outline">Outline</Badge>
      {palette.map((color) => (
        <Tag key={color} color={color}>
          {color}
        </Tag>
      ))}
    </div>
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" onClick={() => toast.success('Order saved', { description: '#1042' })}>
        Show a toast
      </Button>
      <Button variant="outline" onClick={() => toast.error('That couldn’t be deleted')}>
        Show an error
      </Button>
    </div>
  </Panel>
);

const Inputs = () => (
  <Panel title="Inputs">
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="flex flex-col gap-2">
        <Label htmlFor="piece-text">Text</Label>
        <Input id="piece-text" placeholder="Placeholder" />
      </div>
      <div className="flex flex-col gap-2">
        <Label htmlFor="piece-wrong">Not valid</Label>
        <Input id="piece-wrong" aria-invalid defaultValue="somebody@" />
      </div>
      <div className="flex flex-col gap-2 sm:col-span-2">
        <Label htmlFor="piece-long">Long text</Label>
        <Textarea id="piece-long" defaultValue="Leave the boxes behind the gate." />
      </div>
      <div className="flex items-center gap-3">
        <Checkbox id="piece-check" defaultChecked />
        <Label htmlFor="piece-check">Check</Label>
        <Switch id="piece-switch" defaultChecked />
        <Label htmlFor="piece-switch">Switch</Label>
      </div>
      <Progress value={62} aria-label="Progress" className="self-center" />
    </div>
  </Panel>
);

const Surfaces = () => (
  <Panel title="Surfaces" description="Tabs, notes and what says how things stand">
    <Tabs defaultValue="one">
      <TabsList>
        <TabsTrigger value="one">One</TabsTrigger>
        <TabsTrigger value="two">Two</TabsTrigger>
      </TabsList>
      <TabsContent value="one">The first tab</TabsContent>
      <TabsContent value="two">The second tab</TabsContent>
    </Tabs>
    <Alert>
      <AlertTitle>Heads up</AlertTitle>
      <AlertDescription>Something to know.</AlertDescription>
    </Alert>
    <Alert variant="destructive">
      <AlertTitle>Not saved</AlertTitle>
      <AlertDescription>The server did not answer.</AlertDescription>
    </Alert>
    <div className="flex flex-wrap gap-2 text-[13px]">
      <span className="rounded-md bg-success-soft px-2 py-1 text-success">Success</span>
      <span className="rounded-md bg-warning-soft px-2 py-1 text-warning">Warning</span>
      <span className="rounded-md bg-danger-soft px-2 py-1 text-danger">Danger</span>
      <span className="rounded-md bg-info-soft px-2 py-1 text-info">Info</span>
      <span className="rounded-md bg-muted px-2 py-1 text-muted-foreground">Muted</span>
      <span className="rounded-md bg-secondary px-2 py-1 text-secondary-foreground">Secondary</span>
      <span className="rounded-md bg-accent px-2 py-1 text-accent-foreground">Accent</span>
      <a className="text-link underline" href="#content">
        To the top of this page
      </a>
    </div>
  </Panel>
);

export const pieceEntries: Entry[] = [
  {
    id: 'Pieces',
    title: 'Buttons, inputs, surfaces',
    group: 'Pieces',
    render: () => (
      <Page title="Pieces" description="What pages and kit are made of">
        <Buttons />
        <Inputs />
        <Surfaces />
      </Page>
    ),
  },
];
