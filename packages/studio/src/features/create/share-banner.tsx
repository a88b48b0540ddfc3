import { Gift } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const guidelines = [
  'Tag the product’s account in your post.',
  'Write at least 200 characters about what you made.',
  'Your account has over 100 followers.',
  'A screenshot or video and a link to your app are welcome, but optional.',
  'Then mail the link of your post to the support address of this installation.',
];

const message = 'I described an app in plain words and Sayso built it.';
const networks = [
  { name: 'X', address: `https://x.com/intent/post?text=${encodeURIComponent(message)}` },
  {
    name: 'LinkedIn',
    address: `https://www.linkedin.com/feed/?shareActive=true&text=${encodeURIComponent(message)}`,
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
          Share <span className="max-sm:hidden">what you made </span>and get{' '}
          <strong className="font-semibold text-ink">20 free credits</strong>
        </span>
        <Button variant="link" size="inline" className="max-md:min-h-10" onClick={() => setOpen(true)}>
          How it works
        </Button>
      </p>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Share and get 20 free credits"
        description="Tell others what you built. For each post that meets these points you get 20 free credits."
        footer={networks.map(({ name, address }) => (
          <Button key={name} asChild>
            <a href={address} target="_blank" rel="noreferrer">
              Share on {name}
            </a>
          </Button>
        ))}
      >
        <ol className="grid list-decimal gap-2 pl-5 marker:text-faint">
          {guidelines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
