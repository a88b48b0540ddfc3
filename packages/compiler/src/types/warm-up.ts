import type { SourceTree } from '@sayso/core/source-tree';

/** An app that imports what most apps do. */
export const warmUpTree: SourceTree = {
  'entities/Task': '{"name":"Task","properties":{"title":{"type":"string"}}}',
  'pages/Home': `import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Check } from 'lucide-react';
import { format } from 'date-fns';
import { toast } from 'sonner';
import { Task } from '@/entities/Task';
import { Page, RecordTable } from '@/kit';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';

export default function Home() {
  const [open, setOpen] = useState(false);
  const { data = [] } = useQuery({ queryKey: ['tasks'], queryFn: () => Task.list() });
  return (
    <Page title="Home">
      <RecordTable entity={Task} columns={['title']} />
      <Card><CardContent>{data.map((task) => <Link key={task.id} to="/">{task.title}</Link>)}</CardContent></Card>
      <Dialog open={open}><Input /><Select /></Dialog>
      <Button onClick={() => { setOpen(true); toast(format(new Date(), 'P')); }}><Check /></Button>
    </Page>
  );
}
`,
};
