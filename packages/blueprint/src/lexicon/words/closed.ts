/** Words of grammar: they stand for nothing by themselves, and no thing of an app is called by them. */
const list = (text: string): readonly string[] => text.trim().split(/\s+/);

export const determiners: ReadonlySet<string> = new Set(
  list(
    'a an the this that these those each every all any some no another both either neither several many few more most other such enough much half whichever whatever',
  ),
);
export const possessives: ReadonlySet<string> = new Set(
  list('my our your their his her its whose mine ours yours theirs'),
);
export const pronouns: ReadonlySet<string> = new Set(
  list(
    "i you he she it we they me us him them myself yourself himself herself itself ourselves themselves one's someone somebody anyone anybody everyone everybody nobody no-one none something anything everything nothing who whom oneself people folks i'm i've i'd i'll we're we've we'd we'll you're you've you'll you'd he's he'd he'll she's she'd she'll it's it'd it'll they're they've they'd they'll that's there's there here what's who's let's im ive id dont",
  ),
);
export const questionWords: ReadonlySet<string> = new Set(
  list('who whom whose which what when where why how whether if wich whichever whenever wherever'),
);
export const prepositions: ReadonlySet<string> = new Set(
  list(
    'about above across after against along among amongst around as at before behind below beneath beside besides between beyond by concerning despite down during except for from in inside into like near next of off on onto opposite out outside over past per plus regarding round since than through throughout till to toward towards under underneath unlike until up upon versus via with within without w',
  ),
);
export const conjunctions: ReadonlySet<string> = new Set(list('and or but nor yet & so then plus'));
export const subordinators: ReadonlySet<string> = new Set(
  list(
    'because since although though while whilst until unless once that than as if when whenever where whereas wherever so cause cos lest',
  ),
);
export const auxiliaries: ReadonlySet<string> = new Set(
  list(
    "is are was were be been being am isn't aren't wasn't weren't has have had having hasn't haven't hadn't do does did doesn't don't didn't done isnt arent doesnt didnt hasnt havent",
  ),
);
export const modals: ReadonlySet<string> = new Set(
  list(
    "can could may might must shall should will would ought cannot can't couldn't mustn't shouldn't won't wouldn't needn't cant wont shuold shoud",
  ),
);
export const negators: ReadonlySet<string> = new Set(
  list("not no never neither nor without n't nobody none nothing no-one"),
);
export const numberWords: ReadonlySet<string> = new Set(
  list(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen dozens hundreds thousands couple first second third fourth fifth sixth half once twice',
  ),
);
export const adverbs: ReadonlySet<string> = new Set(
  list(
    'also too very just only even still already always never often sometimes usually mostly rarely seldom again soon later now then today tomorrow yesterday tonight here there away back together apart alone almost nearly quite rather really pretty fairly perhaps maybe please hopefully else instead however therefore thus hence moreover furthermore otherwise anyway anyhow besides meanwhile finally afterwards afterward beforehand currently recently lately straight immediately directly simply basically actually literally obviously naturally of-course certainly definitely probably possibly ideally originally altogether overall approximately roughly exactly automatically manually online offline upstairs downstairs abroad home indoors outdoors ever yet well far near long ago hardly barely least most more less least enough up down out off over on in behind explicitly honestly frankly sadly luckily unfortunately thankfully especially particularly mainly generally normally initially eventually once twice daily weekly monthly yearly annually hourly nightly alltogether somehow somewhere anywhere everywhere nowhere sort-of kind-of etc eg ie ok okay hi hello hey hiya dear thanks thank cheers sorry yes yeah yep nope plz pls btw oh ah well um erm so',
  ),
);
