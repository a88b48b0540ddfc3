import type { App } from '@sayso/contracts/apps';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../../../texts/data.ts';
import { Button } from '../../../../ui/button.tsx';

const SchemaSheet = lazy(async () => ({
  default: (await import('../schema/schema-sheet.tsx')).SchemaSheet,
}));

/** Opens the fields with a new one, from where somebody misses a column. */
export function AddFieldButton({ app, entity }: { app: App; entity: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        <Plus aria-hidden className="size-4" />
        {t('addField')}
      </Button>
      {isOpen && (
        <Suspense>
          <SchemaSheet app={app} entity={entity} startsWithNew onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
