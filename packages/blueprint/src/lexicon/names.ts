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
  'Agreed by phone, please confirm by e-mail.;Prefers mornings.;Looks good so far.;Ask again next week.;Everything is prepared.;Waiting for an answer.;First time, went well.;Bring the signed copy.;Short notice is fine.;See the last message.;Came back sooner than expected.;Please keep a copy.;One question is still open.;Went through without a hitch.',
);
export const ownSentences = list(
  'Went better than last time.;Nothing special today.;Same as usual.;A little late, still fine.;Try the other way next time.;Short but good.;Rain in the afternoon.;Felt easy.;Slower than planned.;Worth doing again.;Best part of the day.;Needed a long break.;Tried something new.;With good company.',
);
export const thingSentences = list(
  'In good shape.;Needs a closer look soon.;Well looked after.;Doing well.;In its usual place.;One of the best so far.;Would choose it again.;Keep an eye on it.;Checked last month.;No surprises so far.;A little worn, still fine.;Moved to a better place.;Cleaned in spring.;Bought second-hand.',
);
export const dutySentences = list(
  'As discussed.;Takes about an hour.;The sooner the better.;See the notes from last time.;Can wait until next week.;Two people would be good.;Almost there.;Check once more at the end.;Ask if anything is unclear.;Nothing else needed.;Bring the list along.;Best done in the morning.;Half of it is done.;Tell the others when it is ready.',
);
export const storySentences = list(
  'A first look at it.;Short and to the point.;Made over one long winter.;With thanks to everyone who helped.;One of a small series.;Started as an experiment.;The second version, and the better one.;Still one of our favourites.;Asked for many times.;A quiet one.;Told by those who were there.;A longer read for a quiet evening.;With pictures from the first day.;What nobody tells you beforehand.',
);
export const personSentences = list(
  'Prefers e-mail.;Best reached in the evening.;Came on a recommendation.;Likes to plan ahead.;Prefers mornings.;With us for years.;New here, be sure to say hello.;Speaks Spanish and English.;Away in August.;Always on time.;Knows everybody here.;Comes by bicycle.;Free on Thursdays.;Rings back within the hour.',
);
export const offerSentences = list(
  'Often asked for.;New this season.;A favourite with our regulars.;Simple and well made.;Only a few left of this one.;Comes with everything you need.;Our own choice.;Good for a start.;Please ask in advance.;Back again after the summer.;Made to order.;Lasts for years.;A little gift in itself.;Goes well with the others.',
);
export const paragraphs = list(
  'It began with a small plan and a free afternoon. What came of it is told here, with the parts that went wrong.;We tried three ways and kept the simplest. Here is what worked, what did not, and what we would do again.;Somebody asked how this is done, so here it is from the beginning, one step after another.;There is more to this than we had thought. The first half tells what we found, the second what is still open.;A look back on the last few weeks, with thanks to everyone who lent a hand.;None of this is new, and all of it is easily forgotten. Read it once and keep it for later.;The short answer is yes. The longer one has a few exceptions, and they stand at the end.;We had two days, one map and no plan for rain. It went better than it sounds.',
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
