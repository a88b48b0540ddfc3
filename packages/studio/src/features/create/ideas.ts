import {
  CalendarCheck,
  GraduationCap,
  type LucideIcon,
  Megaphone,
  Package,
  ReceiptText,
  UsersRound,
} from 'lucide-react';
import { t } from '../../texts/ideas.ts';

type Idea = { title: string; description: string };
export type IdeaCategory = { name: string; icon: LucideIcon; ideas: readonly Idea[] };

type KeyIn<Path> = Path extends `ideas.${infer Key}.title` ? Key : never;
type IdeaKey = KeyIn<Parameters<typeof t>[0]>;

/** Starting points; a chosen idea's description fills the prompt box. */
export const ideaCategories: readonly IdeaCategory[] = [
  {
    name: t('categories.booking'),
    icon: CalendarCheck,
    ideas: [idea('pottery'), idea('rooms'), idea('vet')],
  },
  { name: t('categories.customers'), icon: UsersRound, ideas: [idea('sales'), idea('support'), idea('gym')] },
  {
    name: t('categories.money'),
    icon: ReceiptText,
    ideas: [idea('expenses'), idea('invoices'), idea('budget')],
  },
  { name: t('categories.stock'), icon: Package, ideas: [idea('inventory'), idea('tools'), idea('pantry')] },
  {
    name: t('categories.learning'),
    icon: GraduationCap,
    ideas: [idea('courses'), idea('reading'), idea('habits')],
  },
  {
    name: t('categories.landing'),
    icon: Megaphone,
    ideas: [idea('launch'), idea('portfolio'), idea('event')],
  },
];

function idea(key: IdeaKey): Idea {
  return { title: t(`ideas.${key}.title`), description: t(`ideas.${key}.description`) };
}
