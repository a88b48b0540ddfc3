import type { Concept } from './concept.ts';
import { business } from './domains/business.ts';
import { collections } from './domains/collections.ts';
import { commerce } from './domains/commerce.ts';
import { community } from './domains/community.ts';
import { creative } from './domains/creative.ts';
import { education } from './domains/education.ts';
import { events } from './domains/events.ts';
import { everyday } from './domains/everyday.ts';
import { farming } from './domains/farming.ts';
import { health } from './domains/health.ts';
import { hospitality } from './domains/hospitality.ts';
import { household } from './domains/household.ts';
import { living } from './domains/living.ts';
import { logistics } from './domains/logistics.ts';
import { manufacturing } from './domains/manufacturing.ts';
import { media } from './domains/media.ts';
import { neighbourhood } from './domains/neighbourhood.ts';
import { ngo } from './domains/ngo.ts';
import { offices } from './domains/offices.ts';
import { people } from './domains/people.ts';
import { pets } from './domains/pets.ts';
import { places } from './domains/places.ts';
import { property } from './domains/property.ts';
import { publicService } from './domains/public-service.ts';
import { science } from './domains/science.ts';
import { sites } from './domains/sites.ts';
import { sport } from './domains/sport.ts';
import { study } from './domains/study.ts';
import { trades } from './domains/trades.ts';
import { travel } from './domains/travel.ts';
import { wellbeing } from './domains/wellbeing.ts';
import { work } from './domains/work.ts';

export const concepts: readonly Concept[] = [
  ...people,
  ...work,
  ...commerce,
  ...places,
  ...media,
  ...living,
  ...community,
  ...health,
  ...education,
  ...publicService,
  ...logistics,
  ...farming,
  ...events,
  ...hospitality,
  ...property,
  ...manufacturing,
  ...science,
  ...ngo,
  ...offices,
  ...trades,
  ...sport,
  ...collections,
  ...household,
  ...travel,
  ...pets,
  ...study,
  ...wellbeing,
  ...creative,
  ...everyday,
  ...neighbourhood,
  ...business,
  ...sites,
];

const byId = new Map(concepts.map((concept) => [concept.id, concept]));

export const conceptById = (id: string): Concept | undefined => byId.get(id);
