import { MessageSquareHeart } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { EditorScreen } from '../features/editor/editor-screen.tsx';
import { usePaletteActions } from '../lib/palette-actions.ts';
import { t } from '../texts/shell.ts';
import { NotFound } from './route-error.tsx';
import { UserMenu } from './user-menu.tsx';

const FeedbackDialog = lazy(async () => ({
  default: (await import('../features/feedback/feedback-dialog.tsx')).FeedbackDialog,
}));

const modes = ['preview', 'plan', 'workspace'];

export function EditorRoute() {
  const { mode = '' } = useParams();
  const [isFeedbackOpen, setFeedbackOpen] = useState(false);
  const openFeedback = useCallback(() => setFeedbackOpen(true), []);
  useFeedbackAction(openFeedback);
  if (!modes.includes(mode)) return <NotFound />;
  return (
    <>
      <EditorScreen userMenu={<UserMenu side="bottom" onFeedback={openFeedback} />} />
      {isFeedbackOpen && (
        <Suspense>
          <FeedbackDialog onClose={() => setFeedbackOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function useFeedbackAction(run: () => void) {
  const actions = useMemo(
    () => [
      {
        id: 'feedback',
        label: t('menu.feedback'),
        group: t('palette.actions'),
        icon: MessageSquareHeart,
        run,
      },
    ],
    [run],
  );
  usePaletteActions(actions);
}
