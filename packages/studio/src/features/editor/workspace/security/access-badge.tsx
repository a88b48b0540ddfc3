import { Globe, ShieldCheck } from 'lucide-react';
import { t } from '../../../../texts/security.ts';
import { Badge } from '../../../../ui/badge.tsx';

export function AccessBadge({ isPublic }: { isPublic: boolean }) {
  const Icon = isPublic ? Globe : ShieldCheck;
  return (
    <Badge tone={isPublic ? 'warning' : 'success'}>
      <Icon aria-hidden />
      {t(isPublic ? 'public' : 'restricted')}
    </Badge>
  );
}
