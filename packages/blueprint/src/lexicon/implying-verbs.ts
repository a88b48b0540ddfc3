import type { FieldType } from '@sayso/core/blueprint-schema';

/** What is said of a thing by a verb, and the attribute that it has by that: "each tent weighs", "the pass expires". */
export const implyingVerbs: readonly (readonly [RegExp, string, FieldType])[] = [
  [/^(?:costs?|is priced at)\b/, 'Price', 'money'],
  [/^(?:sells?|goes|is sold|are sold) for\b/, 'Selling price', 'money'],
  [/^(?:weighs?)\b/, 'Weight', 'number'],
  [/^(?:lives? (?:at|in|on)|(?:is|are) at home in)\b/, 'Address', 'text'],
  [/^(?:expires?|lapses?|runs? out)(?: on| at|$)/, 'Expiry date', 'date'],
  [/^(?:is|are) (?:only )?valid (?:until|till|to|up to)\b/, 'Valid until', 'date'],
  [/^(?:is|are|becomes?|falls?) due\b/, 'Due date', 'date'],
  [
    /^(?:must|has to|have to|should|needs? to) be (?:done|finished|ready|completed|delivered|handed in) by\b/,
    'Due date',
    'date',
  ],
  [
    /^(?:is|are|was|were) (?:made|built|founded|published|painted|printed|released|written) in (?:a|the|some) (?:certain )?year/,
    'Year',
    'int',
  ],
  [/^(?:is|are) worth\b/, 'Value', 'money'],
  [
    /^(?:lasts?|takes?) (?:(?:a|an|about|some|so) )*(?:\d+|many|few|certain|number|hours?|minutes?|mins|days?|long|while|time)\b/,
    'Duration',
    'duration',
  ],
  [/^(?:is|are) called\b/, 'Name', 'string'],
  [
    /^(?:seats?|sleeps|holds?|fits?) (?:a (?:certain )?number|so many|\d+|up to|at most|only|x)\b/,
    'Capacity',
    'int',
  ],
  [
    /^(?:stands?|sits?|hangs?|lies?|lives?|is kept|are kept|is stored|are stored|is parked|is located|are located) (?:in|on|at|under) (?:a|an|one|some|its) (?:certain )?(?:place|spot|location|shelf|rack|corner)\b/,
    'Location',
    'string',
  ],
];
