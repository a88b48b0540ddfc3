import { type FormEvent, type ReactNode, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Project } from '@/entities/Project';
import { Task } from '@/entities/Task';
import { Badge, type BadgeProps } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';

type Status = 'todo' | 'doing' | 'review' | 'done';
interface Row {
  id: string;
  title: string;
  status?: Status;
  due_date?: string | null;
  project_id?: string;
}
type Column<T> = { key: keyof T & string; label: string; render?: (row: T) => ReactNode };

function DataTable<T extends { id: string }>({ rows, columns, onPick }: { rows: readonly T[]; columns: Column<T>[]; onPick?: (row: T) => void }) {
  return (
    <table className="w-full text-sm">
      <thead><tr>{columns.map(({ key, label }) => <th key={key} className="text-start">{label}</th>)}</tr></thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} onClick={() => onPick?.(row)}>
            {columns.map(({ key, render }) => <td key={key}>{render ? render(row) : String(row[key] ?? '')}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const variants: Record<Status, BadgeProps['variant']> = { todo: 'outline', doing: 'secondary', review: 'secondary', done: 'default' };
const isStatus = (value: unknown): value is Status => typeof value === 'string' && value in variants;
enum Size { Small = 1, Large }

export default function Typed(): ReactNode {
  const [picked, setPicked] = useState<Row | null>(null);
  const [title, setTitle] = useState<string>('');
  const [size] = useState<Size>(Size.Small);
  const { data: tasks = [] } = useQuery<Row[]>({ queryKey: ['records', 'Task', 'rows', 'typed'], queryFn: () => Task.list('-created_date') as unknown as Promise<Row[]> });
  const { data: names } = useQuery({
    queryKey: ['records', 'Project', 'rows', 'names'],
    queryFn: async (): Promise<Record<string, string>> => Object.fromEntries((await Project.list()).map(({ id, name }) => [id, name as string])),
  });

  const columns: Column<Row>[] = [
    { key: 'title', label: 'Title' },
    { key: 'status', label: 'State', render: ({ status }) => (isStatus(status) ? <Badge variant={variants[status]}>{status}</Badge> : null) },
    { key: 'project_id', label: 'Project', render: (row) => names?.[row.project_id!] ?? '—' },
  ];

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    await Task.create({ title: data.get('title') as string, status: 'todo' satisfies Status });
    setTitle('');
  }

  return (
    <div style={{ fontSize: size === Size.Small ? 14 : 18 }}>
      <h1>Typed</h1>
      <form onSubmit={handleSubmit}>
        <Input name="title" aria-label="Title" value={title} onChange={({ target }: { target: HTMLInputElement }) => setTitle(target.value)} />
        <Button>Add</Button>
      </form>
      <DataTable<Row> rows={tasks} columns={columns} onPick={setPicked} />
      {picked !== null && <p>{picked.title}</p>}
    </div>
  );
}
