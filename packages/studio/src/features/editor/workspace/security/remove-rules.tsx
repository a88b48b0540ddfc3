import { useState } from 'react';
import { t } from '../../../../texts/security.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import type { Vocabulary } from './vocabulary.ts';

type Props = { words: Vocabulary; pending: boolean; onConfirm: () => void };

/** Makes an entity public again, once somebody confirmed it (W-SEC-05). */
export function RemoveRules({ words, pending, onConfirm }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        className="mr-auto -ml-3 text-danger hover:bg-danger-soft hover:text-danger"
        onClick={() => setAsking(true)}
      >
        {t('removeAll.button')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('removeAll.title', { nouns: words.nouns })}
        description={t('removeAll.text', { nouns: words.nouns })}
        confirmLabel={t('removeAll.button')}
        cancelLabel={t('removeAll.keep')}
        destructive
        pending={pending}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
