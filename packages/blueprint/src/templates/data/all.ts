import type { TemplateData } from '../template-data.ts';
import { band } from './band.ts';
import { bicycleWorkshop } from './bicycle-workshop.ts';
import { blog } from './blog.ts';
import { budget } from './budget.ts';
import { clinic } from './clinic.ts';
import { club } from './club.ts';
import { crm } from './crm.ts';
import { event } from './event.ts';
import { fieldService } from './field-service.ts';
import { gym } from './gym.ts';
import { habits } from './habits.ts';
import { helpdesk } from './helpdesk.ts';
import { inventory } from './inventory.ts';
import { portfolio } from './portfolio.ts';
import { projects } from './projects.ts';
import { property } from './property.ts';
import { recipes } from './recipes.ts';
import { recruiting } from './recruiting.ts';
import { rental } from './rental.ts';
import { restaurant } from './restaurant.ts';
import { salon } from './salon.ts';
import { school } from './school.ts';
import { shop } from './shop.ts';
import { survey } from './survey.ts';

/** The starter apps in the order in which they are shown, those of one group together. */
export const allTemplates: readonly TemplateData[] = [
  bicycleWorkshop,
  salon,
  shop,
  crm,
  projects,
  helpdesk,
  inventory,
  fieldService,
  clinic,
  gym,
  school,
  club,
  recruiting,
  restaurant,
  property,
  rental,
  event,
  portfolio,
  blog,
  band,
  survey,
  budget,
  habits,
  recipes,
];
