import { type ChatFilePlace, chatFile, chatFileIn } from '@sayso/contracts/chat-files';
import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { call } from '../../../lib/call.ts';

type Props = { address: string; name: string };

/** A picture of a message; one that the server keeps is asked for with the session, which an address alone has not. */
export function SentImage({ address, name }: Props) {
  const place = chatFileIn(address);
  return place ? <KeptImage place={place} name={name} /> : <Picture src={address} name={name} />;
}

function KeptImage({ place, name }: { place: ChatFilePlace; name: string }) {
  const { appId, fileId } = place;
  const file = useQuery({
    queryKey: ['chat-file', appId, fileId],
    queryFn: ({ signal }) => call(chatFile, { appId, fileId }, undefined, { signal }),
    // A stored file never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (file.data) return <Picture src={file.data.data_url} name={name} />;
  return (
    <span className="flex h-24 min-w-24 items-center justify-center gap-1.5 rounded-control border border-line bg-surface px-2 text-caption text-muted">
      {file.isError && <ImageOff aria-hidden className="size-3.5 shrink-0" />}
      <span className="truncate">{name}</span>
    </span>
  );
}

const Picture = ({ src, name }: { src: string; name: string }) => (
  <img
    src={src}
    alt={name}
    className="max-h-32 max-w-full rounded-control border border-line object-contain"
  />
);
