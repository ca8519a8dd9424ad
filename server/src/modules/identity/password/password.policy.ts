import { foldText } from '../../../platform/text';
import { isCommonPassword } from './common-passwords';

/** Whose password it is to be: what others know of them is no secret. */
export interface PasswordOwner {
  name: string;
  email: string;
  companyName: string | null;
}

export interface PasswordRules {
  /** Characters. */
  minimum: number;
  owner: PasswordOwner;
}

export interface PasswordProblem {
  rule: string;
  params?: Record<string, unknown>;
}

const MAXIMUM = 128;
const PRODUCT = 'mizan ميزان';
/** Shorter words are found by chance in any sentence. */
const SHORTEST_WORD = 4;
const NO_WORD = /[^\p{L}\p{N}]+/u;

/** Why this password is refused, or null. Any characters are welcome in it; none are demanded. */
export function passwordProblem(password: string, { minimum, owner }: PasswordRules): PasswordProblem | null {
  const text = password.normalize('NFKC');
  const length = Array.from(text).length;
  if (length === 0) return { rule: 'required' };
  if (length < minimum) return { rule: 'min-length', params: { min: minimum } };
  if (length > MAXIMUM) return { rule: 'max-length', params: { max: MAXIMUM } };
  if (isCommonPassword(text)) return { rule: 'password-common' };
  const rule = ownWordsRule(comparable(text), owner);
  return rule === null ? null : { rule };
}

function ownWordsRule(text: string, { name, email, companyName }: PasswordOwner): string | null {
  const contains = (words: string) => wordsOf(words).some((word) => text.includes(word));
  if (contains(name)) return 'password-own-name';
  if (contains(email.split('@')[0] ?? '')) return 'password-own-email';
  if (contains(companyName ?? '')) return 'password-own-company';
  return contains(PRODUCT) ? 'password-product' : null;
}

/** The words themselves, and all of them written together. */
function wordsOf(text: string): string[] {
  const words = foldText(text).split(NO_WORD).filter(Boolean);
  return [...words, words.join('')].filter((word) => word.length >= SHORTEST_WORD);
}

/** Without case, spaces and signs, which hide nothing from somebody who guesses. */
function comparable(text: string): string {
  return foldText(text).split(NO_WORD).join('');
}
