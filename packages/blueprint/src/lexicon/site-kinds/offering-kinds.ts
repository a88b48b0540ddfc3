import type { SiteKind } from './site-kind.ts';

const site = /\b(?:site|web ?site|page|online|public|visitors?|platform|portal|listings?|marketplace)\b/;
const review = { concept: 'customer_review', words: 'review', takes: /^(?:rating|comment|star)$/ };

/** Sites that offer something: places, listings, animals, classes, causes. */
export const offeringKinds: readonly SiteKind[] = [
  {
    shape:
      /\b(?:restaurant|bistro|caf[eé]|tavern|pizzeria|trattoria)\b.*\b(?:reserv\w+|table bookings?|book (?:a )?tables?)\b/,
    unless: /\b(?:hotel|rooms?|opening hours|contact|about us)\b/,
    type: 'restaurant',
    things: [
      { concept: 'menu_item', words: 'dish', takes: /^menu(?: item)?$/, asked: /\b(?:menu|dish|food)/ },
      { concept: 'table', words: 'table', fields: 'number:string, seats, location(indoor|terrace|window)' },
      {
        concept: 'booking',
        words: 'booking, reservation',
        takes: /^(?:table )?(?:reservation|booking)$/,
        fields:
          'guest name, email, phone, number of guests:int, >table, start date, end date, status(requested|confirmed|cancelled), notes',
      },
    ],
    adds: ['booking'],
  },
  {
    shape:
      /\b(?:yoga|pilates|fitness|gym|dance|ballet|boxing|spin|crossfit|martial arts|karate|pottery|art|cooking|swim\w*)\b.*\bclass(?:es)?\b|\b(?:studio|dojo|academy)\b.*\bclass(?:es)?\b.*\b(?:book\w*|sign[- ]?ups?|reserv\w*)\b/,
    unless: /\b(?:students?|payments?|memberships?|invoices?)\b/,
    type: 'classes',
    things: [
      {
        concept: 'class',
        words: 'class',
        takes: /^(?:yoga |fitness |dance )?class(?: schedule)?$|^schedule$|^timetable$/,
        fields:
          'name, >teacher?, date:datetime, duration in minutes, capacity, level(all levels|beginner|intermediate|advanced), location, description',
      },
      {
        concept: 'teacher',
        words: 'teacher, instructor, trainer',
        asked: /\b(?:teacher|instructor|trainer|coach)/,
        fields: 'name, photo, bio, email, phone',
      },
      {
        concept: 'class_booking',
        words: 'booking',
        takes: /^(?:online |class )?(?:booking|reservation|sign[- ]?up)$/,
        asked: /\b(?:book\w*|reserv\w*|sign[- ]?ups?|join)\b/,
      },
    ],
    drops: /^(?:schedule|timetable)$/,
    noFields: /schedule|booking/,
    withoutPages: /^booking$/,
    open: 'class_booking',
    openAs: 'Book a class',
    // Who came is noted by the teacher.
    openIf: /^(?!.*\battendance\b)/,
  },
  {
    shape:
      /\b(?:pet|animal|dog|cat|puppy|rescue|shelter)s?\b.*\badopt\w*|\badopt\w*\b.*\b(?:pet|animal|dog|cat|rescue|shelter)s?\b|\b(?:pet|animal|dog|cat) (?:rescue|shelter)\b.*\bappl(?:y|ications?)\b/,
    type: 'shelter',
    things: [
      {
        concept: 'pet',
        words: 'animal, dog, cat, rabbit, horse, pet',
        fields:
          'name, photo, species(dog|cat|rabbit|bird|other), breed, age in years:number, sex(male|female), size(small|medium|large), good with children:bool, status(available|reserved|adopted), description',
      },
      {
        concept: 'adoption',
        words: 'application, adoption request',
        takes: /^(?:adoption|adoption (?:application|request|form)|application|applicant)$/,
        fields:
          'applicant, email, phone, >pet, home(house|flat|farm), other pets:string, message, status(received|home visit|approved|adopted|declined)',
      },
    ],
    noFields: /^(?:adopt|adoption)/,
    open: 'adoption',
    openAs: 'Adopt',
  },
  {
    shape:
      /\b(?:real estate|property|propert(?:y|ies)|house|home|apartment|flat|rental)s? listings?\b|\blistings? (?:of|for) (?:houses|homes|flats|apartments|properties)|\breal estate (?:site|web ?site|portal|marketplace|app)\b|\b(?:houses|homes|flats|apartments|properties) for (?:sale|rent)\b/,
    unless: /\b(?:leases?|tenants?|rent payments)\b/,
    type: 'realestate',
    things: [
      {
        concept: 'property',
        words: 'property, listing, house, home, flat, apartment',
        takes: /^(?:lot|listing|(?:property|house|home|flat|apartment)(?: listing)?)$/,
        fields:
          'title:string, photo, address, type(house|apartment|office|land), price, bedrooms:int, bathrooms:int, area in m2, >agent, status(available|rented|sold), description',
      },
      {
        concept: 'agent',
        words: 'agent',
        asked: /\bagents?\b(?! commission)/,
        fields: 'name, photo, email, phone',
      },
      { concept: 'viewing', words: 'viewing', asked: /\bviewings?\b/ },
      {
        concept: 'enquiry',
        asked: /^(?!.*\bviewings?\b)|\b(?:contact|enquir|inquir|messag)/,
        words: 'enquiry',
        fields: 'name, email, phone, >property, message, status(new|answered|closed), received:date',
      },
    ],
    drops: /^lot$|\blisting$/,
    noFields: /contact|form|^agent$/,
    open: 'enquiry viewing',
    openAs: 'Contact us',
  },
  {
    shape:
      /\b(?:cars?|vehicles?|motorbikes?|motorcycles?|boats?)\b.*\b(?:listings?|for sale|marketplace|classifieds)\b|\b(?:listings?|marketplace) (?:of|for) (?:used )?(?:cars|vehicles|motorbikes|boats)/,
    unless: /\b(?:rent\w*|fleet|service|maintenance)\b/,
    type: 'classifieds',
    things: [
      {
        concept: 'vehicle',
        words: 'car, vehicle, boat, motorbike, listing',
        takes: /^(?:used |second-hand )?(?:lot|listing|car|vehicle|boat|motorbike|motorcycle)(?: listing)?$/,
        fields:
          'title:string, make, model, year, price, mileage in km, fuel(petrol|diesel|hybrid|electric), photo, seller:string, status(available|reserved|sold), description',
      },
      {
        concept: 'enquiry',
        words: 'enquiry',
        fields: 'name, email, phone, >vehicle, message, status(new|answered|closed), received:date',
      },
    ],
    drops: /\blisting$|^lot$/,
    open: 'enquiry',
    openAs: 'Browse',
  },
  {
    shape: /\bjob (?:board|portal|site|listings?)\b|\bcareers? (?:page|site)\b/,
    type: 'jobs',
    things: [
      {
        concept: 'position',
        words: 'job',
        takes: /^(?:position|job|vacancy|job (?:listing|post|posting|opening))$/,
        fields:
          'title, >company?, location, type(full-time|part-time|contract|internship), salary range, status(open|closed), posted date, description',
      },
      {
        concept: 'company',
        words: 'company, employer',
        asked: /\b(?<!\b(?:our|my|the|for a) )(?:compan(?:y|ies)|employers?)\b(?!'s)/,
        fields: 'name, logo:image, website, industry, location, description',
      },
      {
        concept: 'application',
        words: 'application',
        takes: /^(?:applicant|candidate|job application)$/,
        fields:
          'applicant, email, phone, >position, cv file, message, status(received|interview|offer|declined), submitted date',
      },
    ],
    open: 'application',
    openAs: 'Apply',
  },
  {
    shape: /\bmarket ?place\b|\bclassifieds\b|\bsecond[- ]hand\b|\bbuy and sell\b|\bflea market\b/,
    unless:
      /\bfor (?:used|vintage|old|handmade)\b|\b(?:cart|checkout|vendors?|services?|freelanc\w+|orders?|rent\w*|farmers|auction|bids?|repair\w*)\b|\bwe sell\b/,
    type: 'classifieds',
    things: [
      {
        concept: 'lot',
        words: 'listing',
        takes: /^(?:listing|item|ad|thing|product|offer)$/,
        fields:
          'title, photo, >category, condition(new|like new|good|worn), price, location, seller, status(active|reserved|sold), description',
      },
      {
        concept: 'category',
        words: 'category',
        asked: /\bcategor/,
        titles: 'Home;Clothes;Books;Sports;Toys;Electronics',
      },
      {
        concept: 'enquiry',
        words: 'message, enquiry',
        fields: 'name, email, phone, >lot, message, status(new|answered|closed), received:date',
      },
    ],
    noFields: /^(?:categor|messages?)/,
    open: 'enquiry',
    openAs: 'Browse',
  },
  {
    shape: /\bcrowd ?fund\w*/,
    type: 'donations',
    things: [
      {
        concept: 'campaign',
        titles: 'A new roof;Winter food;The playground;Vet bills in spring;Books for all;A van for the team',
        words: 'campaign, project',
        fields:
          'title, photo, creator:string, goal amount:money, end date, status(running|funded|closed), description',
      },
      {
        concept: 'prize',
        words: 'reward',
        asked: /\brewards?\b/,
        fields: 'title, >campaign, minimum pledge:money, description',
      },
      {
        concept: 'donation',
        words: 'pledge',
        takes: /^(?:backer|pledge|contribution|donation)$/,
        fields: 'backer name, email, >campaign, >prize, amount, date, message',
      },
    ],
    drops: /^(?:goal|target|backer|crowdfunding)$/,
    noFields: /^(?:goals?|pledges?|backers?|rewards?)$/,
    open: 'donation',
    openAs: 'Back a project',
  },
  {
    shape:
      /\b(?:donations?|fundraising|fundraiser) (?:page|site|web ?site|campaign)\b|\b(?:page|site|web ?site) (?:for|to collect|with) donations\b|\b(?:charity|shelter|foundation|ngo|non-?profit)\b.*\b(?:site|website|page)\b.*\bdonat/,
    unless: /\b(?:blood|clothes|food|volunteers?)\b/,
    type: 'donations',
    things: [
      {
        concept: 'campaign',
        titles: 'A new roof;Winter food;The playground;Vet bills in spring;Books for all;A van for the team',
        words: 'campaign, project, cause',
        fields:
          'title, photo, goal amount:money, start date, end date, status(running|reached|closed), description',
      },
      {
        concept: 'donation',
        words: 'donation',
        fields: 'donor name, email, >campaign, amount, date, message, stay anonymous:bool',
      },
    ],
    drops: /^(?:donor|goal)$/,
    open: 'donation',
    openAs: 'Donate',
  },
  {
    shape:
      /\b(?:business|shop|service|restaurant|local|craft\w*|tradespeople) (?:[\p{L}]+ )?director(?:y|ies)\b|\bdirectory of (?:local )?(?:businesses|shops|services|companies|restaurants|tradespeople)|\byellow pages\b/u,
    unless: /\b(?:employees?|staff|members?)\b/,
    things: [
      {
        concept: 'company',
        titles:
          'Corner Bakery;Hill & Sons Plumbing;Oak Street Dentist;The Green Florist;Millbrook Bikes;Luna Hair',
        words: 'business, shop, company, restaurant, service',
        takes: /^(?:local )?(?:business|shop|company|restaurant|listing|directory)$/,
        fields: 'name, photo, >category?, address, phone, website, opening hours:string, description',
      },
      {
        concept: 'category',
        words: 'category',
        titles: 'Food and drink;Health;Home and garden;Repairs;Beauty;Lessons',
      },
      { ...review, asked: /\b(?:review|rating)s?\b/, fields: '>company, name, rating, text:text' },
    ],
    noFields: /^(?:categor|reviews?|ratings?)/,
    withoutPages: /^directory$/,
    open: 'see',
  },
  {
    shape:
      /\b(?:restaurant|bar|food|caf[eé]) reviews?\b|\breview(?:s|ing)? (?:site |app |page )?(?:for |of )?(?:the |our |local |best )*(?:restaurants|bars|caf[eé]s)\b/,
    things: [
      {
        concept: 'eatery',
        words: 'restaurant, bar, café',
        takes: /^(?:dish|restaurant|menu_item|menu item|food|eatery|place)$/,
        fields:
          'name, photo, cuisine:string, price level(cheap|medium|expensive), address, phone, website, description',
      },
      {
        ...review,
        takes: /^(?:(?:restaurant )?review|rating|comment)$/,
        fields: '>eatery, name, rating, text:text, visited date:date',
      },
    ],
    drops: /^(?:menu item|menu|food)$/,
    open: 'see',
  },
  {
    shape:
      /\brecipes?\b.*\b(?:community|shar\w+|social|site|platform)\b|\b(?:community|people|members|users)\b.*\b(?:rate|review|share) .*\brecipes?\b/,
    unless: /\bmeal plan\w*|\bshopping list|\bmy recipes\b/,
    type: 'recipes',
    things: [
      {
        concept: 'recipe',
        words: 'recipe',
        takes: /recipe/,
        fields:
          'title, photo, >category, author:string, servings, preparation time, difficulty(easy|medium|hard), tags, ingredients, steps',
      },
      { concept: 'category', words: 'category', asked: /\bcategor/ },
      {
        ...review,
        asked: /\b(?:review|rating|rate|comment|star)s?\b/,
        fields: '>recipe, name, rating, text:text',
      },
    ],
    noFields: /^(?:comments?|ratings?|reviews?)$/,
    open: 'see',
  },
  {
    shape: /\bportfolio\b/,
    unless: /\b(?:stocks?|shares|funds|invest\w*|crypto|management|pieces)\b/,
    type: 'portfolio',
    things: [
      {
        concept: 'photo_collection',
        words: 'gallery, album, collection, series',
        takes: /^(?:gallery|album|collection|series)$/,
        asked: /\b(?:galler|album|collection|series)/,
      },
      {
        concept: 'portfolio_piece',
        asked: /\bphotograph/,
        words: 'photo',
        takes: /^(?:photo|picture|piece|project|study|case study|work|artwork|painting|portfolio)$/,
        fields: 'title, photo, >photo_collection, category, year:int, client, description',
      },
      {
        concept: 'portfolio_piece',
        asked: /^(?!.*\bphotograph)/,
        words: 'piece, project, case study, artwork, photo, painting, design',
        takes: /^(?:photo|picture|piece|project|study|case study|work|artwork|painting|portfolio)$/,
        fields: 'title, photo, >photo_collection, category, year:int, client, description',
      },
      { concept: 'enquiry', words: 'enquiry', asked: /\b(?:contact|enquir|inquir|message)/ },
    ],
    drops: /^portfolio$|photography$/,
    noFields: /^(?:galler|album|contact)/,
    open: 'enquiry',
    openAs: 'Contact',
  },
  {
    shape:
      /\b(?:wait(?:ing)? ?list|coming soon|pre-?launch|early access)\b(?=.*\b(?:page|site|landing|sign[- ]?ups?|app|launch|product)\b)/,
    unless: /\b(?:blog|patients?|tables?|restaurant|class(?:es)?|course|nursery|school|camp)\b/,
    type: 'landing',
    things: [
      {
        concept: 'subscriber',
        words: 'subscriber, signup',
        takes: /^(?:enquiry|sign[- ]?up|waitlist|waiting list(?: entry)?|post|e-?mail)$/,
        fields: 'email, name, status(waiting|invited|joined), joined:date',
      },
    ],
    adds: ['landing'],
    drops: /^(?:post|enquiry|product|waitlist|app|launch)$/,
  },
  {
    shape: /\bnewsletter\b(?=.*\b(?:page|site|landing|sign[- ]?ups?|subscri\w+)\b)|\bmailing list\b/,
    unless: /\b(?:contact|enquir\w+|blog|posts?|patients?|tables?|restaurant|articles?|campaigns?)\b/,
    type: 'landing',
    things: [
      {
        concept: 'subscriber',
        words: 'subscriber',
        takes: /^(?:enquiry|sign[- ]?up|waitlist|waiting list(?: entry)?|post|newsletter)$/,
        fields: 'email, name, status(subscribed|unsubscribed), joined:date',
      },
    ],
    adds: ['landing'],
    drops: /^(?:post|enquiry|product|waitlist|app|launch)$/,
  },
  {
    shape: /\b(?:quote|estimate) (?:request|form)s?\b|\brequest (?:a |an )?(?:free )?(?:quote|estimate)\b/,
    unless: /\b(?:invoices?|jobs|track)\b/,
    type: 'landing',
    things: [
      {
        concept: 'enquiry',
        words: 'quote request',
        takes: /^(?:enquiry|quote|request|quote (?:request|form)|estimate)$/,
        fields:
          'name, email, phone, address, work needed:string, preferred date:date, photo, message, status(new|quoted|accepted|declined), received:date',
      },
      { concept: 'service', words: 'service', asked: /\bservices\b/ },
    ],
    openIf: site,
  },
];
