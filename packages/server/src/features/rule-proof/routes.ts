import { ruleProof } from '@sayso/contracts/rule-proof';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { ProveRules } from './service.ts';

export function ruleProofRoutes(api: Api, prove: ProveRules): void {
  bind(api, ruleProof, ({ actor, params }) => prove(actor, params.appId));
}
