import { isSystemField } from '@sayso/core/filters/condition';

export type Scalar = string | number | boolean;

/** What a field is compared with: a value of the user, named as in `{{user.…}}`, or a value that stands in the rule. */
export type Operand = { from: 'user'; path: string } | { from: 'value'; value: Scalar };

/** One condition as it can be read aloud; a condition that has no such form is kept as it was written. */
export type Sentence =
  | { kind: 'empty' }
  | { kind: 'signedIn' }
  | { kind: 'user'; property: string; value?: Scalar | undefined }
  /** `field` as rules write it, with its `data.`. */
  | { kind: 'field'; field: string; operand?: Operand | undefined }
  | { kind: 'other'; written: unknown };

/** Who may do something. */
export type Access = { kind: 'anyone' } | { kind: 'nobody' } | { kind: 'matching'; sentences: Sentence[] };

export const anyone: Access = { kind: 'anyone' };
const nobody: Access = { kind: 'nobody' };
export const matching = (...sentences: Sentence[]): Access => ({ kind: 'matching', sentences });

export const isCreator: Sentence = {
  kind: 'field',
  field: 'created_by',
  operand: { from: 'user', path: 'email' },
};
export const isAdmin: Sentence = { kind: 'user', property: 'role', value: 'admin' };
export const isSignedIn: Sentence = { kind: 'signedIn' };

const signedInRoles = { role: { $in: ['user', 'admin'] } };
const template = /^\{\{user\.([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)\}\}$/;

type Doc = Record<string, unknown>;
const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Reads a rule as it is stored. What it answers is written back as the same rule, whatever it holds. */
export function accessOf(written: unknown): Access {
  if (written === undefined || written === null || written === true || written === '') return anyone;
  if (written === false) return nobody;
  if (isDoc(written) && Object.keys(written).length === 1) {
    const parts = written['$or'];
    if (Array.isArray(parts) && parts.length > 0) return matching(...parts.map(sentenceOf));
  }
  return matching(sentenceOf(written));
}

function sentenceOf(written: unknown): Sentence {
  const other: Sentence = { kind: 'other', written };
  if (!isDoc(written)) return other;
  const [entry, ...more] = Object.entries(written);
  if (!entry || more.length > 0) return other;
  const [key, value] = entry;
  if (key === 'user_condition') return userSentence(value) ?? other;
  if (!isSystemField(key) && !key.startsWith('data.')) return other;
  const operand = operandOf(value);
  return operand ? { kind: 'field', field: key, operand } : other;
}

function userSentence(value: unknown): Sentence | null {
  if (!isDoc(value)) return null;
  if (JSON.stringify(value) === JSON.stringify(signedInRoles)) return isSignedIn;
  const [entry, ...more] = Object.entries(value);
  if (!entry || more.length > 0) return null;
  const [property, wanted] = entry;
  return isScalar(wanted) && !String(wanted).includes('{{')
    ? { kind: 'user', property, value: wanted }
    : null;
}

function operandOf(value: unknown): Operand | null {
  if (!isScalar(value)) return null;
  const path = typeof value === 'string' ? template.exec(value)?.[1] : undefined;
  if (path !== undefined) return { from: 'user', path };
  // What else stands in braces is a value of the user in a form that this editor does not write.
  return typeof value === 'string' && value.includes('{{') ? null : { from: 'value', value };
}

/** The rule as it is stored; sentences that are not finished are left out. */
export function writtenAccess(access: Access): unknown {
  if (access.kind !== 'matching') return access.kind === 'anyone';
  const parts = access.sentences.flatMap((sentence) => {
    const written = writtenSentence(sentence);
    return written === undefined ? [] : [written];
  });
  const [only] = parts;
  // Nothing that is finished lets nobody through.
  if (parts.length === 0) return false;
  return parts.length === 1 ? only : { $or: parts };
}

function writtenSentence(sentence: Sentence): unknown {
  switch (sentence.kind) {
    case 'empty':
      return undefined;
    case 'signedIn':
      return { user_condition: signedInRoles };
    case 'user':
      return problemOf(sentence) ? undefined : { user_condition: { [sentence.property]: sentence.value } };
    case 'field': {
      const { field, operand } = sentence;
      if (!operand || problemOf(sentence)) return undefined;
      return { [field]: operand.from === 'user' ? `{{user.${operand.path}}}` : operand.value };
    }
    case 'other':
      return sentence.written;
  }
}

export type SentenceProblem = 'choose' | 'userValue' | 'fieldValue';

/** What is missing of a sentence (W-SEC-15); null where it is whole. */
export function problemOf(sentence: Sentence): SentenceProblem | null {
  switch (sentence.kind) {
    case 'empty':
      return 'choose';
    case 'user':
      return isBlank(sentence.value) ? 'userValue' : null;
    case 'field': {
      const { operand } = sentence;
      if (!operand) return 'fieldValue';
      return operand.from === 'value' && isBlank(operand.value) ? 'fieldValue' : null;
    }
    default:
      return null;
  }
}

const isBlank = (value: Scalar | undefined): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'number' && !Number.isFinite(value));
