import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { safeStorage } from '../sdk/safe-storage.ts';
import { Button } from '../ui/button.tsx';
import type { VoteProps } from './api.ts';
import { usePatch } from './data.ts';

/** Reads the number anew before it adds one, so that two people rarely overwrite each other. */
export function Vote({ entity, record, field, label = 'Helpful', icon: Mark = ThumbsUp }: VoteProps) {
  const key = `vote:${entity.name}:${record.id}:${field}`;
  const [hasVoted, setVoted] = useState(() => safeStorage.get(key) !== null);
  const patch = usePatch(entity);
  const shown = typeof record[field] === 'number' ? record[field] : 0;
  const handleClick = async () => {
    if (hasVoted || patch.isPending) return;
    setVoted(true);
    const fresh = await entity.get(record.id).catch(() => record);
    const count = typeof fresh[field] === 'number' ? fresh[field] : 0;
    patch.mutate(
      { id: record.id, body: { [field]: count + 1 } },
      { onSuccess: () => safeStorage.set(key, '1'), onError: () => setVoted(false) },
    );
  };
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={hasVoted}
      className="aria-pressed:border-primary aria-pressed:text-link"
      onClick={() => void handleClick()}
    >
      <Mark className="size-4" /> {label} <span className="tabular-nums">{shown.toLocaleString()}</span>
    </Button>
  );
}
