/** What the app's user is told where a model could not answer. */
export const modelFaultWords = {
  key: 'The model service didn’t accept this server’s key.',
  quota: 'The model service has reached its limit for this server. Please try again later.',
  overloaded: 'The model service is overloaded right now. Please try again in a minute.',
  tooLong: 'The request is too long for the model.',
  declined: 'The model declined to answer this.',
  blind: 'This model can’t look at this kind of file.',
  noAnswer: 'The model service couldn’t answer. Please try again.',
} as const;
