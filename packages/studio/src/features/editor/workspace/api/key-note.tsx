import { Eye, EyeOff, KeyRound } from 'lucide-react';
import { Link } from 'react-router';
import { useNewApiKey } from '../../../../lib/use-new-api-key.ts';
import { t } from '../../../../texts/api-view.ts';
import { Button } from '../../../../ui/button.tsx';

type Props = { hasKey: boolean; isShown: boolean; onToggle: () => void };

/** Whose key the examples carry, and where it comes from. */
export function KeyNote({ hasKey, isShown, onToggle }: Props) {
  const create = useNewApiKey();
  return (
    <section
      aria-label={t('key.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-4 py-3"
    >
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-48 flex-1">
        <h3 className="font-medium">{t(hasKey ? 'key.title' : 'key.none')}</h3>
        <p className="text-dense text-muted">{t(hasKey ? 'key.text' : 'key.noneText')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {hasKey && (
          <Button size="sm" aria-pressed={isShown} onClick={onToggle}>
            {isShown ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
            {t(isShown ? 'key.hide' : 'key.show')}
          </Button>
        )}
        {hasKey ? (
          <Button size="sm" variant="ghost" asChild>
            <Link to="/user-settings">{t('key.settings')}</Link>
          </Button>
        ) : (
          <Button size="sm" pending={create.isPending} onClick={() => create.mutate()}>
            {t('key.create')}
          </Button>
        )}
      </div>
    </section>
  );
}
