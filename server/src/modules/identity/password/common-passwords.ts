import { foldText } from '../../../platform/text';
import { isBreachedPassword } from './breached-passwords';
import { commonPhrases, commonRuns, commonWords } from './common-passwords.list';

const NO_WORD = /[^\p{L}\p{N}]+/gu;
/** Shorter pieces of a row or of an alphabet turn up in every word. */
const SHORTEST_RUN = 3;
const MOST_WORDS = 3;
const LONGEST_REPEATED = 8;

const wordSet = new Set(listed(commonWords));
const phraseSet = new Set(listed(commonPhrases));
const longestWord = Math.max(...[...wordSet].map(({ length }) => length));
const runs = commonRuns.flatMap((run) => [foldText(run), Array.from(foldText(run)).reverse().join('')]);

/** How letters are written by those who think that nobody else does so. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether somebody with a list of leaked passwords, and with the habits of people, would try it early. */
export function isCommonPassword(password: string): boolean {
  if (isBreachedPassword(password)) return true;
  const typed = foldText(password);
  const undisguised = typed.replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign);
  const spellings = [typed, undisguised, withoutDigitsAround(typed), disguisedInside(typed)];
  return isRepeated(typed) || isMadeOfRuns(typed) || spellings.some((text) => isListed(text.replace(NO_WORD, '')));
}

function isListed(text: string): boolean {
  if (phraseSet.has(text) || isRepeated(text) || isMadeOfRuns(text)) return true;
  const words = withoutDigitsAround(text);
  return words !== '' && isMadeOfWords(words, MOST_WORDS);
}

/** `2024password1234!` is as well known as `password`. */
function withoutDigitsAround(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/** `p4ssw0rd2024`: letters written as digits inside the word, and real digits around it. */
function disguisedInside(text: string): string {
  return withoutDigitsAround(text).replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign);
}

/** `abcabcabcabc`, and also with a last repetition that is cut short. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= LONGEST_REPEATED && length * 2 <= text.length; length++) {
    if (
      text ===
      text
        .slice(0, length)
        .repeat(Math.ceil(text.length / length))
        .slice(0, text.length)
    )
      return true;
  }
  return false;
}

/** Nothing but pieces of rows and orders, however they are joined. */
function isMadeOfRuns(text: string): boolean {
  if (text === '') return false;
  let rest = text;
  while (rest.length > 0) {
    const length = longestRunAt(rest);
    if (length < Math.min(SHORTEST_RUN, rest.length)) return false;
    rest = rest.slice(length);
  }
  return true;
}

function longestRunAt(text: string): number {
  let longest = 0;
  for (const run of runs) {
    let length = 0;
    while (length < text.length && run.includes(text.slice(0, length + 1))) length++;
    longest = Math.max(longest, length);
  }
  return longest;
}

function isMadeOfWords(text: string, most: number): boolean {
  if (text === '') return true;
  if (most === 0) return false;
  for (let length = Math.min(longestWord, text.length); length >= 2; length--) {
    if (wordSet.has(text.slice(0, length)) && isMadeOfWords(text.slice(length), most - 1)) return true;
  }
  return false;
}

function listed(text: string): string[] {
  return text.split(/\s+/).filter(Boolean).map(foldText);
}
