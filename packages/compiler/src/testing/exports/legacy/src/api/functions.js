import { base44 } from './base44Client';


export const remindWatering = base44.functions.remindWatering;
