import { t } from '../texts/create.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

const rules = ['tag', 'length', 'followers', 'extras', 'mail'] as const;

const networksFor = (post: string) => [
  { name: 'X', address: `https://x.com/intent/post?text=${post}` },
  { name: 'LinkedIn', address: `https://www.linkedin.com/feed/?shareActive=true&text=${post}` },
];

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of a published app that the post is about. */
  address?: string | null;
};

/** Where to post about what was made, and what such a post earns (B-SHARE-01 to 03). */
export function ShareRewardDialog({ open, onOpenChange, address = null }: Props) {
  const post = [t('share.post'), address].filter((part) => part !== null).join(' ');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('share.title')}
      description={t('share.text')}
      footer={networksFor(encodeURIComponent(post)).map((network) => (
        <Button key={network.name} asChild>
          <a href={network.address} target="_blank" rel="noreferrer">
            {t('share.shareOn', { network: network.name })}
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
  );
}
