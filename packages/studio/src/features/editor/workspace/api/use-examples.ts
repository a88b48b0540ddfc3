import { apiExamples, type ExampleLanguage, openApi } from '@sayso/contracts/api-docs';
import type { App } from '@sayso/contracts/apps';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../../lib/api-error.ts';
import { call, download } from '../../../../lib/call.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { t } from '../../../../texts/api-view.ts';
import { toast } from '../../../../ui/toasts.tsx';

/** Code of the app's own for one entity, with the caller's key in it. */
export const useExamples = (appId: string, entity: string, language: ExampleLanguage) =>
  useQuery({
    queryKey: ['api-examples', appId, entity, language],
    queryFn: ({ signal }) => call(apiExamples, { appId }, { entity, language }, { signal }),
    // Records come and go, and the key is made on another screen.
    refetchOnMount: 'always',
    gcTime: 0,
  });

/** The document stands behind the caller's session, so that it is fetched rather than linked to. */
export const useOpenApi = (app: App) =>
  useMutation({
    networkMode: 'always',
    mutationFn: async () => saveFile(await download(openApi, { appId: app.id }), `${app.slug}-openapi.json`),
    onError: (error) => toast(t('openApiFailed'), { tone: 'danger', description: messageOf(error) }),
  });

const keyShape = /sayso_key_[\w-]+/g;

/** The same code for a screen that others may see. */
export const withHiddenKey = (code: string): string => code.replace(keyShape, `sayso_key_${'•'.repeat(12)}`);
