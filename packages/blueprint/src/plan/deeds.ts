const deeds =
  /^(?:loan|lending|rental|booking|appointment|review|signup|registration|maintenance|equipment_loan|vote|order_item|delivery|attendance)$/;

/** Concepts of what is done with a thing: they refer to it, and are never that thing themselves. */
export const isDeed = (concept: string): boolean => deeds.test(concept);
