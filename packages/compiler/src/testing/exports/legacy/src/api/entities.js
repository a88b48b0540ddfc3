import { base44 } from './base44Client';


export const Plant = base44.entities.Plant;

export const Watering = base44.entities.Watering;



// auth sdk:
export const User = base44.auth;
