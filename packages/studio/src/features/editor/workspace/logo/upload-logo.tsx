import { callIntegration, uploadFile } from '@sayso/contracts/integrations';
import { ImageUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { upload } from '../../../../lib/upload.ts';
import { t } from '../../../../texts/logo.ts';
import { Button } from '../../../../ui/button.tsx';
import { DropZone } from '../../../../ui/drop-zone.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { WorkProgress } from '../../../../ui/work-progress.tsx';
import { problemOfImage } from './check-image.ts';
import { tellFailed, useUpdateLogo } from './use-logo.ts';

/** Takes a picture from the person's machine (B-LOGO-02, W-LOGO-02). */
export function UploadLogo({ appId }: { appId: string }) {
  const { sending, problem, send, stop } = useLogoUpload(appId);
  if (sending)
    return (
      <WorkProgress
        text={t('upload.uploading', { name: sending.name })}
        label={t('upload.uploading', { name: sending.name })}
        part={sending.part}
      >
        <Button size="sm" className="justify-self-start" onClick={stop}>
          {t('upload.stop')}
        </Button>
      </WorkProgress>
    );
  return (
    <div className="grid gap-3">
      <DropZone
        icon={ImageUp}
        label={t('upload.label')}
        inputLabel={t('upload.input')}
        text={t('upload.text')}
        choose={t('upload.choose')}
        hint={t('upload.hint')}
        accept="image/*"
        onFile={(file) => void send(file)}
      />
      {problem !== null && <Failed title={t('upload.refused')} error={new Error(problem)} />}
    </div>
  );
}

type Sending = { name: string; part: number };

function useLogoUpload(appId: string) {
  const update = useUpdateLogo(appId, 'upload');
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    setProblem(null);
    const found = await problemOfImage(file);
    if (found !== null) return setProblem(found);
    const stopper = new AbortController();
    running.current = stopper;
    const { name } = file;
    setSending({ name, part: 0 });
    try {
      const reply = await upload(callIntegration, file, {
        params: { appId, ...uploadFile },
        onProgress: (part) => setSending({ name, part }),
        signal: stopper.signal,
      });
      const { file_url } = reply as { file_url: string };
      // What fails here is told by the mutation itself.
      await update.mutateAsync({ logo_url: file_url }).catch(() => {});
    } catch (error) {
      if (!stopper.signal.aborted) tellFailed('upload', error);
    } finally {
      setSending(null);
    }
  };
  return { sending, problem, send, stop: () => running.current?.abort() };
}
