import { Gift } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../texts/create.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const rules = ['tag', 'length', 'followers', 'extras', 'mail'] as const;

const post = encodeURIComponent(t('share.post'));
const networks = [
  { name: 'X', address: `https://x.com/intent/post?text=${post}` },
  {
    name: 'LinkedIn',
    address: `https://www.linkedin.com/feed/?shareActive=true&text=${post}`,
  },
];

/** The line above Home, with the rules of the reward behind it. */
export function ShareBanner() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 text-dense text-muted">
        <Gift aria-hidden className="size-3.5" />
        <span>
          {t.rich('share.banner', {
            wide: (parts) => <span className="max-sm:hidden">{parts}</span>,
            b: (parts) => <strong className="font-semibold text-ink">{parts}</strong>,
          })}
        </span>
        <Button variant="link" size="inline" className="max-md:min-h-10" onClick={() => setOpen(true)}>
          {t('share.howItWorks')}
        </Button>
      </p>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('share.title')}
        description={t('share.text')}
        footer={networks.map(({ name, address }) => (
          <Button key={name} asChild>
            <a href={address} target="_blank" rel="noreferrer">
              {t('share.shareOn', { network: name })}
            </a>
          </Button>
        ))}
      >
        <ol className="grid list-decimal gap-2 pl-5 marker:text-faint">
          {rules.map((rule) => (
            <li key={rule}>{t(`share.rules.${rule}`)}</li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
