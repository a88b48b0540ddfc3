/** Many ways of asking for the same, brought to the one that the intents read. */
const ways: readonly (readonly [RegExp, string])[] = [
  [/^(?:please|can you|could you|would you|now|and|also|then|so|ok(?:ay)?|hi|hello|hey)[,:]?\s+/i, ''],
  [/^(?:can|could|may) (?:we|i) (?:please )?(?:also )?(?:have|get|add)\s+/i, 'add '],
  [/^(?:i|we)(?:'d| would) (?:also )?(?:like|love)(?: to (?:have|see|get))? (?=an?\b|the\b)/i, 'add '],
  [
    /^(?:i|we)(?:'d| would)? (?:also )?(?:like|want|need|wish)(?: to)? (?:be able to )?(?:log|track|record|write|note|store|keep(?: track of)?|manage|enter)(?: down)?\s+/i,
    'track ',
  ],
  [/^(?:i|we) (?:want|need|would like) to be able to (?:add|create|have)\s+/i, 'add '],
  [/^(?:do not|don'?t|dont|no longer|stop) (?:show|showing|need|want|use|display)\s+/i, 'remove '],
  [
    /^(?:we|i) (?:do not|don'?t|dont|no longer) (?:need|want|use)\s+(?!to\b|it\b|them\b|that\b|this\b)/i,
    'remove ',
  ],
  [
    /,?\s+(?:because|since|as|cause|cos)?\s*(?:we|i) (?:really )?(?:do not|don'?t|dont|no longer) (?:need|want|use) (?:it|them|that|this|those)\b.*$/i,
    '',
  ],
  [
    /\s+(?:where|in which) (?:i|we|people|users) (?:can )?(?:keep|write|log|note|store|record|enter|track|put|list|see)(?: down)?\s+/i,
    ' with ',
  ],
  [/(?<=\w),?\s+(?:too|as well)$/i, ''],
  [/\s+in (?:our|my) (?:school|company|club|team|office|shop|case|app|business|practice|studio)$/i, ''],
];

export const plainClause = (clause: string): string => {
  let text = clause.trim().replace(/[.!?]+$/, '');
  for (let round = 0; round < 2; round++)
    for (const [shape, plain] of ways) text = text.replace(shape, plain);
  return text.trim();
};
