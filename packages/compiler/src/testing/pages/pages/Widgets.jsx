import { useState } from 'react';
import { REGEXP_ONLY_DIGITS } from 'input-otp';
import { format } from 'date-fns';
import { Bold, ChevronsUpDown, Italic, MoreHorizontal, Terminal, CalendarIcon } from 'lucide-react';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Avatar, AvatarFallback } from '@/components/ui/avatar';
import { Breadcrumb, BreadcrumbItem, BreadcrumbLink, BreadcrumbList, BreadcrumbPage, BreadcrumbSeparator } from '@/components/ui/breadcrumb';
import { Button, buttonVariants } from '@/components/ui/button';
import { Calendar } from '@/components/ui/calendar';
import { Checkbox } from '@/components/ui/checkbox';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@/components/ui/collapsible';
import { ContextMenu, ContextMenuContent, ContextMenuItem, ContextMenuTrigger } from '@/components/ui/context-menu';
import { Drawer, DrawerClose, DrawerContent, DrawerDescription, DrawerFooter, DrawerHeader, DrawerTitle, DrawerTrigger } from '@/components/ui/drawer';
import { DropdownMenu, DropdownMenuCheckboxItem, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/components/ui/dropdown-menu';
import { HoverCard, HoverCardContent, HoverCardTrigger } from '@/components/ui/hover-card';
import { InputOTP, InputOTPGroup, InputOTPSlot } from '@/components/ui/input-otp';
import { Menubar, MenubarContent, MenubarItem, MenubarMenu, MenubarTrigger } from '@/components/ui/menubar';
import { Pagination, PaginationContent, PaginationItem, PaginationLink, PaginationNext, PaginationPrevious } from '@/components/ui/pagination';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Sheet, SheetContent, SheetDescription, SheetHeader, SheetTitle, SheetTrigger } from '@/components/ui/sheet';
import { Slider } from '@/components/ui/slider';
import { Toggle } from '@/components/ui/toggle';
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { cn } from '@/lib/utils';

const faq = { 'When do you open?': 'At eight.', 'Where are you?': 'By the harbour.' };

