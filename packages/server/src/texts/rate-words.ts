/** What is done too often; how long to wait is said after it. */
export const rateWords = {
  messages: 'You’ve sent a lot of messages in a short time.',
  newApps: 'You’ve created a lot of apps in a short time.',
  publishes: 'This app has been published many times in a short time.',
  logos: 'You’ve changed logos a lot in a short time.',
  readings: 'You’ve had a lot of descriptions read in a short time.',
  planChanges: 'You’ve changed the plan a lot in a short time.',
  listChanges: 'You’ve changed a lot of lists in a short time.',
  draftProofs: 'You’ve changed rules a lot in a short time.',
  requestsOfNetwork: 'Too many requests from your network.',
  busyApp: 'This app is very busy right now.',
  changesOfNetwork: 'Too many changes from your network.',
  requests: 'Too many requests in a short time.',
  requestsOfApp: 'This app has made too many requests in a short time.',
  questionsOfNetwork: 'Too many AI requests from your network.',
  questionsOfVisitors: 'Visitors of this app have made too many AI requests.',
  emailsToAddressByYou: 'You’ve sent this address a lot of email in a short time.',
  emailsToAddress: 'This address has been sent a lot of email in a short time.',
  emailsByYou: 'You’ve sent a lot of email in a short time.',
  emailsOfApp: 'This app has sent a lot of email in a short time.',
  failedSignIns: 'Too many failed sign-ins.',
  accountsOfNetwork: 'Too many accounts have been created from your network.',
  attemptsOfNetwork: 'Too many attempts from your network.',
  passwordLinks: 'You’ve created a lot of password links in a short time.',
  setupCodes: 'Too many setup codes have been tried from your network.',
  emailsRequested: 'Too many emails were requested.',
  invitations: 'You’ve invited a lot of people in a short time.',
  invitationsOfAddressByYou: 'You’ve invited this address many times.',
  invitationsOfAddress: 'This address has been invited many times.',
  feedback: 'You’ve sent a lot of feedback today.',
  reportsOfNetwork: 'Too many reports from your network.',
  reportsOfApp: 'This app has sent too many reports.',
  connectionsOfNetwork: 'Too many connections from your network.',
  refusedConnections: 'Too many refused connections from your network.',
} as const;

function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

export const waitWords = {
  tryAgain: (why: string, seconds: number) => `${why} Try again in ${inWords(seconds)}.`,
} as const;
