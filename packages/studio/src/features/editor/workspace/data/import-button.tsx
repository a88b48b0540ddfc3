import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { Place } from '../../../../lib/records.ts';
import { t } from '../../../../texts/data.ts';
import { Button } from '../../../../ui/button.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { useNouns } from './use-nouns.ts';

export function ImportButton({ place }: { place: Place }) {
  const nouns = useNouns(place.entity);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <FileUp aria-hidden className="size-4" />
        {t('empty.import', nouns)}
      </Button>
      {isOpen && <ImportDialog place={place} onClose={() => setIsOpen(false)} />}
    </>
  );
}
