import type { TemplateData } from '../template-data.ts';
import { bicycleWorkshop } from './bicycle-workshop.ts';
import { clinic } from './clinic.ts';
import { salon } from './salon.ts';

/** The starter apps in the order in which they are shown. */
export const allTemplates: readonly TemplateData[] = [bicycleWorkshop, salon, clinic];
