import { texts } from '@sayso/contracts/texts';
import { Rocket, SlidersHorizontal, WandSparkles } from 'lucide-react';
import { t } from '../../texts/sign-in.ts';

const [generated, customize, deployment] = texts.sellingPoints;
const points = [
  {
    title: generated,
    icon: WandSparkles,
    text: t('about.generated'),
  },
  {
    title: customize,
    icon: SlidersHorizontal,
    text: t('about.customize'),
  },
  {
    title: deployment,
    icon: Rocket,
    text: t('about.deployment'),
  },
];

export function SellingPoints() {
  return (
    <aside
      aria-label={t('about.label')}
      className="grid content-center gap-8 border-line bg-sunken px-5 py-12 max-lg:border-t sm:px-10 lg:border-l lg:px-16"
    >
      <h2 className="max-w-md max-lg:mx-auto max-lg:w-full max-lg:max-w-sm font-serif text-[34px] leading-[1.1] tracking-[-0.01em] lg:text-[44px]">
        {t('about.say')}
        <br />
        {t('about.use')}
      </h2>
      <ul className="grid max-w-md gap-6 max-lg:mx-auto max-lg:w-full max-lg:max-w-sm">
        {points.map(({ title, icon: Icon, text }) => (
          <li key={title} className="flex gap-4">
            <span className="flex size-9 shrink-0 items-center justify-center rounded-card border border-line bg-surface">
              <Icon aria-hidden className="size-4.5 text-accent" />
            </span>
            <span className="grid gap-0.5">
              <strong className="font-semibold">{title}</strong>
              <span className="text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
