import { texts } from '@sayso/contracts/texts';
import { Rocket, SlidersHorizontal, WandSparkles } from 'lucide-react';

const [generated, customize, deployment] = texts.sellingPoints;
const points = [
  {
    title: generated,
    icon: WandSparkles,
    text: 'Describe it in plain words. Data, pages and sample records are there within moments.',
  },
  {
    title: customize,
    icon: SlidersHorizontal,
    text: 'Ask for changes in the chat, see them at once, and go back whenever you like.',
  },
  {
    title: deployment,
    icon: Rocket,
    text: 'One press gives your app its own address, open to everyone or to the people you choose.',
  },
];

export function SellingPoints() {
  return (
    <aside
      aria-label="What you get"
      className="grid content-center gap-8 border-line bg-sunken px-5 py-12 max-lg:border-t sm:px-10 lg:border-l lg:px-16"
    >
      <h2 className="max-w-md max-lg:mx-auto max-lg:w-full max-lg:max-w-sm font-serif text-[34px] leading-[1.1] tracking-[-0.01em] lg:text-[44px]">
        Say what you need.
        <br />
        Use it today.
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
