import type { Template } from '@sayso/contracts/templates';
import { X } from 'lucide-react';
import { useState } from 'react';
import { t as planTexts } from '../../../texts/live-plan.ts';
import { t } from '../../../texts/templates.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { ItemIcon } from '../../../ui/plan/item-icon.tsx';
import type { Prompt } from '../use-prompt.ts';

/** The starter app that this one begins with, or one that would fit, to be taken or left. */
export function TemplateNote({ prompt, className }: { prompt: Prompt; className: string }) {
  const [declined, setDeclined] = useState<string | null>(null);
  const { template, setTemplate, isLeaving } = prompt;
  if (template)
    return (
      <Chosen
        className={className}
        template={template}
        onRemove={isLeaving ? undefined : () => setTemplate(null)}
      />
    );
  const nearest = prompt.plan.answer?.nearest;
  if (!nearest || nearest.id === declined || isLeaving) return null;
  return (
    <Offer
      className={className}
      template={nearest}
      onYes={() => setTemplate(nearest)}
      onNo={() => setDeclined(nearest.id)}
    />
  );
}

type ChosenProps = { className: string; template: Template; onRemove: (() => void) | undefined };

function Chosen({ className, template, onRemove }: ChosenProps) {
  return (
    <p
      data-template
      className={cn(
        'flex h-8 items-center gap-2 rounded-control border border-line bg-surface py-1 pr-1 pl-2.5 font-medium text-dense max-md:h-10',
        className,
      )}
    >
      <ItemIcon name={template.icon} />
      {t('chosen', { name: template.name })}
      {onRemove && (
        <button
          type="button"
          aria-label={t('remove', { name: template.name })}
          className="flex size-6 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink max-md:size-10"
          onClick={onRemove}
        >
          <X className="size-3.5" />
        </button>
      )}
    </p>
  );
}

type OfferProps = { className: string; template: Template; onYes: () => void; onNo: () => void };

function Offer({ className, template: { name, icon }, onYes, onNo }: OfferProps) {
  return (
    <p
      data-template
      className={cn(
        'flex items-center gap-1 rounded-control border border-line border-dashed py-0.5 pr-0.5 pl-2.5 text-dense text-muted',
        className,
      )}
    >
      <ItemIcon name={icon} />
      <span className="mr-1 ml-1">{planTexts('offer', { name })}</span>
      <Button
        size="sm"
        variant="ghost"
        className="h-7 px-2 text-ink"
        aria-label={planTexts('yesTo', { name })}
        onClick={onYes}
      >
        {planTexts('yes')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        className="h-7 px-2"
        aria-label={planTexts('noTo', { name })}
        onClick={onNo}
      >
        {planTexts('no')}
      </Button>
    </p>
  );
}
