/** `TaskBoard` reads as "Task Board". */
export const spaced = (name: string): string =>
  name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
