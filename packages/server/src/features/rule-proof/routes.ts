import { draftProof, ruleProof } from '@sayso/contracts/rule-proof';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { RuleProofs } from './service.ts';

export function ruleProofRoutes(api: Api, proofs: RuleProofs): void {
  bind(api, ruleProof, ({ actor, params }) => proofs.stored(actor, params.appId));
  bind(api, draftProof, ({ actor, params, body }) => proofs.draft(actor, params.appId, body));
}
