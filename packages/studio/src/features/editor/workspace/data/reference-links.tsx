import { userEntity } from '@sayso/contracts/records';
import { Link } from 'react-router';
import { t } from '../../../../texts/data.ts';
import { cn } from '../../../../ui/cn.ts';
import type { NameOf } from './names.ts';
import { useNouns } from './use-nouns.ts';

type Props = {
  entity: string;
  ids: readonly string[];
  nameOf: NameOf;
  /** Address of the workspace, below which other entities are. */
  base: string;
  /** A grid has keys of its own, and is passed with one Tab. */
  isInGrid?: boolean;
};

const mostShown = 5;

/** Records that a value refers to, by what they are called, each leading to it. */
export function ReferenceLinks({ entity, ids, nameOf, base, isInGrid = false }: Props) {
  const nouns = useNouns(entity);
  return (
    <span className="flex min-w-0 gap-2 overflow-hidden">
      {ids.slice(0, mostShown).map((id) => {
        const name = nameOf(entity, id);
        if (name === null)
          return (
            <span key={id} title={id} className="truncate text-muted line-through">
              {t('missing', nouns)}
            </span>
          );
        return (
          <Link
            key={id}
            to={addressOf(base, entity, id)}
            {...(isInGrid ? { tabIndex: -1 } : {})}
            dir="auto"
            className={cn('truncate text-info hover:underline', !isInGrid && 'rounded-control')}
          >
            {name ?? id}
          </Link>
        );
      })}
    </span>
  );
}

const addressOf = (base: string, entity: string, id: string) =>
  entity === userEntity
    ? `${base}/users?user=${encodeURIComponent(id)}`
    : `${base}/entity-${entity}?record=${encodeURIComponent(id)}`;
