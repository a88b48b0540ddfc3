/** Plain forms of common verbs; regular endings are made by rule. Words that are things as often are told apart by their place. */
const regular =
  `accept access achieve act adapt add adjust admire admit advertise advise afford agree allow amend amount announce annoy answer apologise apologize appear apply appreciate approach
approve argue arrange arrive ask assemble assess assign assist assume attach attempt attend attract avoid award bake balance ban base bear behave believe belong benefit blame blend blink boil book
borrow bother bounce break breathe brew brush burn bury calculate call calm cancel care carry catch cause celebrate change charge chase chat check cheer choose chop claim clarify classify clean clear
click climb close coach collaborate collapse collect combine comment commit communicate compare compete complain complete compose compute concern conduct confirm confuse connect consider consist contact contain continue
contribute control convert convince cook cool coordinate copy correct cost count cover crash create cross cry customise customize damage dance deal decide declare decline decorate delay delete deliver
demand depend describe design deserve destroy detect determine develop die differ dig disagree disappear discover discuss dislike display dispose distribute disturb divide donate double doubt download drag draw dream dress
drill drink drive drop dry dye earn edit educate eliminate email embarrass employ empty enable encourage end enjoy enrol enroll ensure enter escape establish estimate evaluate examine exceed exchange exclude excuse execute
exist expand expect expire explain explore export express extend face fade fail fall fancy fasten fax fear feature feed feel fetch fight file fill filter find finish fire fit fix flag flash flip float flow fold
follow force forecast forget forgive form forward found frame freeze function gain gather generate get give glance go grab grade graduate grant greet grind group grow guarantee guess guide handle hang happen hate have head heal hear
heat help hesitate hide highlight hire hit hold hope host hunt hurry hurt identify ignore illustrate imagine implement import impress improve include increase indicate inform insert insist inspect install instruct
intend interest interrupt introduce invent invest investigate invite invoice involve issue join joke judge jump justify keep kick kill knit knock know label lack land last laugh launch lay lead lean learn leave lend
let level license lie lift light like limit link list listen live load locate lock log login look lose love lower maintain make manage map mark marry match matter mean measure mediate meet melt memorise mend mention
merge mess mind miss mix modify monitor motivate mount move multiply name narrow need neglect negotiate nominate note notice notify number obey object oblige observe obtain occupy occur offend offer open operate order organise
organize outline overlook owe own pack paint park participate pass paste pause pay peel perform permit persuade phone photograph pick pin place plan plant play please plot plug point poll post postpone pour
practise practice praise pray prefer prepare present preserve press pretend prevent print process produce program progress promise promote prompt pronounce proofread propose protect prove provide publish pull punch punish purchase push put
qualify question queue quit quote race rain raise rank rate reach react read realise realize receive recognise recognize recommend record recover recruit redeem redesign reduce refer reflect refresh refund refuse regard register regret
reject relate relax release rely remain remember remind remove rename rent repair repeat replace reply report represent reproduce request require rescue research reserve reset resolve respond rest restore restrict result
resume retire retrieve return reveal revert review revise reward ride ring rise risk rob roll rot row ruin rule run rush sail satisfy save say scan schedule score scrape scream scroll seal search seat see seek seem select sell
send sense separate serve set settle sew shake shape share shed shine ship shock shoot shop show shuffle shut sign sing sink sit skip sleep slide slip slow smell smile smoke snap sneeze soften solve sort sound spare speak specify
spell spend spill spin split spoil spread squash squeeze stack stand stare start state stay steal steer stick stop store stretch strike strip struggle study submit subscribe subtract succeed suffer suggest suit sum supervise supply
support suppose surprise surround survive suspect suspend swap swear sweep swim swing switch tag take talk target taste teach tear tell tend test thank think throw tick tidy tie time tip touch tour track trade train transfer
transform translate transport trap travel treat trigger trim trip trouble trust try turn twist type understand undertake undo undress unite unlock unpack update upgrade upload upvote use utilise validate value vanish vary verify view visit volunteer
vote wait wake walk want warm warn wash waste watch water wave wear weigh welcome whisper win wind wipe wish withdraw wonder work worry wrap wreck wrestle write yell argue rely ramble
hand glue sand varnish solder weld lapse sow rack bottle prune graft shear groom harvest hatch moult adopt foster neuter vaccinate dispatch archive restock refill refuel recharge rinse soak polish sharpen hem stitch bind tune lubricate calibrate sterilise sterilize disinfect slaughter milk mate tow charter moor berth evict sublet`
    .trim()
    .split(/\s+/);

