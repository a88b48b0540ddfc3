import { logoOptions, updateLogo } from '@sayso/contracts/app-logo';
import type { App } from '@sayso/contracts/apps';
import type { BodyInputOf } from '@sayso/contracts/endpoint';
import { texts } from '@sayso/contracts/texts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../../lib/api-error.ts';
import { appKeys } from '../../../../lib/app-keys.ts';
import { call } from '../../../../lib/call.ts';
import { t } from '../../../../texts/logo.ts';
import { toast } from '../../../../ui/toasts.tsx';

/** Whether a model answers prompts. */
export const useLogoOptions = (appId: string) =>
  useQuery({ queryKey: ['logo', appId], queryFn: () => call(logoOptions, { appId }) });

/** The words of the specification for each way to a logo (B-LOGO-04, B-LOGO-05). */
const told = {
  upload: { done: texts.logoUploaded, failed: texts.logoUploadFailed },
  generate: { done: texts.logoRegenerated, failed: texts.logoRegenerateFailed },
  remove: { done: t('removed'), failed: texts.errorTitle },
} as const;
export type LogoWay = keyof typeof told;

export const tellFailed = (way: LogoWay, error: unknown) =>
  toast(told[way].failed, { tone: 'danger', description: messageOf(error) });

export function useUpdateLogo(appId: string, way: LogoWay) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateLogo>) => call(updateLogo, { appId }, body),
    onSuccess: ({ logo_url, logo_prompt, updated_date }) => {
      toast(told[way].done, { tone: 'success' });
      cache.setQueryData<App>(
        appKeys.one(appId),
        (app) => app && { ...app, logo_url, logo_prompt, updated_date },
      );
      void cache.invalidateQueries({ queryKey: ['files', appId] });
      return cache.invalidateQueries({ queryKey: appKeys.lists });
    },
    onError: (error) => tellFailed(way, error),
  });
}
