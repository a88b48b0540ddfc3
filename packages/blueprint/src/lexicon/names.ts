/** People, places and plain texts for sample records. */
const list = (text: string): readonly string[] => text.split(';');

export const firstNames = list(
  'Hana;Diego;Aisha;Pekka;Wei;Ines;Jonas;Priya;Marta;Samuel;Lucia;Oskar;Fatima;Noah;Elena;Kofi;Greta;Mateo;Yuki;Amara;Tomas;Clara;Ravi;Sofia;Ben;Nadia;Felix;Mei;Andre;Lena',
);
export const lastNames = list(
  'Mori;Luna;Bello;Salo;Chen;Soto;Becker;Nair;Kowalski;Okoye;Rossi;Lindgren;Haddad;Wright;Petrova;Mensah;Vogel;Alvarez;Tanaka;Diallo;Novak;Duarte;Iyer;Marino;Foster;Rahman;Keller;Zhou;Moreau;Berg',
);
export const streets = list(
  'Mill Lane;Oak Street;Station Road;Harbour Row;Elm Avenue;Market Square;Garden Walk;River Terrace;High Street;Chapel Hill;Orchard Way;Bridge Street;Church Lane;Willow Close',
);
export const cities = list(
  'Northport;Riverton;Elmsfield;Oakham;Southbridge;Lakeside;Westbury;Ashford;Millbrook;Fairhaven;Stonebridge;Kingsford;Eastvale;Highfield',
);
export const companies = list(
  'Alder & Finch;Brightwater;Delta Freight;Evergreen Homes;Fable Studios;Granite Works;Hollis Dental;Juniper Foods;Kestrel Logistics;Lantern Books;Moss & Partners;Northlight Energy;Orchard Foods;Pine Street Clinic',
);
export const sentences = list(
  'Agreed by phone, please confirm by email.;Prefers mornings.;Looks good so far.;Ask again next week.;Everything’s ready.;Waiting to hear back.;First time, went well.;Bring the signed copy.;Short notice is fine.;See the last message.;Came back sooner than expected.;Please keep a copy.;One question left to answer.;Went through without a hitch.',
);
export const ownSentences = list(
  'Went better than last time.;Nothing special today.;Same as usual.;A bit late, but fine.;Try a different approach next time.;Short but sweet.;Rain in the afternoon.;Felt easy.;Slower than planned.;Worth doing again.;Best part of the day.;Needed a long break.;Tried something new.;In good company.',
);
export const thingSentences = list(
  'In good shape.;Needs a closer look soon.;Well looked after.;Doing well.;In its usual place.;One of the best so far.;Would buy it again.;Keep an eye on it.;Checked last month.;No surprises so far.;A bit worn, but fine.;Moved to a better spot.;Cleaned in spring.;Bought second-hand.',
);
export const dutySentences = list(
  'As discussed.;Takes about an hour.;The sooner, the better.;See the notes from last time.;Can wait until next week.;Better with two people.;Almost there.;Check once more at the end.;Ask if anything is unclear.;Nothing else needed.;Bring the list along.;Best done in the morning.;Half done.;Tell the others when it’s ready.',
);
export const storySentences = list(
  'A first look.;Short and to the point.;Made over a long winter.;With thanks to everyone who helped.;One of a small series.;Started as an experiment.;Second attempt, and much better.;Still one of our favourites.;A much-requested favourite.;Quiet and understated.;A first-hand account.;A longer read for a quiet evening.;With photos from day one.;What nobody tells you first.',
);
export const personSentences = list(
  'Prefers email.;Best reached in the evening.;Came by recommendation.;Likes to plan ahead.;Prefers mornings.;With us for years.;New here, so say hello.;Speaks Spanish and English.;Away in August.;Always on time.;Knows everyone here.;Comes by bicycle.;Free on Thursdays.;Calls back within the hour.',
);
export const offerSentences = list(
  'A customer favourite.;New this season.;Loved by our regulars.;Simple and well made.;Only a few left.;Ready to go.;Our pick.;A great place to start.;Available on request.;Back again after the summer.;Made to order.;Lasts for years.;Makes a lovely gift.;Goes well with the others.',
);
export const paragraphs = list(
  'It started with a small plan and a free afternoon. Here’s what came of it, including what went wrong.;We tried three ways and kept the simplest. Here’s what worked, what didn’t and what we’d do again.;Someone asked how this is done, so here it is, step by step.;There’s more to this than we thought. The first half covers what we found, the second what we still don’t know.;A look back at the last few weeks, with thanks to everyone who lent a hand.;None of this is new, but all of it is easy to forget. Read it once and keep it for later.;The short answer is yes. The long answer has a few exceptions, listed at the end.;We had two days, one map and no plan for rain. It went better than it sounds.',
);
export const plainTags = list(
  'Important;Weekly;New;Team;Later;Favourite;Summer;Ideas;Local;Quick;Classic;Open',
);
export const countries = list(
  'Portugal;Germany;Japan;Canada;Kenya;Finland;Spain;India;Brazil;Poland;Vietnam;Ghana;Italy;Mexico',
);
export const placesPool = list(
  'Main hall;Garden;Room 2;Harbour office;North wing;Town library;Studio 1;Courtyard;Café on the corner;South terrace;Sports hall;Meeting room, first floor',
);
/** What may stand in a line of text of which nothing more is known. */
export const plainWords = list(
  'Standard;Classic;Mixed;Compact;Plain;Special;Medium;Traditional;Large;Light;Seasonal;Natural;Simple;Deluxe',
);
