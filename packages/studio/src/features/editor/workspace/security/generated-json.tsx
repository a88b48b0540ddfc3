import type { RowRules } from '@sayso/contracts/entity-schema';
import { Lock } from 'lucide-react';
import { t } from '../../../../texts/security.ts';
import { shortJson } from './short-json.ts';

const jsonLook = 'wrap-anywhere max-h-[70dvh] overflow-auto whitespace-pre-wrap font-mono text-caption';

/** The rules as they will be stored, for those who read them; they are edited as sentences. */
export function GeneratedJson({ rules }: { rules: RowRules | undefined }) {
  return (
    <section
      aria-label={t('json.title')}
      className="grid min-w-0 grid-cols-1 content-start gap-2 bg-page px-4 py-3"
    >
      <header className="flex items-center gap-3">
        <h4 className="text-caption text-muted">{t('json.title')}</h4>
        <span className="ml-auto flex items-center gap-1.5 text-caption text-muted">
          <Lock aria-hidden className="size-3.5" />
          {t('json.readOnly')}
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre tabIndex={0} className={jsonLook}>
        <code>{rules === undefined ? t('json.none') : shortJson(rules)}</code>
      </pre>
    </section>
  );
}
