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
  line('vat|sales tax', 'Worked out from your records and sent off before the day it is due.', 'Percent'),
  line(
    'payroll|wages?|salar(?:y|ies)',
    'Everybody is paid the right amount, with a payslip that adds up.',
    'Wallet',
  ),
  line('tax(?:es)?', 'What you owe and what you may keep, worked out with you.', 'Calculator'),
  line(
    'year[- ]?ends?|annual accounts|yearly accounts|accounts',
    'The year closed, explained and ready to be filed.',
    'FileCheck',
  ),
  line('invoic\\w*|billing', 'Out on time, and followed up where an answer is missing.', 'Receipt'),
  line(
    '(?:monthly )?books|bookkeeping',
    'Receipts sorted and entered, so that you know where you stand.',
    'BookOpen',
  ),
  line(
    'audits?|inspections?|surveys?|checks?|check-?ups?',
    'A careful look, and plain words about what was found.',
    'ClipboardCheck',
  ),
  line('wills?|estates?|inheritance|probate', 'Put in order what shall be yours to decide.', 'ScrollText'),
  line('divorces?|family law', 'A calm way through, with the children in mind.', 'Scale'),
  line('contracts?|conveyancing', 'Read closely, before you put your name under it.', 'FileSignature'),
  line(
    'rooms?|apartments?|suites?|cottages?',
    'A bed to sleep well in, and a door to close behind you.',
    'BedDouble',
  ),
  line('breakfasts?|brunch', 'The first meal of the day, without a hurry.', 'Coffee'),
  line(
    'lunch(?:es)?|dinners?|suppers?|menus?|meals?',
    'Cooked fresh, for a small hunger or a long table.',
    'UtensilsCrossed',
  ),
  line('cater\\w*|buffets?', 'Food for your guests, so that you can sit down with them.', 'ChefHat'),
  line('wedding\\w*|bridal', 'For the day itself, planned with you long before.', 'Heart'),
  line(
    'birthdays?|part(?:y|ies)|celebrations?|events?',
    'Something to celebrate, with less for you to carry.',
    'PartyPopper',
  ),
  line(
    'sourdough|breads?|rolls?|loa(?:f|ves)',
    'Baked with time, for the breakfast table and after.',
    'Wheat',
  ),
  line('cakes?|gateaux?|tarts?', 'For coffee on Sunday or for a candle in the middle.', 'Cake'),
  line(
    'pastr(?:y|ies)|croissants?|buns?|cookies',
    'Something sweet for the way or the afternoon.',
    'Croissant',
  ),
  line('coffees?|espresso|teas?', 'A good cup, for here or for the way.', 'Coffee'),
  line('hair ?cuts?|cuts?|trims?', 'A shape that suits you and still does in a month.', 'Scissors'),
  line(
    'colou?rs?|colou?ring|highlights|balayage',
    'From a few lighter strands to something quite new.',
    'Palette',
  ),
  line('beards?|shav(?:e|es|ing)', 'A clean line, a warm towel and a moment of quiet.', 'Scissors'),
  line('styling|blow[- ]?dr\\w*|updos?', 'Ready for the evening that you have in mind.', 'Sparkles'),
  line('manicures?|pedicures?|nails?|gel', 'Neat hands and feet, in the colour you like.', 'Hand'),
  line(
    'facials?|peelings?|skin ?care|wax\\w*|brows?|lashes',
    'Care that is chosen for your own skin.',
    'Sparkles',
  ),
  line('massages?', 'For a back, a neck or feet that have had enough.', 'Hand'),
  line(
    'sports? (?:injur\\w*|therapy|massage)|injur\\w*|rehab\\w*',
    'Step by step, back to what you like to do.',
    'HeartPulse',
  ),
  line('back pain|pain', 'We look for where it comes from, not only where it hurts.', 'HeartPulse'),
  line(
    'physio\\w*|manual therapy|osteopath\\w*|acupuncture',
    'Hands that know what they do, and exercises to take home.',
    'HeartPulse',
  ),
  line(
    'whitening|implants?|crowns?|fillings?|braces|orthodont\\w*',
    'Explained before it begins, at a pace you can bear.',
    'Smile',
  ),
  line('counsel\\w*|therap(?:y|ies)|coaching', 'Room to talk, and somebody who listens.', 'MessageCircle'),
  line('nutrition\\w*|diet\\w*', 'Food that fits your days, not a list of what is forbidden.', 'Apple'),
  line(
    'personal training|one[- ]to[- ]one|private (?:lessons?|classes)',
    'The hour is yours, and so is the pace.',
    'User',
  ),
  line(
    'yoga|pilates|meditation|vinyasa|yin|hatha',
    'Move, breathe, and find a little room in the day.',
    'Flower2',
  ),
  line(
    'boxing|kick-?boxing|martial arts|judo|karate',
    'Strength and footwork, from the first stance on.',
    'Dumbbell',
  ),
  line('strength|weights|cardio|spinning|hiit', 'Training that you can feel, and keep up.', 'Dumbbell'),
  line(
    'group (?:classes|lessons|training)|classes|courses?',
    'Together it is easier to begin and to stay.',
    'Users',
  ),
  line('beginners?(?: \\w+)?|first steps', 'No experience is needed, only the wish to start.', 'Sprout'),
  line(
    'exam\\w*|tests? prep\\w*|tutoring|homework',
    'What is asked, practised until it sits.',
    'GraduationCap',
  ),
  line('theory', 'The rules behind it, in words that stay.', 'BookOpen'),
  line('lessons?|teaching|tuition', 'Learnt at a pace that is yours.', 'GraduationCap'),
  line('workshops?|seminars?|training', 'Try it with your own hands, with somebody at your side.', 'Users'),
  line('flat tyres?|punctures?|tyres?|tires?', 'Mended or changed, so that you get home today.', 'CircleDot'),
  line(
    'tune[- ]?ups?|servic(?:e|es|ing)|maintenance|upkeep',
    'A regular look at what wears, before it breaks.',
    'Wrench',
  ),
  line('wheels?(?: \\w+)?|truing', 'Running straight again, spoke by spoke.', 'Cog'),
  line('brakes?|gears?|chains?', 'Set right, so that you can trust them downhill.', 'Cog'),
  line('boilers?|heating|radiators?', 'Warm rooms, and somebody to call when they are not.', 'Flame'),
  line(
    'bathrooms?|showers?|taps?|leaks?|drains?|pipes?',
    'Water where it belongs, and nowhere else.',
    'Droplets',
  ),
  line('rewiring|wiring|sockets?|lights?|lighting|electric\\w*', 'Safe, tidy and where you need it.', 'Plug'),
  line('solar|heat pumps?|insulation', 'Less to pay for, and a house that holds its warmth.', 'Sun'),
  line('flat roofs?|roof\\w*|gutters?|tiles?|chimneys?', 'Dry below, whatever comes from above.', 'House'),
  line(
    'kitchens?|wardrobes?|shel(?:f|ves|ving)|cabinets?|furniture',
    'Made to measure, for the room that you have.',
    'Ruler',
  ),
  line(
    'extensions?|loft\\w*|conversions?|renovat\\w*|refurb\\w*',
    'From the first drawing to the day you move back in.',
    'Hammer',
  ),
  line(
    'paint(?:ing)?|decorat\\w*|plaster\\w*|wallpaper\\w*',
    'Clean edges, even walls and a floor left as it was.',
    'PaintRoller',
  ),
  line('floors?|flooring|carpets?|parquet', 'Level, quiet and good to walk on.', 'Grid2x2'),
  line('window (?:clean\\w*|wash\\w*)|windows?', 'Clear glass, inside and out.', 'AppWindow'),
  line('office clean\\w*|offices?', 'Done before you come or after you have left.', 'Building2'),
  line('clean\\w*|laundry|ironing', 'Come home to a place that is done.', 'Sparkles'),
  line('lawns?|mowing|hedges?|pruning|weeding', 'Cut and kept in shape through the year.', 'Leaf'),
  line('trees?|stumps?', 'Cut back with care for what shall go on growing.', 'TreePine'),
  line(
    'planting|borders?|beds|bouquets?|flowers?',
    'What grows well here, in colours that go together.',
    'Flower2',
  ),
  line(
    'garden design|landscap\\w*|patios?|fenc(?:e|es|ing)|decking',
    'A place outside that you want to sit in.',
    'Fence',
  ),
  line('dog walk\\w*|walks?', 'Out in all weathers, and home tired.', 'PawPrint'),
  line('groom\\w*|bath(?:s|ing)?', 'Clean, combed and calmly handled.', 'Scissors'),
  line('boarding|pet sitting|sitting|day ?care', 'In good hands until you are back.', 'House'),
  line(
    'vaccin\\w*|neuter\\w*|surger(?:y|ies)',
    'Talked through with you first, and looked after since.',
    'Syringe',
  ),
  line('portraits?|headshots?|famil(?:y|ies)', 'Faces as those who love them know them.', 'Camera'),
  line('films?|videos?|drone', 'What happened, to be seen once more.', 'Video'),
  line('photo\\w*|prints?|albums?', 'Pictures that you want to look at again.', 'Camera'),
  line('logos?|brand\\w*|identit(?:y|ies)', 'A face for what you do, that people remember.', 'Palette'),
  line(
    'web ?sites?|web design|web development|apps?|software',
    'Quick to open, plain to use and easy to change.',
    'Monitor',
  ),
  line(
    'seo|ads?|advertis\\w*|social media|marketing|campaigns?',
    'Found by those who are looking for you.',
    'Megaphone',
  ),
  line(
    'copy\\w*|texts?|editing|proofread\\w*|writing',
    'Words that say it, and no more of them than it takes.',
    'PenLine',
  ),
  line('translat\\w*|interpret\\w*', 'The same meaning, at home in another language.', 'Languages'),
  line(
    'strateg\\w*|consult\\w*|advice|advisory|planning',
    'Clear choices, with what each of them costs and brings.',
    'Lightbulb',
  ),
  line(
    'it support|support|help ?desk|networks?|computers?|laptops?',
    'Somebody who answers, and it runs again.',
    'Headset',
  ),
  line('data|analy\\w*|reports?|reporting', 'Numbers that answer a question.', 'ChartColumn'),
  line(
    'screens?|batter(?:y|ies)|phones?',
    'Opened, mended and tested before you have it back.',
    'Smartphone',
  ),
  line(
    'removals?|house moves?|moving|relocat\\w*',
    'Packed, carried and set down where you want it.',
    'Truck',
  ),
  line('deliver\\w*|courier|shipping|transport\\w*|haulage', 'At your door, in one piece.', 'Truck'),
  line('storage', 'Dry, locked and there when you need it.', 'Package'),
  line('airport\\w*|transfers?|taxi|chauffeur\\w*', 'There in time, without a look at the clock.', 'Car'),
  line(
    'hire|rentals?|rent(?:ing)?|loans?',
    'For as long as you need it, and not a day more.',
    'CalendarDays',
  ),
  line(
    'tours?|guid(?:e|ed|es|ing)|hikes?|trips?|excursions?',
    'With somebody who knows the way and its stories.',
    'Map',
  ),
  line(
    'chairs?|sofas?|armchairs?|upholster\\w*|cushions?',
    'Sprung, filled and covered for many more years.',
    'Armchair',
  ),
  line(
    'repairs?|mending|restor\\w*|fix\\w*',
    'Tell us what is broken, and we see what can be done.',
    'Wrench',
  ),
  line('install\\w*|fitting|assembly', 'Fitted to what is there, and shown to you before we go.', 'Hammer'),
  line(
    'alterations?|tailor\\w*|hems?|sewing|dress(?:es|making)?',
    'Taken in or let out until it sits as it should.',
    'Scissors',
  ),
  line('emergenc(?:y|ies)|call-?outs?', 'When it cannot wait: call, and say what has happened.', 'Siren'),
  line('gift\\w*|vouchers?', 'For somebody whom you want to please.', 'Gift'),
  line(
    'custom\\w*|bespoke|commissions?|made to order|orders?',
    'Made the way you describe it.',
    'PencilRuler',
  ),
  line('designs?|drawings?|plans?', 'On paper first, so that you can still change your mind.', 'PencilRuler'),
  line('child\\w*|kids?|bab(?:y|ies)|toddlers?', 'With patience, and at the height of small eyes.', 'Baby'),
  line('care|nursing|companion\\w*', 'Help where it is wanted, and respect everywhere else.', 'HandHeart'),
  line(
    'insurance|pensions?|mortgages?|investments?',
    'Compared and explained, so that you can decide.',
    'ShieldCheck',
  ),
  line(
    'lettings?|sales|valuations?|propert(?:y|ies)|management',
    'Looked after from the first viewing to the keys.',
    'KeyRound',
  ),
  line(
    'consultations?|first (?:visit|meeting|talk)|assessments?',
    'We talk about what you need, before anything begins.',
    'MessageCircle',
  ),
];

/** For names that no line knows: each says something else. */
const plain: readonly ((name: string) => string)[] = [
  (name) => `Ask us about ${name}: we say what it takes before it begins.`,
  (name) => `Tell us what you have in mind for ${name}, and we plan it together.`,
  (name) => `For ${name}, we take the time that it needs.`,
  (name) => `Come to us for ${name}, with every question that you have.`,
  (name) => `Say what you expect of ${name}, and hear what is possible.`,
  (name) => `New to ${name}? We show you how it goes.`,
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
