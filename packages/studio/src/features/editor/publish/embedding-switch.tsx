import type { App } from '@sayso/contracts/apps';
import { Switch } from 'radix-ui';
import { useId } from 'react';
import { useUpdateApp } from '../use-update-app.ts';

/** Whether pages of other websites may show the published app. */
export function EmbeddingSwitch({ app }: { app: App }) {
  const id = useId();
  const update = useUpdateApp(app.id, 'The setting could not be saved');
  return (
    <div className="flex items-center gap-3 px-2.5 max-md:min-h-10">
      <label htmlFor={id} className="min-w-0 flex-1 text-dense">
        Other websites can embed this app
      </label>
      <Switch.Root
        id={id}
        checked={app.allow_embedding}
        onCheckedChange={(allow_embedding) => update.mutate({ allow_embedding })}
        className="relative h-5 w-9 shrink-0 rounded-full bg-line-strong transition-colors data-[state=checked]:bg-accent"
      >
        <Switch.Thumb className="block size-4 translate-x-0.5 rounded-full bg-surface transition-transform data-[state=checked]:translate-x-4.5" />
      </Switch.Root>
    </div>
  );
}
