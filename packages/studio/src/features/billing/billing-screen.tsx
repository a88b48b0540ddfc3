import { useDocumentTitle } from '../../lib/document-title.ts';
import { useUser } from '../../lib/session.ts';
import { t } from '../../texts/billing.ts';
import { dateText } from '../../texts/language.ts';
import { Badge } from '../../ui/badge.tsx';

const nameOf = (tier: string) => tier.charAt(0).toUpperCase() + tier.slice(1).replace('_', ' ');

/** The plan that the person is on. */
export function BillingScreen() {
  useDocumentTitle(t('title'));
  const user = useUser();
  return (
    <div className="mx-auto grid max-w-3xl gap-6 px-4 py-8 sm:px-8">
      <h1 className="font-semibold text-title">{t('title')}</h1>
      <section className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-semibold text-heading">
            {t('plan', { tier: nameOf(user.subscription_tier) })}
          </h2>
          <Badge tone="success">{t('current')}</Badge>
        </div>
        <dl className="grid gap-x-8 text-dense sm:grid-cols-[max-content_1fr] sm:gap-y-2">
          <dt className="text-muted">{t('email')}</dt>
          <dd className="max-sm:mb-3">{user.email}</dd>
          <dt className="text-muted">{t('joined')}</dt>
          <dd>{dateText(user.created_date, 'day')}</dd>
        </dl>
        <p className="border-line border-t pt-4 text-muted">
          {t(user.platform_role === 'platform_admin' ? 'unlimited' : 'change')}
        </p>
      </section>
    </div>
  );
}
