import type { PlanFieldKind } from '@sayso/contracts/plan';
import {
  AlignLeft,
  AtSign,
  Banknote,
  Calendar,
  CalendarClock,
  CircleDot,
  Clock,
  File,
  Hash,
  Image,
  Link2,
  Link as LinkIcon,
  ListChecks,
  type LucideIcon,
  Palette,
  Percent,
  Phone,
  Pilcrow,
  Rows3,
  SquareCheck,
  Star,
  Tags,
  Timer,
  Type,
} from 'lucide-react';

export const kindIcons: Readonly<Record<PlanFieldKind, LucideIcon>> = {
  text: Type,
  'long text': AlignLeft,
  'rich text': Pilcrow,
  'whole number': Hash,
  number: Hash,
  money: Banknote,
  percent: Percent,
  rating: Star,
  'yes or no': SquareCheck,
  date: Calendar,
  'date and time': CalendarClock,
  time: Clock,
  duration: Timer,
  choice: ListChecks,
  states: CircleDot,
  tags: Tags,
  email: AtSign,
  phone: Phone,
  'web address': LinkIcon,
  picture: Image,
  file: File,
  colour: Palette,
  link: Link2,
  lines: Rows3,
};

/** Kinds as people look for them, those that are used most first. */
export const kindGroups = [
  ['text', ['text', 'long text', 'rich text']],
  ['number', ['number', 'whole number', 'money', 'percent', 'rating']],
  ['time', ['date', 'date and time', 'time', 'duration']],
  ['choice', ['yes or no', 'choice', 'states', 'tags']],
  ['contact', ['email', 'phone', 'web address']],
  ['other', ['link', 'picture', 'file', 'colour', 'lines']],
] as const satisfies readonly (readonly [string, readonly PlanFieldKind[]])[];

/** Kinds that need a list of choices. */
export const hasChoices = (kind: PlanFieldKind): kind is 'choice' | 'states' =>
  kind === 'choice' || kind === 'states';
