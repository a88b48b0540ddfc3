/** Worlds in which the same word means other things: an assignment at school, an order in a bakery, a post about travel. */
export type World = {
  id: string;
  words: RegExp;
  types: RegExp;
  /** Spoken of in many apps that are about something else. */
  isCommon?: boolean;
};

export const worlds: readonly World[] = [
  {
    id: 'study',
    isCommon: true,
    words:
      /\b(?:students?|school|stud(?:y|ies|ying)|university|college|semesters?|homework|teachers?|lectures?|exams?|classroom|pupils?|coursework|credits)\b/gi,
    types: /study|school|course|education|university|learning|student/,
  },
  {
    id: 'home',
    isCommon: true,
    words:
      /\b(?:home|household|chores?|family|families|kids|children|flatmates?|roommates?|housemates?|groceries|mum|dad)\b/gi,
    types: /household|chore|family|home/,
  },
  {
    id: 'ceramics',
    words: /\b(?:ceramics?|pottery|potter|stoneware|porcelain|glazes?|kiln|clay|vases?|bowls?)\b/gi,
    types: /pottery|ceramic/,
  },
  {
    id: 'wood',
    words: /\b(?:wood(?:work(?:ing|er)?)?|carpent(?:er|ry)|furniture|joiner|oak|walnut|cabinet maker)\b/gi,
    types: /carpent|furniture/,
  },
  {
    id: 'jewellery',
    words: /\b(?:jewell?e?ry|jeweller|goldsmith|silversmith|rings|necklaces?|earrings?|bracelets?)\b/gi,
    types: /jewel/,
  },
  {
    id: 'painting',
    words:
      /\b(?:paint(?:er|ings?)|artist|canvas|oils?|watercolou?rs?|drawings?|illustrat(?:or|ions?)|prints|artworks?)\b/gi,
    types: /artist|gallery|illustrat/,
  },
  {
    id: 'photo',
    words: /\b(?:photographer|photography|photo shoots?|portraits?)\b/gi,
    types: /photograph/,
  },
  {
    id: 'textile',
    words:
      /\b(?:knit(?:ting|ted)?|sew(?:ing|n)?|quilts?|weav(?:ing|er)|textiles?|crochet|embroidery|scarves|blankets?)\b/gi,
    types: /knit|sewing|textile/,
  },
  {
    id: 'bakery',
    words: /\b(?:bakery|baker|bak(?:e|es|ing)|bread|cakes?|pastr(?:y|ies)|patisserie)\b/gi,
    types: /bakery/,
  },
  {
    id: 'cycling',
    words: /\b(?:cycl(?:e|es|ing|ists?)|bikes?|bicycles?|bikepacking|bike tours?|by bike)\b/gi,
    types: /cycling/,
  },
  {
    id: 'travel',
    words:
      /\b(?:travel(?:s|ling|ing|ler)?|trips?|journeys?|setting off|set off|on the road|round the world|backpack(?:ing|er)|holidays?|abroad|destinations?)\b/gi,
    types: /travel|trip/,
  },
  {
    id: 'food',
    words: /\b(?:recipes?|cook(?:ing|s)?|kitchen|food|restaurant|vegan|dishes|caf[eé])\b/gi,
    types: /recipe|restaurant|cook/,
  },
  {
    id: 'garden',
    words: /\b(?:garden(?:s|ing|er|ers)?|plants?|allotments?|vegetables?|seeds?|compost|harvest)\b/gi,
    types: /garden|plant|farm/,
  },
  {
    id: 'sport',
    words:
      /\b(?:sports?|cycling|cyclists?|bikes?|bicycles?|running|runners?|football|climbing|training|races?|gym|swim(?:ming)?|rides?|rowing|hik(?:e|es|ing))\b/gi,
    types: /sport|gym|running|cycling|fitness|club/,
  },
  {
    id: 'tech',
    words: /\b(?:software|coding|programming|developers?|tech|apps|open source|engineers?)\b/gi,
    types: /software|bug|dev/,
  },
  {
    id: 'music',
    words: /\b(?:music|band|choir|songs?|concerts?|guitar|piano|orchestra)\b/gi,
    types: /music|band|choir/,
  },
  {
    id: 'electronics',
    words:
      /\b(?:warehouse|spare parts?|tools?|hardware|workshop|screws?|stock room|storeroom|electronics?)\b/gi,
    types: /warehouse|inventory|stock/,
  },
  {
    id: 'hiring',
    words:
      /\b(?:vacanc(?:y|ies)|job board|recruit(?:ing|ment|er|ers)|hiring|applicants?|applications?|employers?|salary|candidates?|cv)\b/gi,
    types: /jobs|recruit|hiring|ats/,
  },
  {
    id: 'books',
    words: /\b(?:book club|reading (?:group|circle)|novels?|library|libraries|librarians?)\b/gi,
    types: /reading|book club/,
  },
  {
    id: 'fitness',
    words: /\b(?:yoga|pilates|gym|fitness|spin|workouts?|crossfit)\b/gi,
    types: /gym|yoga|fitness/,
  },
  {
    id: 'dance',
    words: /\b(?:danc(?:e|es|ing|ers?)|ballet|salsa|tango)\b/gi,
    types: /dance/,
  },
  {
    id: 'language',
    words: /\b(?:languages?|spanish|french|german|english|italian)\b/gi,
    types: /language/,
  },
  {
    id: 'clothes',
    words: /\b(?:clothes|clothing|fashion|t-?shirts?|shirts|hoodies?|dresses|boutique|merch)\b/gi,
    types: /fashion|clothing/,
  },
  {
    id: 'canteen',
    words: /\b(?:canteen|cafeteria|dining hall|lunch menu|school meals?|staff restaurant)\b/gi,
    types: /canteen/,
  },
  {
    id: 'hotel',
    words: /\b(?:hotel|guest ?house|hostel|bed and breakfast|b&b|hotel guests?|resort)\b/gi,
    types: /hotel|guest/,
  },
  {
    id: 'town',
    words:
      /\b(?:town|village|council|municipal(?:ity)?|citizens?|residents?|neighbou?rhood|neighbou?rs|streets?|mayor|parish|district)\b/gi,
    types: /town|council|citizen|neighbour/,
  },
  {
    id: 'ward',
    words:
      /\b(?:nurses?|nursing|wards?|hospitals?|hospice|carers?|care home|paramedics?|midwi(?:fe|ves)|icu)\b/gi,
    types: /hospital|nurs|care/,
  },
  {
    id: 'night',
    words: /\b(?:night[- ](?:shifts?|duty|watch|workers?|crew|staff|porters?)|on nights)\b/gi,
    types: /night/,
  },
  {
    id: 'site',
    words:
      /\b(?:building sites?|construction|builders?|scaffold(?:ing|ers?)?|bricklayers?|roofers?|site managers?|concrete)\b/gi,
    types: /construction/,
  },
  {
    id: 'volunteers',
    words: /\b(?:volunteers?|volunteering|food ?bank|charity|helpers|soup kitchen|shelter)\b/gi,
    types: /volunteer|charity/,
  },
  {
    id: 'gaming',
    words: /\b(?:gamers?|gaming|guild|raids?|esports?|video games?|board ?games?|game nights?)\b/gi,
    types: /gaming|game group/,
  },
  {
    id: 'office',
    isCommon: true,
    words: /\b(?:office|company|clients?|colleagues?|invoices?|employees?|meetings?)\b/gi,
    types: /crm|project|agency|office/,
  },
];
