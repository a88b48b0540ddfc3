import type { LandingItem } from './section.ts';
import type { Trade } from './trades.ts';

type Line = { shape: RegExp; text: string; icon: string };
const line = (shape: string, text: string, icon: string): Line => ({
  shape: new RegExp(`\\b(?:${shape})\\b`, 'i'),
  text,
  icon,
});

/** A sentence for what a service is called; none holds a fact that only its owner can know. Narrow words stand first. */
const lines: readonly Line[] = [
  line('vat|sales tax', 'Worked out from your records and filed before it’s due.', 'Percent'),
  line('payroll|wages?|salar(?:y|ies)', 'The right pay for everyone, with payslips that add up.', 'Wallet'),
  line('tax(?:es)?', 'We’ll work out what you owe and what you can claim.', 'Calculator'),
  line(
    'year[- ]?ends?|annual accounts|yearly accounts|accounts',
    'Your year closed, explained and ready to file.',
    'FileCheck',
  ),
  line('invoic\\w*|billing', 'Sent on time, and followed up if they’re not paid.', 'Receipt'),
  line(
    '(?:monthly )?books|bookkeeping',
    'Receipts sorted and entered, so you know where you stand.',
    'BookOpen',
  ),
  line(
    'audits?|inspections?|surveys?|checks?|check-?ups?',
    'A careful look, and a clear report of what we find.',
    'ClipboardCheck',
  ),
  line(
    'wills?|estates?|inheritance|probate',
    'Your wishes, clearly set out and properly signed.',
    'ScrollText',
  ),
  line('divorces?|family law', 'A calm way through, with the children in mind.', 'Scale'),
  line('contracts?|conveyancing', 'Read closely before you sign.', 'FileSignature'),
  line('rooms?|apartments?|suites?|cottages?', 'A comfortable bed and a space of your own.', 'BedDouble'),
  line('breakfasts?|brunch', 'A relaxed start to the day.', 'Coffee'),
  line(
    'lunch(?:es)?|dinners?|suppers?|menus?|meals?',
    'Freshly cooked, for a quick bite or a big table.',
    'UtensilsCrossed',
  ),
  line('cater\\w*|buffets?', 'Food for your guests, so you can sit down with them.', 'ChefHat'),
  line('wedding\\w*|bridal', 'Planned with you, down to the last detail.', 'Heart'),
  line(
    'birthdays?|part(?:y|ies)|celebrations?|events?',
    'Celebrate, and leave the work to us.',
    'PartyPopper',
  ),
  line('sourdough|breads?|rolls?|loa(?:f|ves)', 'Baked slowly, for breakfast and beyond.', 'Wheat'),
  line('cakes?|gateaux?|tarts?', 'For Sunday coffee, or with candles on top.', 'Cake'),
  line(
    'pastr(?:y|ies)|croissants?|buns?|cookies',
    'A sweet treat to take with you or have with tea.',
    'Croissant',
  ),
  line('coffees?|espresso|teas?', 'A good cup, to drink in or take away.', 'Coffee'),
  line('hair ?cuts?|cuts?|trims?', 'A cut that suits you and keeps its shape.', 'Scissors'),
  line('colou?rs?|colou?ring|highlights|balayage', 'From subtle highlights to a complete change.', 'Palette'),
  line('beards?|shav(?:e|es|ing)', 'A clean line, a warm towel and a moment of quiet.', 'Scissors'),
  line('styling|blow[- ]?dr\\w*|updos?', 'Ready for a night out or a big day.', 'Sparkles'),
  line('manicures?|pedicures?|nails?|gel', 'Neat hands and feet, in a colour you love.', 'Hand'),
  line('facials?|peelings?|skin ?care|wax\\w*|brows?|lashes', 'Chosen to suit your skin.', 'Sparkles'),
  line('massages?', 'Relief for a tired back, neck or feet.', 'Hand'),
  line(
    'sports? (?:injur\\w*|therapy|massage)|injur\\w*|rehab\\w*',
    'Step by step, back to doing what you love.',
    'HeartPulse',
  ),
  line('back pain|pain', 'We look for the cause, not just where it hurts.', 'HeartPulse'),
  line(
    'physio\\w*|manual therapy|osteopath\\w*|acupuncture',
    'Skilled hands, and exercises to do at home.',
    'HeartPulse',
  ),
  line(
    'whitening|implants?|crowns?|fillings?|braces|orthodont\\w*',
    'Explained before we start, at your pace.',
    'Smile',
  ),
  line('counsel\\w*|therap(?:y|ies)|coaching', 'Space to talk, and someone who listens.', 'MessageCircle'),
  line('nutrition\\w*|diet\\w*', 'Food that fits your life, not a list of what you can’t eat.', 'Apple'),
  line(
    'personal training|one[- ]to[- ]one|private (?:lessons?|classes)',
    'All the attention, at your own pace.',
    'User',
  ),
  line('yoga|pilates|meditation|vinyasa|yin|hatha', 'Move, breathe and make space in your day.', 'Flower2'),
  line(
    'boxing|kick-?boxing|martial arts|judo|karate',
    'Strength and footwork, starting with the basics.',
    'Dumbbell',
  ),
  line('strength|weights|cardio|spinning|hiit', 'Training you’ll feel, and stick with.', 'Dumbbell'),
  line(
    'group (?:classes|lessons|training)|classes|courses?',
    'It’s easier to start, and to keep going, together.',
    'Users',
  ),
  line('beginners?(?: \\w+)?|first steps', 'No experience needed.', 'Sprout'),
  line('exam\\w*|tests? prep\\w*|tutoring|homework', 'Practise until you’re confident.', 'GraduationCap'),
  line('theory', 'The rules behind it, clearly explained.', 'BookOpen'),
  line('lessons?|teaching|tuition', 'Learn at a pace that suits you.', 'GraduationCap'),
  line('workshops?|seminars?|training', 'Hands-on learning, with someone to guide you.', 'Users'),
  line(
    'flat tyres?|punctures?|tyres?|tires?',
    'Repaired or replaced, so you’re back on the move.',
    'CircleDot',
  ),
  line(
    'tune[- ]?ups?|servic(?:e|es|ing)|maintenance|upkeep',
    'Regular checks, so parts are replaced before they fail.',
    'Wrench',
  ),
  line('wheels?(?: \\w+)?|truing', 'Running straight again, spoke by spoke.', 'Cog'),
  line('brakes?|gears?|chains?', 'Adjusted so you can rely on them.', 'Cog'),
  line('boilers?|heating|radiators?', 'Warm rooms, and someone to call when they’re not.', 'Flame'),
  line(
    'bathrooms?|showers?|taps?|leaks?|drains?|pipes?',
    'Water where it should be, and nowhere else.',
    'Droplets',
  ),
  line('rewiring|wiring|sockets?|lights?|lighting|electric\\w*', 'Safe, tidy and where you need it.', 'Plug'),
  line('solar|heat pumps?|insulation', 'Lower bills, and a house that stays warm.', 'Sun'),
  line('flat roofs?|roof\\w*|gutters?|tiles?|chimneys?', 'Dry inside, whatever the weather.', 'House'),
  line(
    'kitchens?|wardrobes?|shel(?:f|ves|ving)|cabinets?|furniture',
    'Made to measure for your space.',
    'Ruler',
  ),
  line(
    'extensions?|loft\\w*|conversions?|renovat\\w*|refurb\\w*',
    'From the first drawing to the day you move back in.',
    'Hammer',
  ),
  line(
    'paint(?:ing)?|decorat\\w*|plaster\\w*|wallpaper\\w*',
    'Clean edges, smooth walls and no mess left behind.',
    'PaintRoller',
  ),
  line('floors?|flooring|carpets?|parquet', 'Level, quiet and good underfoot.', 'Grid2x2'),
  line('window (?:clean\\w*|wash\\w*)|windows?', 'Sparkling glass, inside and out.', 'AppWindow'),
  line('office clean\\w*|offices?', 'Done before you arrive or after you leave.', 'Building2'),
  line('clean\\w*|laundry|ironing', 'Come home to a job done.', 'Sparkles'),
  line('lawns?|mowing|hedges?|pruning|weeding', 'Kept neat all year round.', 'Leaf'),
  line('trees?|stumps?', 'Pruned with care, to keep them healthy.', 'TreePine'),
  line(
    'planting|borders?|beds|bouquets?|flowers?',
    'Healthy plants, in colours that go together.',
    'Flower2',
  ),
  line(
    'garden design|landscap\\w*|patios?|fenc(?:e|es|ing)|decking',
    'An outdoor space you’ll want to spend time in.',
    'Fence',
  ),
  line('dog walk\\w*|walks?', 'Out in all weathers, and home happily tired.', 'PawPrint'),
  line('groom\\w*|bath(?:s|ing)?', 'Clean, brushed and gently handled.', 'Scissors'),
  line('boarding|pet sitting|sitting|day ?care', 'In good hands until you’re back.', 'House'),
  line('vaccin\\w*|neuter\\w*|surger(?:y|ies)', 'Explained first, with care before and after.', 'Syringe'),
  line('portraits?|headshots?|famil(?:y|ies)', 'Natural pictures that look like you.', 'Camera'),
  line('films?|videos?|drone', 'The moments that matter, to watch again.', 'Video'),
  line('photo\\w*|prints?|albums?', 'Pictures to keep and to share.', 'Camera'),
  line('logos?|brand\\w*|identit(?:y|ies)', 'A look that people remember.', 'Palette'),
  line(
    'web ?sites?|web design|web development|apps?|software',
    'Fast, easy to use and simple to update.',
    'Monitor',
  ),
  line(
    'seo|ads?|advertis\\w*|social media|marketing|campaigns?',
    'Get found by the people looking for you.',
    'Megaphone',
  ),
  line(
    'copy\\w*|texts?|editing|proofread\\w*|writing',
    'Clear words, and no more of them than you need.',
    'PenLine',
  ),
  line('translat\\w*|interpret\\w*', 'The same meaning, natural in another language.', 'Languages'),
  line(
    'strateg\\w*|consult\\w*|advice|advisory|planning',
    'Clear options, with the costs and benefits of each.',
    'Lightbulb',
  ),
  line(
    'it support|support|help ?desk|networks?|computers?|laptops?',
    'Someone who answers and gets you running again.',
    'Headset',
  ),
  line('data|analy\\w*|reports?|reporting', 'Numbers that answer your questions.', 'ChartColumn'),
  line('screens?|batter(?:y|ies)|phones?', 'Repaired and tested before you get it back.', 'Smartphone'),
  line('removals?|house moves?|moving|relocat\\w*', 'Packed, carried and placed where you want it.', 'Truck'),
  line('deliver\\w*|courier|shipping|transport\\w*|haulage', 'At your door, in one piece.', 'Truck'),
  line('storage', 'Dry, locked and there when you need it.', 'Package'),
  line('airport\\w*|transfers?|taxi|chauffeur\\w*', 'There on time, so you don’t have to rush.', 'Car'),
  line(
    'hire|rentals?|rent(?:ing)?|loans?',
    'For as long as you need it, and not a day more.',
    'CalendarDays',
  ),
  line(
    'tours?|guid(?:e|ed|es|ing)|hikes?|trips?|excursions?',
    'With a guide who knows the way and the stories.',
    'Map',
  ),
  line(
    'chairs?|sofas?|armchairs?|upholster\\w*|cushions?',
    'Rebuilt and re-covered for years to come.',
    'Armchair',
  ),
  line(
    'repairs?|mending|restor\\w*|fix\\w*',
    'Tell us what’s broken and we’ll see what we can do.',
    'Wrench',
  ),
  line('install\\w*|fitting|assembly', 'Properly fitted, and explained before we go.', 'Hammer'),
  line(
    'alterations?|tailor\\w*|hems?|sewing|dress(?:es|making)?',
    'Taken in or let out until it fits perfectly.',
    'Scissors',
  ),
  line('emergenc(?:y|ies)|call-?outs?', 'When it can’t wait, call and tell us what’s happened.', 'Siren'),
  line('gift\\w*|vouchers?', 'A treat for someone special.', 'Gift'),
  line(
    'custom\\w*|bespoke|commissions?|made to order|orders?',
    'Made just the way you want it.',
    'PencilRuler',
  ),
  line('designs?|drawings?|plans?', 'On paper first, so you can still change your mind.', 'PencilRuler'),
  line('child\\w*|kids?|bab(?:y|ies)|toddlers?', 'With patience, and plenty of fun.', 'Baby'),
  line('care|nursing|companion\\w*', 'Help when it’s wanted, always with respect.', 'HandHeart'),
  line(
    'insurance|pensions?|mortgages?|investments?',
    'Compared and explained, so you can decide.',
    'ShieldCheck',
  ),
  line(
    'lettings?|sales|valuations?|propert(?:y|ies)|management',
    'Looked after from first viewing to handing over the keys.',
    'KeyRound',
  ),
  line(
    'consultations?|first (?:visit|meeting|talk)|assessments?',
    'We talk through what you need before we start.',
    'MessageCircle',
  ),
];

