import {
  BarChart3, BookOpen, CalendarDays, CheckSquare, Coffee, FolderKanban, LayoutDashboard, ReceiptText, Users, Utensils,
} from 'lucide-react';
import { Client } from '@/entities/Client';
import { Expense } from '@/entities/Expense';
import { Project } from '@/entities/Project';
import { Task } from '@/entities/Task';
import { AppShell } from '@/kit';

const theme = {
  preset: 'plain',
  mode: 'system',
  primary: 'oklch(0.55 0.16 255)',
  background: '#fbfaf7',
  font: 'rounded',
  radius: 14,
  density: 'roomy',
  text: 'normal',
  headings: 'bold',
  parts: { sidebar: '#14213d', card: '#ffffff' },
};

const publicPages = ['Home', 'Events', 'EventPage', 'Journal', 'Article', 'Shop', 'Basket', 'RoomFinder'];

const navigation = [
  { page: 'Dashboard', label: 'Dashboard', icon: LayoutDashboard },
  {
    label: 'Work',
    icon: FolderKanban,
    children: [
      { page: 'Tasks', label: 'Tasks', icon: CheckSquare, entity: Task },
      { page: 'TaskBoard', label: 'Board' },
      { page: 'Planner', label: 'Calendar', icon: CalendarDays },
      { page: 'ClientList', label: 'Clients', icon: Users, entity: Client },
      { page: 'InvoiceEditor', label: 'Invoices', icon: ReceiptText },
    ],
  },
  { page: 'Recipes', label: 'Kitchen', icon: Utensils },
  { page: 'Expenses', label: 'Money', icon: BarChart3, entity: Expense },
  { page: 'Journal', label: 'Journal', icon: BookOpen },
  { page: 'Shop', label: 'Shop', icon: Coffee },
];

export default function Layout({ children, currentPageName }) {
  return (
    <AppShell
      name="Harbour House"
      icon={Coffee}
      theme={theme}
      navigation={navigation}
      publicPages={publicPages}
      anchors={{ Home: [{ label: 'Prices', href: '#prices' }, { label: 'Questions', href: '#questions' }] }}
      searchIn={[
        { entity: Task, page: 'TaskDetails', icon: CheckSquare },
        { entity: Client, page: 'ClientCard' },
        { entity: Project, page: 'TaskBoard' },
      ]}
      currency="EUR"
      currentPage={currentPageName}
    >
      {children}
    </AppShell>
  );
}
