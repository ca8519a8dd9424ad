import { cleanText } from '../../../platform/text';
import { foldText } from '../../questions';

export interface PersonName {
  firstName: string;
  lastName: string;
}

/** First words that are only half a name: عبد الله, أبو بكر, Abdul Rahman. */
const NAME_OPENERS = new Set(['عبد', 'ابو', 'ام', 'abd', 'abdul', 'abdel', 'abu', 'umm']);
const COMMA = /\s*[,،]\s*/;

/** "Lina Haddad", or "Haddad, Lina" as lists put it; a single word is a first name. */
export function splitName(fullName: string): PersonName {
  const [before = '', ...after] = cleanText(fullName).split(COMMA);
  if (before && after.some(Boolean)) return { firstName: after.filter(Boolean).join(' '), lastName: before };
  const words = [before, ...after].filter(Boolean).join(' ').split(' ');
  const length = NAME_OPENERS.has(foldText(words[0] ?? '')) ? 2 : 1;
  return { firstName: words.slice(0, length).join(' '), lastName: words.slice(length).join(' ') };
}
