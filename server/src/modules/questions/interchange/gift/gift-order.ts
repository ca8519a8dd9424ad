import { QuestionType } from '../../vocabulary';
import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import type { GiftKey } from './gift-key';
import { giftAnswerText } from './gift-text';
import type { GiftFormat } from './gift-text';

/** How many are asked for, how they lie and how they are marked: words of Moodle's ordering before the first item. */
const SETTINGS = /^\s*(\d*)((?:[ \t]+[A-Z_\d]+)*)[ \t]*(?=\n|$)/u;

/** `{>4 …}`: one item a line, in the right order. */
export function giftOrder(text: string, format: GiftFormat, ignore: Ignore): GiftKey {
  const settings = SETTINGS.exec(text);
  const [, count = '', words = ''] = settings ?? /^\s*(\d*)/u.exec(text) ?? [];
  const items = text
    .slice((settings?.[0] ?? count).length)
    .split('\n')
    .map((line) => giftAnswerText(line.trim(), ignore, format))
    .filter(Boolean);
  if (items.length < 2) throw new NotUnderstood('TOO_FEW_CHOICES');
  if (count !== '' && Number(count) > 0 && Number(count) < items.length) ignore('SETTING', { name: `>${count}` });
  if (words.trim()) ignore('SETTING', { name: words.trim() });
  return { type: QuestionType.RANKING, choices: items.map((item) => ({ text: item, isRight: false })) };
}
