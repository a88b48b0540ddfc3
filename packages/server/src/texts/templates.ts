export const templateWords = {
  unavailable: 'The starter apps can’t be shown right now. Please try again in a moment.',
};
