import type { Theme } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { colorWord } from '../lexicon/colors.ts';
import { lookWords, moodWords } from '../texts/look.ts';
import type { Change, Intent } from './context.ts';
import { styleName } from './look.ts';

/** What a word about the look stands for; null takes a setting back. */
type Look = {
  [key in keyof Theme]?: Theme[key] | null;
};
type Mood = { words: RegExp; told: string; looks: readonly Look[] };

/** In the order in which they count where several are named. Of several looks the first that changes something is taken. */
const moods: readonly Mood[] = [
  {
    words:
      /^(?:modern|contemporary|sleek|trendy|fresh|new|updated|slick|up-to-date|stylish|startup|saas)(?:er)?$/,
    told: 'more modern',
    looks: [
      {
        preset: 'plain',
        primary: '#4f46e5',
        parts: { sidebar: '#111827' },
        radius: 14,
        density: 'roomy',
        font: null,
      },
      { preset: 'glassmorphism', primary: '#2563eb', parts: {}, density: 'roomy', font: null },
    ],
  },
  {
    words:
      /^(?:clean|tidy|tidier|minimal|minimalist|minimalistic|simple|simpler|uncluttered|neat|plain|plainer|lightweight|clear|lean)(?:er)?$/,
    told: 'cleaner',
    looks: [
      { preset: 'plain', mode: 'light', parts: {}, font: null, radius: 10, density: 'roomy' },
      {
        preset: 'plain',
        parts: { sidebar: '#ffffff', background: '#ffffff' },
        headings: 'light',
        density: 'roomy',
      },
    ],
  },
  {
    words:
      /^(?:professional|serious|business|businesslike|business-like|corporate|formal|trustworthy|grown-up|sober|enterprise)(?:er)?$/,
    told: 'more professional',
    looks: [
      {
        preset: 'plain',
        mode: 'light',
        primary: '#1e3a8a',
        parts: { sidebar: '#0f172a' },
        radius: 6,
        font: null,
      },
      {
        preset: 'plain',
        primary: '#334155',
        parts: { sidebar: '#1e293b' },
        radius: 4,
        density: 'compact',
        font: null,
      },
    ],
  },
  {
    words:
      /^(?:friendly|friendlier|welcoming|inviting|approachable|human|soft|softer|gentle|gentler|cute|cuter)$/,
    told: 'friendlier',
    looks: [
      {
        preset: 'plain',
        mode: 'light',
        font: 'rounded',
        radius: 20,
        primary: '#e0632a',
        parts: { background: '#fffaf3' },
        density: 'roomy',
      },
      { preset: 'claymorphism', font: 'rounded', radius: null },
    ],
  },
  {
    words:
      /^(?:playful|fun|funny|funky|cheerful|happy|happier|kids|children|child-friendly|kid-friendly|colou?rful|lively|livelier|vibrant|exciting|youthful|young|younger|bold|bolder|loud|vivid|energetic|dynamic|crazy|bright|brighter|bunt)$/,
    told: 'livelier',
    looks: [
      { preset: 'claymorphism', mode: 'light', primary: '#db2777', font: 'rounded', parts: {}, radius: null },
      { preset: 'neo-brutalism', primary: '#2563eb', parts: {}, font: null, radius: null },
    ],
  },
  {
    words:
      /^(?:elegant|classy|classier|luxurious|luxury|premium|sophisticated|refined|noble|posh|high-end|upscale|fancy|fancier|timeless|classic)$/,
    told: 'more elegant',
    looks: [
      {
        preset: 'plain',
        mode: 'light',
        font: 'serif',
        radius: 4,
        primary: '#3b2f2f',
        parts: { background: '#faf7f2' },
        headings: 'light',
        density: 'roomy',
      },
      {
        preset: 'plain',
        mode: 'dark',
        font: 'serif',
        radius: 4,
        primary: '#b7791f',
        parts: {},
        headings: 'light',
      },
    ],
  },
  {
    words: /^(?:warm|cosy|cosier|cozy|cozier|homely|autumnal|autumn|earthy|rustic|natural|organic)(?:er)?$/,
    told: 'warmer',
    looks: [
      { primary: '#c2410c', parts: { background: '#fdf6ee' } },
      { primary: '#92400e', parts: { background: '#fbf3e6', sidebar: '#f3e3cd' } },
    ],
  },
  {
    words:
      /^(?:calm|calming|quiet|soothing|relaxing|relaxed|muted|subtle|subtler|pale|paler|pastel|pastels|peaceful|serene|zen|discreet|decent|toned-down|unobtrusive|restful)(?:er)?$/,
    told: 'calmer',
    looks: [
      { preset: 'plain', primary: '#4f7a77', parts: { background: '#f4f7f6' } },
      { preset: 'plain', primary: '#64748b', parts: { background: '#f8fafc' }, headings: 'light' },
    ],
  },
  {
    words: /^(?:cool|cold|icy|wintry|maritime|ocean|nautical)(?:er)?$/,
    told: 'cooler',
    looks: [
      { primary: '#0e7490', parts: { background: '#f1f8fa' } },
      { primary: '#1d4ed8', parts: { background: '#f3f7fe' } },
    ],
  },
  {
    words: /^(?:retro|vintage|nostalgic|old-school|oldschool|eighties|seventies)$/,
    told: 'more vintage',
    looks: [
      {
        preset: 'plain',
        mode: 'light',
        font: 'serif',
        primary: '#b4532a',
        radius: 4,
        parts: { background: '#fdf0d5', sidebar: '#f6dfb3' },
      },
      { preset: 'neo-brutalism', font: 'mono', parts: {} },
    ],
  },
  {
    words: /^(?:techy|technical|futuristic|hacker|geeky|sci-fi|cyberpunk|nerdy)$/,
    told: 'more technical',
    looks: [
      { preset: 'plain', mode: 'dark', font: 'mono', primary: '#0891b2', radius: 4, parts: {} },
      { preset: 'plain', mode: 'dark', font: 'mono', primary: '#4d7c0f', radius: 0, parts: {} },
    ],
  },
  {
    words:
      /^(?:nice|pretty|prettier|beautiful|better|good|great|attractive|appealing|awesome|amazing|lovely|lovelier|polished|special|interesting|gorgeous|stunning|eye-catching|different|pleasant|pleasing|wow|designed|improved|improve|redesign|restyle|beautify|boring|ugly|dull|bland|outdated|old-fashioned|dated|sexy|sexier)(?:r|er)?$/,
    told: 'different',
    looks: [
      {
        preset: 'plain',
        mode: 'light',
        primary: '#6d28d9',
        parts: { sidebar: '#f5f1fd' },
        radius: 16,
        density: 'roomy',
        headings: 'bold',
      },
      { preset: 'plain', primary: '#0f766e', parts: { sidebar: '#0f3d3a' }, radius: 12, density: 'roomy' },
      {
        preset: 'material-design',
        primary: '#2563eb',
        parts: {},
        radius: null,
        density: 'roomy',
        headings: null,
      },
    ],
  },
];

