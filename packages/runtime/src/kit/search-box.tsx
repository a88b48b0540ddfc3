import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Input } from '../ui/input.tsx';

type Props = { text: string; onText: (text: string) => void; placeholder: string };

const restMs = 200;

/** Keeps what is being typed to itself and tells it once the fingers rest, so that no key waits for a list. */
export function SearchBox({ text, onText, placeholder }: Props) {
  const [draft, setDraft] = useState(text);
  const [told, setTold] = useState(text);
  // Cleared from elsewhere, such as by "Clear search and filters".
  if (text !== told) {
    setTold(text);
    setDraft(text);
  }
  useEffect(() => {
    if (draft === told) return undefined;
    const timer = setTimeout(() => {
      setTold(draft);
      onText(draft);
    }, restMs);
    return () => clearTimeout(timer);
  }, [draft, told, onText]);
  return (
    <div className="relative min-w-44 flex-1 sm:max-w-72 md:max-lg:min-w-32">
      <Search
        className="pointer-events-none absolute start-3 z-10 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
        aria-hidden="true"
      />
      <Input
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        className="ps-9"
      />
    </div>
  );
}
