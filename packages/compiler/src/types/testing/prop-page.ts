const head = `import { useEffect, useMemo, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { Check, Truck } from 'lucide-react';
import { Task } from '@/entities/Task';
import { Project } from '@/entities/Project';
import { AppShell, Attention, Chart, Checklist, Converter, CreateButton, Game, Grid, Page, Panel, PublicList, RecordBoard, RecordDetail, RecordForm, RecordTable, Stat, Totals } from '@/kit';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Select, SelectContent, SelectItem } from '@/components/ui/select';
import { Slider } from '@/components/ui/slider';
import { createPageUrl } from '@/utils';
import { useTasks } from '@/components/useTasks';
`;

export const page = (jsx: string, before = ''): string =>
  `${head}\nexport default function Home({ id }) {\n  ${before}\n  return ${jsx};\n}\n`;
export const layout = (theme: string, rest = '') =>
  `${head}\nconst theme = ${theme};\n\nexport default function Layout({ children, currentPageName }) {\n  return <AppShell name="Desk" currentPage={currentPageName} theme={theme} ${rest}>{children}</AppShell>;\n}\n`;
export const table = (props: string, before?: string) =>
  page(`<RecordTable entity={Task} columns={['title']} ${props} />`, before);
export const queried =
  "const { data: tasks = [], error } = useQuery({ queryKey: ['tasks'], queryFn: () => Task.list() });";

export type Mistake = {
  title: string;
  text: string;
  code: string;
  message: string;
  hint?: string;
  isHint?: true;
};

/** What every theme has. */
export const plain = "preset: 'plain', mode: 'light', primary: '#1d4ed8'";
