import { Button } from '../../ui/button.tsx';

type ProvidersProps = {
  providers: readonly { id: string; label: string }[];
  appId: string | null;
  fromUrl: string | null;
  /** No form stands above. */
  isAlone: boolean;
};

/** Buttons of the configured account providers; each takes the wanted address along (P-LOGIN-04). */
export function Providers({ providers, appId, fromUrl, isAlone }: ProvidersProps) {
  const query = new URLSearchParams({
    ...(fromUrl ? { from_url: fromUrl } : {}),
    ...(appId ? { app_id: appId } : {}),
  });
  const search = query.size > 0 ? `?${query}` : '';
  return (
    <div className="grid gap-3">
      {isAlone ? (
        <h1 className="mb-2 font-semibold text-title">Sign in</h1>
      ) : (
        <p className="flex items-center gap-3 text-caption text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or
        </p>
      )}
      {providers.map(({ id, label }) => (
        <Button key={id} asChild size="lg">
          <a href={`/api/auth/${encodeURIComponent(id)}/login${search}`}>{label}</a>
        </Button>
      ))}
    </div>
  );
}
