import { createCheck } from '@sayso/compiler/check';
import { fixFile } from '@sayso/compiler/fix/fix-file';
import { createTypeChecker } from '@sayso/compiler/types/type-checker';
import { openVendorSet } from '@sayso/compiler/vendor/vendor-set';
import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from '@sayso/e2e/support/api';
import { type Figure, median, ms } from './support/figures.ts';

const rounds = 7;
const filesWanted = 40;

/** Everything that a group of files goes through before it may be shown, on an app of 40 files with one changed. */
export async function measureCheckApp(maker: ApiClient): Promise<Figure[]> {
  const app = await maker.build(
    'Clinic with patients, doctors, appointments with a date and status planned, seen, cancelled, and invoices with an amount',
  );
  const tree = ofSize(sourcesOf(app), filesWanted);
  const vendor = openVendorSet();
  const libraryExports = (specifier: string) => vendor.exportsOf(specifier);
  const check = createCheck(libraryExports);
  const types = createTypeChecker();
  const startedAt = performance.now();
  await types.check(app.id, tree);
  const cold = performance.now() - startedAt;
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const changed = { ...tree, 'components/Extra0': extra(0, `Round ${round}`) };
    const started = performance.now();
    for (const [path, text] of Object.entries(changed)) {
      const { text: fixed } = fixFile({ path, text, tree: changed, libraryExports });
      if (check.file(path, fixed).length > 0) throw new Error(`${path} does not compile`);
    }
    const found = await types.check(app.id, changed);
    samples.push(performance.now() - started);
    if (found?.length !== 0) throw new Error(`The app was found wrong: ${JSON.stringify(found)}`);
  }
  await types.close();
  return [
    {
      name: `check of a ${Object.keys(tree).length}-file app (V1 to V3), warm, median`,
      value: `${ms(median(samples))} (the first, cold: ${ms(cold)})`,
      aim: '400 ms',
      how: `parse, fixers and types of every file, ${rounds} times, one file changed before each`,
    },
  ];
}

const sourcesOf = (app: App): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(app.pages).map(([name, text]) => [`pages/${name}`, text])),
  ...Object.fromEntries(Object.entries(app.components).map(([name, text]) => [`components/${name}`, text])),
  ...Object.fromEntries(
    Object.entries(app.entities).map(([name, schema]) => [`entities/${name}`, JSON.stringify(schema)]),
  ),
  ...(app.layout ? { layout: app.layout } : {}),
});

function ofSize(tree: Record<string, string>, wanted: number): Record<string, string> {
  const more = Array.from({ length: Math.max(0, wanted - Object.keys(tree).length) }, (_, at) => [
    `components/Extra${at}`,
    extra(at, `Extra ${at}`),
  ]);
  return { ...tree, ...Object.fromEntries(more) };
}

/** As long as files of models are: a list with a form, 80 lines of them. */
const extra = (at: number, title: string): string => `import { useState } from 'react';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { format } from 'date-fns';
import { Patient } from '@/entities/Patient';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

export default function Extra${at}({ onDone }) {
  const cache = useQueryClient();
  const [name, setName] = useState('');
  const { data: patients = [], isLoading } = useQuery({
    queryKey: ['patients', ${at}],
    queryFn: () => Patient.list('-created_date', 50),
  });
  const create = useMutation({
    mutationFn: (values) => Patient.create(values),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['patients'] }),
  });
  const remove = useMutation({
    mutationFn: (id) => Patient.delete(id),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['patients'] }),
  });
  const handleSubmit = async (event) => {
    event.preventDefault();
    await create.mutateAsync({ name });
    setName('');
    onDone?.();
  };

  if (isLoading) return <p className="text-muted-foreground">Loading</p>;

  return (
    <Card>
      <CardHeader>
        <CardTitle>${title}</CardTitle>
      </CardHeader>
      <CardContent className="space-y-4">
        <form onSubmit={handleSubmit} className="flex gap-2">
          <Label htmlFor="name-${at}">Name</Label>
          <Input id="name-${at}" value={name} onChange={(event) => setName(event.target.value)} />
          <Button type="submit" disabled={create.isPending}>
            <Plus className="size-4" /> Add
          </Button>
        </form>
        <ul className="divide-y">
          {patients.map((patient) => (
            <li key={patient.id} className="flex items-center justify-between py-2">
              <span>{patient.id}</span>
              <span>{format(new Date(patient.created_date), 'PP')}</span>
              <Button variant="ghost" size="icon" onClick={() => remove.mutate(patient.id)}>
                <Trash2 className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}
`;
