import { texts } from '@sayso/contracts/texts';
import { Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../lib/session.ts';
import { useNewApiKey } from '../../lib/use-new-api-key.ts';
import { t as common } from '../../texts/common.ts';
import { t } from '../../texts/settings.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toasts.tsx';

export function ApiKeySection() {
  const user = useUser();
  const [isAsking, setIsAsking] = useState(false);
  const regenerate = useNewApiKey();
  const makeNew = () => regenerate.mutate(undefined, { onSettled: () => setIsAsking(false) });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(user.api_key ?? '');
      toast(texts.apiKeyCopied, { tone: 'success' });
    } catch {
      toast(t('apiKey.copyFailed'), { tone: 'danger' });
    }
  };
  // Where there is no key yet, none is lost: no question then.
  const ask = () => (user.api_key ? setIsAsking(true) : makeNew());
  return (
    <div className="grid gap-3">
      <Input
        readOnly
        aria-label={t('apiKey.title')}
        className="font-mono text-dense"
        value={user.api_key ?? ''}
        placeholder={t('apiKey.empty')}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button disabled={!user.api_key} onClick={copy}>
          <Copy aria-hidden className="size-4" />
          {common('copy')}
        </Button>
        <Button pending={regenerate.isPending} onClick={ask}>
          {!regenerate.isPending && <RefreshCw aria-hidden className="size-4" />}
          {t('apiKey.regenerate')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('apiKey.confirm.title')}
        description={t('apiKey.confirm.text')}
        confirmLabel={t('apiKey.regenerate')}
        destructive
        pending={regenerate.isPending}
        onConfirm={makeNew}
      />
    </div>
  );
}
