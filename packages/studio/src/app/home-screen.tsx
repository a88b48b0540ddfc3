import { RecentApps } from '../features/apps/recent-apps.tsx';
import { ImportApp } from '../features/create/import-app.tsx';
import { PromptBox } from '../features/create/prompt-box.tsx';
import { ShareBanner } from '../features/create/share-banner.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { t } from '../texts/shell.ts';
import { Kbd, modKey } from '../ui/kbd.tsx';
import { useOverlays } from './overlay-context.ts';

const loadEditor = () => void import('./editor-route.tsx').catch(() => {});

export function HomeScreen() {
  useDocumentTitle(t('home.tab'));
  const { openPalette } = useOverlays();
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4 border-line border-b px-4 md:px-7">
        <ShareBanner />
        <button
          type="button"
          title={t('openPalette')}
          onClick={openPalette}
          className="rounded max-md:hidden"
        >
          <span className="sr-only">{t('home.paletteWithKeys')} </span>
          <Kbd>{modKey} K</Kbd>
        </button>
      </div>
      <div className="mx-auto grid max-w-[1032px] gap-16 px-4 pt-14 pb-20 sm:px-6 md:pt-18">
        <div className="mx-auto grid w-full max-w-[760px] justify-items-center gap-8">
          <h1 className="text-center font-serif text-[40px] leading-[1.05] tracking-[-0.02em] md:text-[54px]">
            {t('home.title')}
          </h1>
          <PromptBox onBegin={loadEditor} />
          <ImportApp />
        </div>
        <RecentApps />
      </div>
    </>
  );
}
