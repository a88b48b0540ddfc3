/** Adjectives that stand in front of nouns and are none; those that things are often called by alone are left out. */
export const adjectives: ReadonlySet<string> = new Set(
  `able above abroad accessible accurate active actual additional afraid aged alive alone amateur amazing ancient angry annual anonymous
anxious approximate ashamed attractive automatic available average awake awful bad basic beautiful best better big bigger biggest blank
blinking bloody blue bold boring bottom brief bright brilliant broad broken broody brown busy calm careful careless casual central certain charming
cheap cheaper cheapest cheerful classic clean clear clever close closed clumsy coloured colorful colourful comfortable common compact complete
complex complicated confidential confusing constant convenient cool correct cosy cozy crazy creamy current curious cursed custom daily dangerous dark darker dead
dear decent deep definite delicate delightful dense detailed different difficult digital dire dirty discreet distant double dreadful dry due dull
dusty eager early easier easiest easy educational effective elderly elegant embarrassing embarasing empty endless enormous entire equal essential
everyday exact excellent exciting existing expensive external extra fair fake familiar famous fancy fast faster favourite favorite few fictional final fine firm
first fit fixed flat fond foreign formal former free frequent fresh friendly front full fun funny further future general generous gentle
genuine giant glad global golden good gorgeous grand grateful great green grey gray grown grumpy guilty handmade handy happy hard healthy heavy
helpful hidden high higher highest hilarious historic hopeful horrible hot huge human hundred ideal idle important impossible inaccurate incomplete
incoming independent individual inexpensive inner innocent instant intense interesting internal invalid invisible irrelevant joint jolly keen kind known large larger
largest last late latest lazy leading least legal legible less light likely limited little live local lonely long longer longest loose lost loud louder
lovely low lower lowest lucky mad main major manual married massive maximum medical medium mere messy mild minimal minimum minor missing mixed mobile modern
monthly moody most multiple musical mutual naked narrow nasty national native natural naughty nearby neat necessary nervous new newer newest next nice nicer
noisy normal nosy novel numerous obvious occasional odd oddest official okay old older oldest online only open opposite ordinary organic original other outer outgoing
outside overall overdue own paid painful pale paper partial particular past pastel patient peaceful perfect perfectly permanent personal physical plain playful
pleasant polite poor popular portable possible potential practical precious precise preferred pregnant present pretty previous primary printed prior private
probable professional prominent proper proud public pure quick quicker quickest quiet radical random rare raw ready real realistic reasonable recent recurring red regional registered
regular related relaxed relevant reliable remaining remote required responsible responsive rich right rigid robust rough round rounded rude rural rustic sad safe same satisfied scary scheduled
sceptical second secret secure selected senior sensible separate serious several severe shallow shared sharp sheer short shorter shortest shiny shy sick silent
silly similar simple simpler simplest single sleek slick slim slight slow small smaller smallest smart smooth soft solid sorry sour spare special specific spicy
square stale standard steep steady sticky stiff still straight strange strict striking strong stupid stylish subtle sudden sufficient suitable sunny super sure surprised sweet swift
tall technical temporary tender terrible thick thin third thirsty tidy tight tiny tired top total tough toxic traditional translucent tricky true twin typical ugly ultimate
unable unclear unfinished unhappy unique unknown unlikely unpaid unsure unused unusual upcoming upset urban urgent used useful useless usual
vague valid valuable various vast vegan vegetarian verbal very virtual visible visual vital vivid warm weak wealthy weekly weird welcome
well-known wet white whole wide wild willing wise wonderful wooden working worried worse worst worthy wrong yearly yellow young younger youngest
minimalist minimalistic cute trendy bouncy earthy airy moody bubbly chunky crisp glassy translucent frosted vintage retro sporty wintry summery autumnal festive rainy cloudy muted
two-partner two-day second-hand part-time full-time first-time last-minute small-scale real-time hands-on so-called on-site self-hosted old-fashioned easy-to-use high-contrast mobile-friendly user-friendly`
    .trim()
    .split(/\s+/),
);