/** Words that say nothing but that it is about the look. */
const fillers =
  /^(?:make|made|it|its|this|that|the|a|an|app|application|look|looks|looked|looking|feel|feels|and|or|but|bit|little|more|much|very|really|less|not|too|so|quite|rather|to|be|been|is|are|something|anything|some|use|using|with|design|designs|style|styling|theme|colou?rs?|scheme|schemes|palette|palettes|ui|ux|interface|pages?|site|website|screen|whole|entire|overall|appearance|tones?|vibe|vibes|mood|touch|in|on|of|please|my|our|your|everything|all|than|now|for|should|could|can|would|have|has|give|get|change|set|turn|want|i|we|you|like|prefer|add|kind|try|go|dashboard|layout|look-and-feel|way|choose|pick|another|other|kinda|visually|graphics?|aesthetic|frontend|front-end|me|us|do|does|don't|ui's|one|mobile|need|needs|user|apple|notion|let|let's|still|there|again|just|bring|plus|no|nothing|at|welcome|landing|home|homepage|start|first|main|front|booking|visitors?|because|they|they're|it's|thing|things)$/;

/** "Make it look more modern", "use something warmer", "calmer colours, please": a look is chosen, and told. */
export const facelift: Intent = (change, clause) => {
  if (disliked.test(clause)) return wear(change, moodOf('different'));
  const words = clause.toLowerCase().match(/[a-z][a-z'-]*/g) ?? [];
  if (
    words.length > 14 ||
    colorWord(clause.replace(/\blooks? (?:and|&) feel\b/i, '')) !== undefined ||
    /\d/.test(clause)
  )
    return undefined;
  const about = words.filter((word) => !fillers.test(word));
  const isAboutLook =
    /\b(?:look|looks|looking|feel|feels|design|style|styling|theme|colou?rs?|scheme|palette|ui|interface|appearance|tones?|vibes?|mood|it|everything|something|app|site|website|page|dashboard|appearance|layout)\b/i.test(
      clause,
    );
  if (about.length === 0) {
    const isOther =
      /\b(?:change|another|other|not like|don't like|different)\b.*\b(?:look|design|style|theme|colou?rs?|colou?r scheme|palette)\b|^another (?:look|design|style|theme)/i.test(
        clause,
      );
    return isOther && !/\b(?:to|button|sidebar|header|of)\b/i.test(clause)
      ? wear(change, moodOf('different'))
      : undefined;
  }
  if (about.length > 3 || !(isAboutLook || words.length <= 2)) return undefined;
  const named = about.map(moodOf);
  if (named.some((mood) => mood === undefined)) return undefined;
  // "The design is nice" praises; "less colourful" and "not so loud" ask for the contrary.
  const isLess =
    /\b(?:less|not so|not that|too)\b/i.test(clause) &&
    !/\bless (?:boring|ugly|dull|bland|outdated|old-fashioned|dated|plain)\b/i.test(clause);
  const isWish =
    /^(?:make|use|give|turn|change|set|i|we|can|could|it should|it could|more|less|a |an |let|go|try|the .*\b(?:should|could|must|needs?)\b|add|please|redesign|improve|beautify|restyle|have|choose|pick|it needs|needs|some|something)|\b(?:er|ier)\b|\b\w+er (?:colou?rs?|look|design|style|theme|tones?)|too\b|\b(?:boring|ugly|dull|bland|outdated|dated|old-fashioned)\b|^\w+ (?:look|design|style|theme|colou?rs?)$|\bshould\b/i.test(
      clause,
    );
  if (!isWish) return undefined;
  return wear(change, isLess ? contrary(named) : named[0]);
};

/** "The green is ugly" asks for another colour, and by no means for green. */
const disliked =
  /^(?:the |this |that |all (?:the |this )?)?(?:dark |light |bright )?(?:blue|green|red|orange|yellow|purple|pink|brown|gr[ae]y|teal|violet|turquoise|colou?rs?|colou?r scheme|theme|design|look) (?:is|are|looks?) (?:so |too |really |very |a bit |quite |just )*(?:ugly|awful|horrible|terrible|bad|boring|dull|hideous|bland|meh|not nice|not pretty|wrong)$|^(?:i|we) (?:really )?(?:don'?t|do not|dislike|hate)(?: really)?(?: like)? (?:the |this |that |all (?:the |this )?)?(?:blue|green|red|orange|yellow|purple|pink|brown|gr[ae]y|teal|violet|turquoise|colou?rs?|colou?r scheme|theme|design|look)$/i;

const moodOf = (word: string): Mood | undefined => moods.find(({ words }) => words.test(word));

const contrary = (named: readonly (Mood | undefined)[]): Mood | undefined => {
  const told = named[0]?.told ?? '';
  if (/livelier|warmer|friendlier|old days|technical/.test(told)) return moodOf('calm');
  if (/calmer|cooler/.test(told)) return moodOf('warm');
  if (/professional|elegant|cleaner/.test(told)) return moodOf('friendly');
  return moodOf('different');
};

/** Puts on the first look of a mood that is another than the one that is worn. */
function wear(change: Change, mood: Mood | undefined): string | undefined {
  const { theme } = change.blueprint;
  for (const look of mood?.looks ?? []) {
    const before = structuredClone(theme);
    for (const [key, value] of Object.entries(look)) {
      if (value === null) delete theme[key as 'font'];
      else Object.assign(theme, { [key]: structuredClone(value) });
    }
    if (difference(before, theme).length === 0 || JSON.stringify(before) === JSON.stringify(theme)) continue;
    const earlier = change.mood;
    const words = joinWords(difference(earlier?.before ?? before, theme));
    // Of two moods in one request the second holds, and it alone is told.
    const said = moodWords.now(mood?.told ?? 'different', words);
    change.mood = { before: earlier?.before ?? before, said };
    if (earlier) change.replaced = earlier.said;
    return said;
  }
  return undefined;
}

const fontWords: Readonly<Record<string, string>> = {
  serif: 'a serif font',
  rounded: 'a rounded font',
  mono: 'a typewriter font',
};
const densityWords = {
  compact: 'tighter spacing',
  normal: 'the usual spacing',
  roomy: 'more space',
} as const;

/** In words, what a look changed. */
function difference(before: Theme, now: Theme): string[] {
  const said: string[] = [];
  const isOther = (key: keyof Theme) => JSON.stringify(before[key]) !== JSON.stringify(now[key]);
  if (isOther('preset')) said.push(lookWords.wished.style(styleName(now.preset)));
  if (isOther('mode')) said.push(lookWords.wished.mode(now.mode));
  if (isOther('primary')) said.push(lookWords.wished.mainColour(nameOf(now.primary)));
  for (const part of ['sidebar', 'background', 'header', 'card'])
    if (before.parts[part] !== now.parts[part])
      said.push(
        part === 'card'
          ? `${now.parts[part] ? shadeOf(now.parts[part]) : 'the usual'} cards`
          : `${now.parts[part] ? `a ${shadeOf(now.parts[part])}` : 'the usual'} ${part}`,
      );
  if (isOther('font')) said.push(fontWords[now.font ?? ''] ?? 'a plain font');
  if (isOther('headings'))
    said.push(`${{ normal: 'the usual', light: 'thin', bold: 'bold' }[now.headings ?? 'normal']} titles`);
  if (isOther('radius')) said.push(cornersOf(before.radius, now.radius));
  if (isOther('density')) said.push(densityWords[now.density ?? 'normal']);
  return said;
}

const cornersOf = (before: number | undefined, now: number | undefined): string =>
  now === undefined ? 'the usual corners' : now > (before ?? 12) ? 'rounder corners' : 'squarer corners';

const names: Readonly<Record<string, string>> = {
  '#4f46e5': 'indigo',
  '#2563eb': 'blue',
  '#1e3a8a': 'navy',
  '#334155': 'slate',
  '#e0632a': 'orange',
  '#db2777': 'pink',
  '#3b2f2f': 'dark brown',
  '#b7791f': 'gold',
  '#c2410c': 'burnt orange',
  '#92400e': 'brown',
  '#4f7a77': 'soft green',
  '#64748b': 'soft grey',
  '#0e7490': 'sea blue',
  '#1d4ed8': 'blue',
  '#b4532a': 'terracotta',
  '#0891b2': 'cyan',
  '#4d7c0f': 'lime',
  '#6d28d9': 'violet',
  '#0f766e': 'teal',
};
const nameOf = (color: string): string => names[color] ?? color;

function shadeOf(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const light = (red * 2 + green * 5 + blue) / 8;
  if (light > 250) return 'white';
  const shade = light > 150 ? 'light' : 'dark';
  return Math.max(red, green, blue) - Math.min(red, green, blue) < 16
    ? shade
    : red > blue
      ? `warm ${shade}`
      : `cool ${shade}`;
}
