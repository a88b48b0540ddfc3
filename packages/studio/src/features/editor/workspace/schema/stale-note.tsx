import { t } from '../../../../texts/schema-editor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';

/** Saving would write over what somebody else saved. */
export const StaleNote = ({ onTake }: { onTake: () => void }) => (
  <Note
    tone="warning"
    className="mb-3"
    action={
      <Button size="sm" onClick={onTake}>
        {t('takeTheirs')}
      </Button>
    }
  >
    {t('stale')}
  </Note>
);