/** For names that no line knows: each says something else. */
const plain: readonly ((name: string) => string)[] = [
  (name) => `Ask us about ${name}. We’ll explain what’s involved first.`,
  (name) => `Tell us your ideas for ${name} and we’ll plan it together.`,
  (name) => `We take our time over ${name}.`,
  (name) => `Ask us anything you’d like to know about ${name}.`,
  (name) => `Tell us what you want from ${name} and we’ll tell you what’s possible.`,
  (name) => `New to ${name}? We’ll show you how it works.`,
];

const midSentence = (title: string): string =>
  /^\p{Lu}{2}|\s\p{Lu}/u.test(title) ? title : title.replace(/^./, (letter) => letter.toLowerCase());

/** Services with a sentence each, by their own words and those of the trade; no two say the same. */
export function describeServices(items: readonly LandingItem[], trade: Trade): LandingItem[] {
  const said = new Set<string>(items.flatMap(({ text }) => text ?? []));
  const known = (title: string) => [
    ...trade.offers.filter((offer) => offer.title?.toLowerCase() === title.toLowerCase()),
    ...lines.filter(({ shape }) => shape.test(title)),
  ];
  return items.map((item, at) => {
    const { title = '' } = item;
    const found = known(title).find(({ text }) => text !== undefined && !said.has(text));
    const icon = item.icon ?? found?.icon;
    if (item.text !== undefined) return { ...item, ...(icon ? { icon } : {}) };
    const text = found?.text ?? plain[at % plain.length]?.(midSentence(title)) ?? '';
    said.add(text);
    return { ...item, text, icon: icon ?? 'Check' };
  });
}
