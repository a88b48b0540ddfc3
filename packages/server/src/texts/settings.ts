/** What is wrong with a setting; its name stands before. */
export const settingWords = {
  notValid: (problems: string) => `These settings are not valid:\n${problems}`,
  hostOrAddress: 'must be a host name, or https:// and a host name',
  host: 'must be a host name such as sayso.example',
  number: 'must be a number',
  wholeNumber: 'must be a whole number',
  atLeast: (least: number) => `must be at least ${least}`,
  atMost: (most: number) => `must be at most ${most}`,
  atMostCharacters: (most: number) => `must have at most ${most} characters`,
  proxies: 'must be on, off or a number of proxies up to 9',
  database: 'must start with postgres:// or postgresql://',
  staffDomain: 'SAYSO_STAFF_DOMAIN is a domain such as example.com',
  email: 'must be an email address',
  role: 'must be web, worker or all',
  masterKey: 'must be 64 hex characters (32 bytes)',
  onOrOff: 'must be on or off',
  firstBuild: 'must be plan or model',
  reader: 'must be auto, rules, model or local',
  noModel: 'is model, but no model is set',
  missing: (given: string) => `is missing, but ${given} is set`,
  issuer: 'must be an https:// address without a query, such as https://login.example.com',
  gigabytes: 'must be a number of GB',
  moreThanNothing: 'must be more than 0',
} as const;

export const mailSettingWords = {
  server: 'must be an address such as smtp://mail.example:587 or smtps://user:password@mail.example',
  sender: 'must be an email address such as apps@sayso.example',
} as const;

export const storageSettingWords = {
  characters: 'holds characters that do not belong there',
  bucket: 'must be the name of a bucket, such as sayso-files',
  address: 'must be an address such as https://s3.example.com',
} as const;

export const imageSettingWords = {
  address: 'must be the address of SAYSO_IMAGE_MODEL, such as https://api.openai.com/v1',
  model: 'must name the model that draws logos, such as gpt-image-2',
} as const;

export const modelSettingWords = {
  address: 'must be an address such as https://models.example/v1',
  key: 'holds characters that no key has',
  nameModel: 'must name the model to use at SAYSO_MODEL_BASE_URL, such as qwen3-coder',
  noAddress: 'belongs to SAYSO_MODEL_BASE_URL, which is not set',
  needsAny: 'needs a key (such as ANTHROPIC_API_KEY) or an address (SAYSO_MODEL_BASE_URL)',
  whose: (example: string) => `must say whose model it is, such as ${example}`,
  needs: (key: string) => `needs ${key} to be set`,
} as const;
