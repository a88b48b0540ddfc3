import type { App } from '@sayso/contracts/apps';
import type { RowRules } from '@sayso/contracts/entity-schema';
import { draftProof } from '@sayso/contracts/rule-proof';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../../lib/call.ts';

/** So long without a further edit before the rules are tried. */
const pauseMs = 400;

/** What rules allow, whether they are stored or not; the former answer stays until the next one is there. */
export function useProof(app: App, entity: string, rules: RowRules | undefined) {
  const text = useSettled(JSON.stringify(rules ?? null));
  return useQuery({
    queryKey: ['rule-proof', app.id, 'draft', entity, app.app_code_hash, app.last_deployed_at, text],
    queryFn: () => call(draftProof, { appId: app.id }, { entity, rls: JSON.parse(text) as RowRules | null }),
    placeholderData: keepPreviousData,
  });
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
