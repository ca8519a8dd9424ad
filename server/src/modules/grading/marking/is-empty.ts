import type { GivenValue } from './marking';

/** Nothing was given, or nothing but spaces. */
export function isEmpty(given: GivenValue | null): given is null {
  if (!given) return true;
  const { choiceIds = [], truth, text = '', rating, date = '', blanks = [], cells = [], fileIds = [] } = given;
  const texts = [text, date, ...blanks, ...cells.map((cell) => cell.text)];
  const isChosen = choiceIds.length > 0 || fileIds.length > 0 || truth !== undefined || rating !== undefined;
  return !isChosen && texts.every((each) => each.trim() === '');
}
