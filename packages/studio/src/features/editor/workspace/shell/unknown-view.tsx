import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../../../../texts/workspace.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';

/** For addresses of sections and entities that there are none of (W-VIEW-02). */
export function UnknownView({ overview }: { overview: string }) {
  return (
    <div className="p-6 max-md:p-4">
      <EmptyState
        icon={CircleHelp}
        title={t('unknownView.title')}
        action={
          <Button asChild variant="primary">
            <Link to={overview}>{t('unknownView.action')}</Link>
          </Button>
        }
      >
        {t('unknownView.text')}
      </EmptyState>
    </div>
  );
}
