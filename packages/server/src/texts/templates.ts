export const templateWords = {
  none: 'There’s no starter app with this name',
  unavailable: 'The starter apps can’t be shown right now. Please try again in a moment.',
};
