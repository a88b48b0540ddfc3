import type { Template } from '@sayso/contracts/templates';
import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../texts/templates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Failed } from '../../../ui/failed.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { findTemplates, type TemplateGroup } from './find-templates.ts';
import { TemplateCard } from './template-card.tsx';
import { useTemplates } from './use-templates.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  chosen: string | null;
  onChoose: (template: Template) => void;
};

/** All starter apps, in groups, with a search over what they hold. */
export function TemplatesDialog({ open, onOpenChange, ...choosing }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('text')}
      className="max-w-4xl"
    >
      <Searched {...choosing} />
    </Dialog>
  );
}

/** Inside of the dialog, so that each opening begins with all of them. */
function Searched(choosing: Omit<FoundProps, 'search'>) {
  const [search, setSearch] = useState('');
  return (
    <div className="grid gap-5">
      <SearchBox
        text={search}
        onText={setSearch}
        aria-label={t('search')}
        placeholder={t('search')}
        boxClassName="sticky -top-2 z-10 bg-raised py-2"
      />
      <Found search={search} {...choosing} />
    </div>
  );
}

type FoundProps = { search: string; chosen: string | null; onChoose: (template: Template) => void };

function Found({ search, ...choosing }: FoundProps) {
  const known = useTemplates();
  if (known.isPending) return <CardsSkeleton />;
  if (known.isError)
    return <Failed title={t('failed')} error={known.error} onRetry={() => void known.refetch()} />;
  const groups = findTemplates(known.data, search);
  if (groups.length === 0)
    return (
      <EmptyState icon={LayoutTemplate} title={t('none', { search })}>
        {t('noneText')}
      </EmptyState>
    );
  return groups.map((group) => <Group key={group.group} {...group} {...choosing} />);
}

function Group({ group, templates, chosen, onChoose }: TemplateGroup & Omit<FoundProps, 'search'>) {
  return (
    <section aria-labelledby={`templates-${group}`} className="grid gap-3">
      <h3 id={`templates-${group}`} className="font-semibold text-body">
        {t(`groups.${group}`)}
      </h3>
      <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
        {templates.map((template) => (
          <li key={template.id} className="grid">
            <TemplateCard
              template={template}
              isChosen={template.id === chosen}
              onChoose={() => onChoose(template)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardsSkeleton() {
  return (
    <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((place) => (
        <Skeleton key={place} className="h-28 rounded-card" />
      ))}
    </div>
  );
}
