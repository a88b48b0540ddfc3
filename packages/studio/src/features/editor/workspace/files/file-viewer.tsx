import type { AppFile } from '@sayso/contracts/files';
import { ExternalLink, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../../../texts/files.ts';
import { sizeText } from '../../../../texts/size-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { Time } from '../../../../ui/time.tsx';
import { isShownImage, kindIcons } from './file-kind.ts';
import { PrivateBadge, Uploader } from './file-parts.tsx';

type Props = { file: AppFile; uses: ReactNode; onDelete: () => void; onClose: () => void };

/** One file at a glance: what is in it, who stored it, what uses it. */
export const FileViewer = ({ file, uses, onDelete, onClose }: Props) => (
  <Drawer open onOpenChange={(open) => open || onClose()} title={file.original_name} className="w-[36rem]">
    <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-5 pb-5">
      <Content file={file} />
      {file.is_private && (
        <span className="justify-self-start">
          <PrivateBadge />
        </span>
      )}
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-2 text-dense">
        <dt className="text-muted">{t('viewer.kind')}</dt>
        <dd>{t(`kind.${file.kind}`)}</dd>
        <dt className="text-muted">{t('viewer.size')}</dt>
        <dd className="tabular-nums">{sizeText(file.bytes)}</dd>
        <dt className="text-muted">{t('viewer.uploader')}</dt>
        <dd className="wrap-anywhere">
          <Uploader file={file} />
        </dd>
        <dt className="text-muted">{t('viewer.date')}</dt>
        <dd>
          <Time value={file.created_date} />
        </dd>
        <dt className="text-muted">{t('viewer.used')}</dt>
        <dd className="min-w-0">{uses}</dd>
      </dl>
    </div>
    <div className="flex flex-wrap justify-end gap-2 border-line border-t bg-page px-5 py-3.5 max-sm:*:flex-1">
      <Button variant="danger" onClick={onDelete}>
        <Trash2 aria-hidden className="size-4" />
        {t('viewer.delete')}
      </Button>
      <Button asChild>
        <a href={file.view_url} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden className="size-4" />
          {t('viewer.open')}
        </a>
      </Button>
    </div>
  </Drawer>
);

const frameLook =
  'grid min-h-40 place-items-center overflow-hidden rounded-card border border-line bg-sunken';

function Content({ file }: { file: AppFile }) {
  const [isBroken, setBroken] = useState(false);
  const { kind } = file;
  const fail = () => setBroken(true);
  if (!isBroken && isShownImage(file))
    return (
      <div className={frameLook}>
        <img src={file.view_url} alt={file.original_name} className="max-h-96 max-w-full" onError={fail} />
      </div>
    );
  if (!isBroken && kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: people upload videos without captions.
      <video src={file.view_url} controls className="max-h-96 w-full rounded-card bg-sunken" onError={fail} />
    );
  if (!isBroken && kind === 'audio')
    // biome-ignore lint/a11y/useMediaCaption: people upload recordings without captions.
    return <audio src={file.view_url} controls className="w-full" onError={fail} />;
  const Icon = kindIcons[kind];
  return (
    <div className={frameLook}>
      <div className="grid justify-items-center gap-2 p-6 text-center text-muted">
        <Icon aria-hidden className="size-8 text-faint" />
        <p className="max-w-[40ch] text-balance text-dense">
          {t(isBroken ? 'viewer.failed' : 'viewer.none')}
        </p>
      </div>
    </div>
  );
}
