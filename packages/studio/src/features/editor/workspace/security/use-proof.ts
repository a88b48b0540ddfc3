import type { App } from '@sayso/contracts/apps';
import type { RowRules } from '@sayso/contracts/entity-schema';
import { type DraftProof, draftProof } from '@sayso/contracts/rule-proof';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../../lib/call.ts';

/** So long without a further edit before the rules are tried. */
const pauseMs = 400;

type Asked = { app: App; entity: string; text: string };

const proofOf = ({ app, entity, text }: Asked) => ({
  queryKey: ['rule-proof', app.id, 'draft', entity, app.app_code_hash, app.last_deployed_at, text],
  queryFn: () => call(draftProof, { appId: app.id }, { entity, rls: JSON.parse(text) as RowRules | null }),
});

const textOf = (rules: RowRules | undefined): string => JSON.stringify(rules ?? null);

/** What rules allow, whether they are stored or not; the former answer stays until the next one is there. */
export function useProof(app: App, entity: string, rules: RowRules | undefined) {
  const text = useSettled(textOf(rules));
  return useQuery({ ...proofOf({ app, entity, text }), placeholderData: keepPreviousData });
}

/** Asks what these very rules allow; null where that cannot be told. */
export function useAskProof(app: App, entity: string) {
  const cache = useQueryClient();
  return (rules: RowRules | undefined): Promise<DraftProof | null> =>
    cache.ensureQueryData(proofOf({ app, entity, text: textOf(rules) })).catch(() => null);
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
