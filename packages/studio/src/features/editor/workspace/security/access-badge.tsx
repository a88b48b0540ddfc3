import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { isOpen } from '@sayso/core/rules/entity-rules';
import { isPublic } from '@sayso/core/rules/rule-warnings';
import { Globe, ShieldCheck } from 'lucide-react';
import { t } from '../../../../texts/security.ts';
import { Badge } from '../../../../ui/badge.tsx';

/** What the stored rules come to; what everybody may read is not shown as if it were safe. */
export function AccessBadge({ schema }: { schema: EntitySchema }) {
  const isForAll = isPublic(schema);
  const Icon = isForAll ? Globe : ShieldCheck;
  const tone = isForAll ? 'warning' : isOpen(schema, 'read') ? 'neutral' : 'success';
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {t(isForAll ? 'public' : 'restricted')}
    </Badge>
  );
}