export default function Widgets() {
  const [date, setDate] = useState();
  const [range, setRange] = useState({ from: undefined, to: undefined });
  const [code, setCode] = useState('');
  const [volume, setVolume] = useState([40]);
  const [marks, setMarks] = useState([]);
  const [agreed, setAgreed] = useState(false);
  const [page, setPage] = useState(1);
  const [shows, setShows] = useState({ grid: true, names: false });

  return (
    <div className="space-y-6">
      <Breadcrumb><BreadcrumbList><BreadcrumbItem><BreadcrumbLink href="/Dashboard">Start</BreadcrumbLink></BreadcrumbItem><BreadcrumbSeparator /><BreadcrumbItem><BreadcrumbPage>Widgets</BreadcrumbPage></BreadcrumbItem></BreadcrumbList></Breadcrumb>
      <h1>Widgets</h1>
      <Accordion type="single" collapsible defaultValue="0">
        {Object.entries(faq).map(([question, answer], at) => (
          <AccordionItem key={question} value={`${at}`}><AccordionTrigger>{question}</AccordionTrigger><AccordionContent>{answer}</AccordionContent></AccordionItem>
        ))}
      </Accordion>
      <Accordion type="multiple" className="w-full"><AccordionItem value="a"><AccordionTrigger>More</AccordionTrigger><AccordionContent>…</AccordionContent></AccordionItem></Accordion>
      <Alert><Terminal /><AlertTitle>Heads up</AlertTitle><AlertDescription>Everything is fine.</AlertDescription></Alert>
      <Popover>
        <PopoverTrigger asChild>
          <Button variant="outline" className={cn('w-60 justify-start', !date && 'text-muted-foreground')}><CalendarIcon />{date ? format(date, 'PPP') : 'Pick a day'}</Button>
        </PopoverTrigger>
        <PopoverContent className="w-auto p-0"><Calendar mode="single" selected={date} onSelect={setDate} disabled={(day) => day < new Date('2020-01-01')} initialFocus /></PopoverContent>
      </Popover>
      <Calendar mode="range" selected={range} onSelect={setRange} numberOfMonths={1} />
      <InputOTP maxLength={4} pattern={REGEXP_ONLY_DIGITS} value={code} onChange={setCode}><InputOTPGroup>{[0, 1, 2, 3].map((index) => <InputOTPSlot key={index} index={index} />)}</InputOTPGroup></InputOTP>
      <Slider value={volume} onValueChange={setVolume} max={100} step={5} aria-label="Volume" />
      <ToggleGroup type="multiple" value={marks} onValueChange={setMarks}><ToggleGroupItem value="b" aria-label="Bold"><Bold /></ToggleGroupItem><ToggleGroupItem value="i" aria-label="Italic"><Italic /></ToggleGroupItem></ToggleGroup>
      <Toggle pressed={shows.grid} onPressedChange={(grid) => setShows({ ...shows, grid })}>Grid</Toggle>
      <label className="flex gap-2"><Checkbox checked={agreed} onCheckedChange={setAgreed} /> I agree</label>
      <Collapsible><CollapsibleTrigger asChild><Button variant="ghost" size="sm">More <ChevronsUpDown /></Button></CollapsibleTrigger><CollapsibleContent>Hidden until asked for</CollapsibleContent></Collapsible>
      <ContextMenu><ContextMenuTrigger className="block border p-4">Right click here</ContextMenuTrigger><ContextMenuContent><ContextMenuItem onSelect={() => setPage(1)}>First page</ContextMenuItem></ContextMenuContent></ContextMenu>
      <DropdownMenu>
        <DropdownMenuTrigger asChild><Button size="icon" variant="ghost" aria-label="More"><MoreHorizontal /></Button></DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {Object.keys(shows).map((key) => <DropdownMenuCheckboxItem key={key} checked={shows[key]} onCheckedChange={(on) => setShows((old) => ({ ...old, [key]: on }))}>{key}</DropdownMenuCheckboxItem>)}
          <DropdownMenuItem disabled>Nothing</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <HoverCard><HoverCardTrigger href="#">@mara</HoverCardTrigger><HoverCardContent><Avatar><AvatarFallback>M</AvatarFallback></Avatar></HoverCardContent></HoverCard>
      <Menubar><MenubarMenu><MenubarTrigger>File</MenubarTrigger><MenubarContent><MenubarItem>New</MenubarItem></MenubarContent></MenubarMenu></Menubar>
      <Drawer><DrawerTrigger asChild><Button>Drawer</Button></DrawerTrigger><DrawerContent><DrawerHeader><DrawerTitle>Drawer</DrawerTitle><DrawerDescription>From below</DrawerDescription></DrawerHeader><DrawerFooter><DrawerClose asChild><Button variant="outline">Close</Button></DrawerClose></DrawerFooter></DrawerContent></Drawer>
      <Sheet><SheetTrigger className={buttonVariants({ variant: 'secondary' })}>Sheet</SheetTrigger><SheetContent side="right"><SheetHeader><SheetTitle>Sheet</SheetTitle><SheetDescription>From the side</SheetDescription></SheetHeader></SheetContent></Sheet>
      <Pagination><PaginationContent><PaginationItem><PaginationPrevious href="#" onClick={() => setPage((n) => Math.max(1, n - 1))} /></PaginationItem>{[1, 2, 3].map((n) => <PaginationItem key={n}><PaginationLink href="#" isActive={n === page} onClick={() => setPage(n)}>{n}</PaginationLink></PaginationItem>)}<PaginationItem><PaginationNext href="#" onClick={() => setPage(page + 1)} /></PaginationItem></PaginationContent></Pagination>
    </div>
  );
}
