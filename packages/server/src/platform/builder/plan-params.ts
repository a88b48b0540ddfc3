/** What the server alone says of a message: what of the plan it changes, or what a first plan starts from. */
const planParams: readonly string[] = ['plan_operations', 'plan_lines', 'plan_moves', 'template', 'draft'];

type Params = Readonly<Record<string, unknown>>;

/** Its plan is known: the built-in builder makes it, and a model is asked at most for what the plan has no place for. */
export const isPlanned = (params: Params | null): boolean =>
  ['plan_operations', 'template', 'draft'].some((key) => params?.[key] !== undefined);

/** What a client may say of a message. */
export const withoutPlanParams = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([key]) => !planParams.includes(key)));
