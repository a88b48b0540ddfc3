import { createFromMessage } from '@sayso/contracts/apps';
import type { PlanOperation } from '@sayso/contracts/plan';
import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { TemplateId } from '@sayso/contracts/templates';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { appKeys } from '../../lib/app-keys.ts';
import type { MessageFiles } from '../../lib/attached-file.ts';
import { call } from '../../lib/call.ts';

/** Loaded with the first words that are typed, not with Home: what is needed once the app exists. */
export const warmUp = async () => {
  const { openSocket } = await import('../../lib/realtime.ts');
  openSocket();
  follow = await import('../../lib/follow-app.ts');
  return follow;
};
let follow: typeof import('../../lib/follow-app.ts') | undefined;

type FirstMessage = {
  content: string;
  files?: MessageFiles;
  /** The starter app that it begins with. */
  template?: TemplateId;
  /** What a closer reader made of the words. */
  draft?: PlanDraft;
  /** Changes of the plan that the words led to. */
  operations?: readonly PlanOperation[];
  /** Who writes the first version, where it is not as usual. */
  firstBuild?: 'plan' | 'model' | undefined;
  /** The same one again answers the app that the first send made. */
  request?: string;
};
type CreateOptions = {
  onCreated?: () => void;
  /** The editor replaces the address that created the app, so that Back does not create another. */
  replace?: boolean;
};

/** Makes the app and goes to its editor once the server has stored it with its first message. */
export function useCreateApp({ onCreated, replace = false }: CreateOptions = {}) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ content, files, template, draft, operations, firstBuild, request }: FirstMessage) =>
      call(createFromMessage, undefined, {
        content,
        ...files,
        ...(template && { template }),
        ...(draft && { draft }),
        ...(operations && { plan_operations: [...operations] }),
        ...(firstBuild && { first_build: firstBuild }),
        ...(request && { client_message_id: request }),
      }),
    onMutate: () => void warmUp().catch(() => {}),
    onSuccess: async (app) => {
      // The answer has begun already: its room is joined before the editor is drawn, which takes a moment.
      const leave = follow?.followApp(cache, app.id) ?? joinLater(cache, app.id);
      onCreated?.();
      cache.setQueryData(appKeys.one(app.id), app);
      // Stale from now on, but Home is being left: lists are fetched where they are shown next.
      void cache.invalidateQueries({ queryKey: appKeys.lists, refetchType: 'none' });
      await navigate(`/apps/${app.id}/editor/preview`, { replace });
      (await leave)();
    },
  });
}

function joinLater(cache: QueryClient, appId: string): Promise<() => void> {
  return warmUp().then(
    ({ followApp }) => followApp(cache, appId),
    () => () => {},
  );
}