const irregular: Readonly<Record<string, string>> = {
  be: 'am is are was were been being',
  have: 'has had having',
  do: 'does did done doing',
  go: 'goes went gone going',
  get: 'got gotten getting',
  give: 'gave given',
  take: 'took taken',
  make: 'made',
  see: 'saw seen',
  sow: 'sowed sown',
  know: 'knew known',
  think: 'thought',
  say: 'said',
  tell: 'told',
  come: 'came comes coming comming',
  become: 'became becomes becoming',
  find: 'found',
  leave: 'left',
  feel: 'felt',
  put: 'putting',
  bring: 'brought brings bringing',
  begin: 'began begun begins beginning',
  keep: 'kept',
  hold: 'held',
  write: 'wrote written',
  stand: 'stood',
  hear: 'heard',
  let: 'letting lets',
  mean: 'meant',
  set: 'setting',
  meet: 'met',
  run: 'ran running',
  pay: 'paid',
  sit: 'sat sitting',
  speak: 'spoke spoken',
  lie: 'lay lain lying',
  lead: 'led',
  read: 'reading reads',
  grow: 'grew grown',
  lose: 'lost',
  fall: 'fell fallen',
  send: 'sent',
  build: 'built builds building',
  understand: 'understood',
  draw: 'drew drawn',
  break: 'broke broken',
  spend: 'spent',
  cut: 'cuts cutting',
  rise: 'rose risen',
  drive: 'drove driven',
  buy: 'bought buys buying bougt',
  wear: 'wore worn',
  choose: 'chose chosen',
  eat: 'ate eaten eats eating',
  drink: 'drank drunk',
  sell: 'sold',
  pledge: 'pledges pledged pledging',
  sponsor: 'sponsored sponsoring',
  enquire: 'enquires enquired enquiring',
  nominate: 'nominates nominated nominating',
  teach: 'taught',
  catch: 'caught',
  fight: 'fought',
  throw: 'threw thrown trow',
  forget: 'forgot forgotten forgetting',
  show: 'shown',
  hang: 'hung',
  ring: 'rang rung',
  sing: 'sang sung',
  swim: 'swam swum swimming',
  win: 'won winning',
  lend: 'lent',
  lay: 'laid',
  wake: 'woke woken',
  sleep: 'slept',
  stick: 'stuck',
  shoot: 'shot',
  steal: 'stole stolen',
  hide: 'hid hidden',
  ride: 'rode ridden',
  freeze: 'froze frozen',
  feed: 'fed',
  deal: 'dealt',
  shut: 'shutting',
  hit: 'hitting',
  quit: 'quitting',
  withdraw: 'withdrew withdrawn',
  undertake: 'undertook undertaken',
  bind: 'bound binds binding',
  shear: 'shore shorn sheared',
};

/** Short verbs whose form with an "s" is never the plural of a thing, as "runs" and "wins" are. */
const onlyDone = new Set('get put eat buy sit say see let pay'.split(' '));

/** Every form of a verb to its plain form. */
export const verbForms: ReadonlyMap<string, string> = new Map(
  [...new Set([...regular, ...Object.keys(irregular)])].flatMap((verb): (readonly [string, string])[] => [
    [verb, verb],
    ...(verb in irregular
      ? [
          ...(irregular[verb]?.split(' ') ?? []),
          ...(verb.length > 3 || onlyDone.has(verb) ? [`${verb}s`, ingOf(verb)] : []),
        ].map((form) => [form, verb] as const)
      : formsOf(verb).map((form) => [form, verb] as const)),
  ]),
);

function formsOf(verb: string): string[] {
  if (/[^aeiou]y$/.test(verb)) {
    const stem = verb.slice(0, -1);
    return [`${stem}ies`, `${stem}ied`, `${verb}ing`];
  }
  const s = /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
  const ing = ingOf(verb);
  return [s, ing, `${ing.slice(0, -3)}ed`];
}

/** `plan` -> `planning`, `bake` -> `baking`. */
export function ingOf(verb: string): string {
  if (/[^e]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  const doubles = /^[^aeiou]*[aeiou][bdgklmnprt]$|(?:fer|mit|gin|get|trol|pel|cur)$/.test(verb);
  return doubles ? `${verb}${verb.at(-1) ?? ''}ing` : `${verb}ing`;
}

/** Forms that end an action and describe a thing by it: "planned", "broken". */
export const isParticiple = (word: string): boolean => {
  const verb = verbForms.get(word);
  return verb !== undefined && verb !== word && !/(?:ing|[^s]s)$/.test(word);
};

const sameAsPlain = new Set([
  'come',
  'become',
  'run',
  'read',
  'set',
  'put',
  'let',
  'cut',
  'hit',
  'shut',
  'quit',
]);

/** The form that ends the action: "given" of "give", "repaired" of "repair". */
export function participleOf(verb: string): string {
  if (sameAsPlain.has(verb) || (verb.endsWith('ed') && !verbForms.has(verb))) return verb;
  if (verb === 'buy') return 'bought';
  const own = irregular[verb]?.split(' ').filter((form) => !/(?:ing|[^s]s)$/.test(form)) ?? [];
  if (own.length > 0) return own[1] ?? own[0] ?? verb;
  const [, ing = '', done = ''] = formsOf(verb);
  return /[^aeiou]y$/.test(verb) ? ing : done;
}
