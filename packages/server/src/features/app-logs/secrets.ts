import { appLogWords } from '../../texts/app-logs.ts';

const { hidden } = appLogWords;

/** Words of a name that stand for a secret by themselves, and pairs of words that do together. */
const secretWords =
  /^(?:passwords?|passcodes?|passphrases?|passwd|pwd|secrets?|tokens?|credentials?|authorization|otp|pin|cvv|cvc)$/;
const secretPairs =
  /(?:^| )(?:api|private|access|secret|auth|signing) keys?(?: |$)|(?:^| )(?:card number|invite (?:link|code))(?: |$)/;
/** Written together: "apikey", "newpassword". */
const secretEnds =
  /(?:password|passcode|passphrase|passwd|apikey|privatekey|accesskey|authtoken|accesstoken)s?$/;

/** "slotPrice" and "secretary" name no secret. */
function namesSecret(name: string): boolean {
  const words = name
    .slice(0, 200)
    .replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());
  return (
    words.some((word) => secretWords.test(word) || secretEnds.test(word)) || secretPairs.test(words.join(' '))
  );
}

/**
 * Whether what stands under a name is nobody's to read: lists and objects hold it as well. That there is none, a yes or
 * no, or how many tokens there are tells nothing of it.
 */
export function isSecret(name: string, value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'boolean') return false;
  return namesSecret(name) && !(typeof value === 'number' && /tokens$/i.test(name));
}

/** Keys and tokens by their shapes. */
const shapes: readonly RegExp[] = [
  /\bsayso_[a-z]+_[\w-]{10,}/g,
  /\bBearer\s[\w.~+/=-]{8,}/gi,
  /\beyJ[\w-]{10,}/g,
  /\b(?:sk|pk|rk|ghp|gho|ghs|xox[abprs]|whsec|npm)[_-][\w-]{16,}/g,
  /\bgithub_pat_\w{16,}/g,
  /\bAKIA[A-Z0-9]{16}\b/g,
  /\bAIza[\w-]{30,}/g,
];
/** What addresses and forms carry under telling names: `reset_token=…`. */
const inAddress =
  /([\w-]{0,40}(?:token|secret|password|passwd|pwd|api_?key)|\botp|\bpin)=[^&\s"'<>\\]{1,2000}/gi;
/** The password of `https://user:password@host`. */
const inOrigin = /(\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s:@/"'<>]{1,200}:)[^\s@/"'<>]{1,500}(?=@)/gi;
/** A name and its value in JSON that stands in a text, however often it was quoted. */
const inJson =
  /(\\{0,4}")([\w -]{1,60})(\\{0,4}"\s{0,10}:\s{0,10})(\\{0,4}"(?:[^"\\]|\\.){0,2000}"?|-?\d[\d.]{0,40})/g;

/** A text without the secrets that can be told by their looks or by the names before them. */
export function withoutSecrets(text: string): string {
  let shown = text.replace(inJson, (whole, open: string, name: string, between: string, value: string) =>
    isSecret(name, /^-?\d/.test(value) ? Number(value) : value)
      ? `${open}${name}${between}${open}${hidden}${open}`
      : whole,
  );
  shown = shown.replace(inAddress, `$1=${hidden}`).replace(inOrigin, `$1${hidden}`);
  for (const shape of shapes) shown = shown.replace(shape, hidden);
  return shown;
}
