/** "A website for our bakery", "a booking site for my salon": who comes by shall see what it shows. */
const site =
  /^\s*(?:(?:hi|hello|hey)[,!.]?\s+)?(?:(?:can|could|would) you (?:please )?)?(?:(?:i|we)(?:'d| would)? (?:want|need|like|am looking for|are looking for) )?(?:please )?(?:(?:make|build|create|do) (?:me |us )?)?(?:an?|the|our|my)?\s*(?:(?:small|simple|new|nice|little|pretty|modern|public) )*(?:(?:web ?site|home ?page|(?:booking|reservation|restaurant|hotel|salon) (?:site|page|website))\s*(?:for|of|about|with|to show|showing|where|:)|(?:site|web ?page) for (?:our|my|an?|the) )/i;

/** "Chess school website with ...": a word or three before it say whose it is; a building site is none. */
const named =
  /^\s*(?:(?:can|could) you )?(?:(?:i|we) (?:want|need) )?(?:please )?(?:(?:make|build|create) (?:me |us )?)?(?:an?|the|our|my)?\s*(?:[\p{L}'’-]+ ){0,4}?(?:web ?site|web ?page|home ?page|(?<!\b(?:building|construction|camp|camping|job|work|dig|excavation|test|field|landfill|burial|web) )site)(?: (?:with|where|that shows|so that)\b|,|:)/iu;

/** "A page where people can report potholes": whoever comes by does. */
const anybody =
  /^\s*(?:(?:i|we) (?:want|need) )?(?:an?|the|our|my)?\s*(?:(?:small|simple|new|public) )*(?:page|site|web ?site|web ?page|form) (?:where|on which|for) (?:people|anyone|anybody|everyone|everybody|citizens|residents|neighbou?rs|visitors|customers|guests|parents|readers|strangers) (?:can|could|may|to) /i;

export const isForAnybody = (text: string): boolean => anybody.test(text);

/** Private lessons and practices are paid for by those who come, and open to them all. */
const inside =
  /\b(?:internal|private(?! (?:[a-z]+ )?(?:lessons?|tu(?:ition|tors?|toring)|schools?|practices?|clinics?|hospitals?|doctors?|dentists?|hire|dining|rooms?|chefs?|coach(?:es|ing)?|teachers?|trainers?|parties|tours?)\b)|intranet|only (?:we|us|me|i|staff|members|employees)|nobody else|members only|just (?:me|us)|for (?:me|us) (?:only|alone)|must (?:log|sign) in|(?:log|sign)s? in)\b/i;

export const isUsedInside = (text: string): boolean => inside.test(text);

/** Whether a text asks for a site that visitors come to, and not for one that is used inside. */
export const isPublicSite = (text: string): boolean =>
  (site.test(text) || isForAnybody(text) || (named.test(text) && isShort(text))) && !inside.test(text);

const isShort = (text: string): boolean => text.split(/\s+/).length <= 24;
