import type { App } from '@sayso/contracts/apps';
import { Check, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts.tsx';
import { visibilities } from '../publish/visibility-choice.tsx';

const shownMs = 2_000;

/** The app's public address, to hand on (W-OVER-09). */
export function CopyLink({ app }: { app: App }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(app.public_url);
      setCopied(true);
    } catch {
      toast('The browser did not allow copying. Select the address and copy it by hand.', { tone: 'danger' });
    }
  };
  return (
    <section aria-labelledby="link-title" className="grid grid-cols-1 gap-2 border-line border-t pt-5">
      <h3 id="link-title" className="font-medium text-dense">
        Link to the app
      </h3>
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate rounded-control bg-sunken px-3 py-2 text-dense text-muted">
          {app.public_url}
        </span>
        <Button onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden className="size-4" /> : <Link2 aria-hidden className="size-4" />}
          <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy Link'}</span>
        </Button>
      </div>
      <p className="text-caption text-muted">
        {app.last_deployed_at
          ? `Who can use it: ${visibilities[app.public_settings].label.toLowerCase()}.`
          : 'Nothing is there until you publish the app.'}
      </p>
    </section>
  );
}
