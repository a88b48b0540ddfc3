import type { CSSProperties } from 'react';

type AppThumbnailProps = {
  /** Colour of the app's own look. */
  color: string | null;
};

const rows = ['w-full', 'w-11/12', 'w-full'];

/** A drawing of an app in its own colour: side menu, heading, figures and rows. */
export function AppThumbnail({ color }: AppThumbnailProps) {
  const style = { '--app': color ?? 'var(--faint)' } as CSSProperties;
  return (
    <div aria-hidden style={style} className="thumbnail h-33 overflow-hidden px-4 pt-4">
      <div className="flex h-full overflow-hidden rounded-t-lg bg-paper shadow-float">
        <div className="thumbnail-side grid w-14 shrink-0 content-start gap-2 p-2">
          <i className="thumbnail-strong h-1.5 w-8" />
          <i className="thumbnail-soft mt-1 h-1.5" />
          <i className="thumbnail-soft h-1.5" />
          <i className="thumbnail-soft h-1.5" />
          <i className="thumbnail-soft h-1.5" />
        </div>
        <div className="grid flex-1 content-start gap-3 p-3">
          <i className="thumbnail-strong h-2 w-2/5" />
          <div className="grid grid-cols-3 gap-2">
            <i className="thumbnail-pale h-7.5 rounded-md" />
            <i className="thumbnail-pale h-7.5 rounded-md" />
            <i className="thumbnail-pale h-7.5 rounded-md" />
          </div>
          <div className="grid gap-2">
            {rows.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: three drawn lines that never move
              <i key={index} className={`thumbnail-faint h-1.5 ${width}`} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
