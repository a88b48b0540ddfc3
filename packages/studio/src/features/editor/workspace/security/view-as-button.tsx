import type { App } from '@sayso/contracts/apps';
import { ChevronDown, Eye } from 'lucide-react';
import { useNavigate } from 'react-router';
import { t } from '../../../../texts/view-as.ts';
import { Button } from '../../../../ui/button.tsx';
import { useViewAs } from '../../preview/view-as.ts';
import { ViewAsMenu } from '../../preview/view-as-menu.tsx';

/** Leads to the preview as somebody else, where the rules can be seen at work. */
export function ViewAsButton({ app }: { app: App }) {
  const [viewAs, setViewAs] = useViewAs(app.id);
  const navigate = useNavigate();
  return (
    <ViewAsMenu
      app={app}
      viewAs={viewAs}
      onChange={(role) => {
        setViewAs(role);
        void navigate(`/apps/${app.id}/editor/preview`);
      }}
    >
      <Button>
        <Eye aria-hidden className="size-4 text-muted" />
        {t('button')}
        <ChevronDown aria-hidden className="size-4 text-muted" />
      </Button>
    </ViewAsMenu>
  );
}
