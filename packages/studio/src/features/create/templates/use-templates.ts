import { listTemplates } from '@sayso/contracts/templates';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** They change with a new version of the server alone. */
const always = { staleTime: Number.POSITIVE_INFINITY };

export const useTemplates = () =>
  useQuery({ queryKey: ['templates', 'list'], queryFn: () => call(listTemplates), ...always });
