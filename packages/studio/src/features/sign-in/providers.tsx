import { t } from '../../texts/sign-in.ts';
import { Button } from '../../ui/button.tsx';

type ProvidersProps = {
  providers: readonly { id: string; name: string }[];
  appId: string | null;
  fromUrl: string | null;
  /** Of the app that waits for this window. */
  popupOrigin: string | null;
};

/** Buttons of the configured account providers; each takes the wanted address along (P-LOGIN-04). */
export function Providers({ providers, appId, fromUrl, popupOrigin }: ProvidersProps) {
  const query = new URLSearchParams({
    ...(fromUrl ? { from_url: fromUrl } : {}),
    ...(appId ? { app_id: appId } : {}),
    ...(popupOrigin ? { popup_origin: popupOrigin } : {}),
  });
  const search = query.size > 0 ? `?${query}` : '';
  return (
    <div className="grid gap-3">
      {providers.map(({ id, name }) => (
        <Button key={id} asChild size="lg">
          <a href={`/api/auth/${encodeURIComponent(id)}/login${search}`}>
            {t('providers.continue', { name })}
          </a>
        </Button>
      ))}
    </div>
  );
}

/** Between the buttons and the form. */
export const OrDivider = () => (
  <p className="flex items-center gap-3 text-caption text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    {t('providers.or')}
  </p>
);
