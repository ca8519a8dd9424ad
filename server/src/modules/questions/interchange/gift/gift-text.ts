import { askedText, plainPart } from '../asked-text';
import type { AskedText } from '../asked-text';
import { withPlainFormulas } from '../formulas';
import { hasImages, hasMarkup, plainOfHtml } from '../html-text';
import { withRaisedText } from '../raised-text';
import type { Ignore } from '../read-each';
import { showEscapes } from './gift-escapes';

const FORMAT = /^\s*\[(html|markdown|plain|moodle)\]/u;

export type GiftFormat = 'html' | 'markdown' | 'plain' | 'moodle';

/** The format that a text names; without one Moodle takes its own, in which tags and entities are HTML. */
export function giftFormat(written: string, otherwise: GiftFormat = 'moodle'): GiftFormat {
  return (FORMAT.exec(written)?.[1] as GiftFormat | undefined) ?? otherwise;
}

/** The text of a question with its format prefix. */
export function giftText(written: string, ignore: Ignore): AskedText {
  const format = giftFormat(written);
  const text = bodyOf(written);
  if (format === 'markdown') ignore('FORMATTING', { format });
  if (!isMarkup(format, text)) return { text };
  const lines = format === 'html' ? text : text.replace(/(?<!>)\n(?!<)/gu, '<br>');
  return askedText(lines, { images: new Map(), find: () => undefined }, ignore);
}

/** The text of an answer, which Mizan holds without formatting; without a format of its own it has that of its question. */
export function giftAnswerText(written: string, ignore: Ignore, otherwise: GiftFormat): string {
  const format = giftFormat(written, otherwise);
  const text = bodyOf(written);
  if (format === 'markdown') ignore('FORMATTING', { format });
  return isMarkup(format, text) ? plainPart(text, ignore) : text;
}

/** What is compared with what somebody types: here a tag is no more than its text. */
export function giftAcceptedText(written: string, otherwise: GiftFormat): string {
  const text = bodyOf(written);
  if (giftFormat(written, otherwise) !== 'html' || !hasMarkup(text)) return text;
  return plainOfHtml(withRaisedText(withPlainFormulas(text)));
}

/** What is told about a question: what it loses changes no question. */
export function giftNote(written: string, ignore: Ignore, otherwise: GiftFormat): string {
  const format = giftFormat(written, otherwise);
  const text = bodyOf(written);
  if (!isMarkup(format, text)) return text;
  if (hasImages(text)) ignore('FEEDBACK');
  return plainOfHtml(withRaisedText(withPlainFormulas(text)));
}

function isMarkup(format: GiftFormat, text: string): boolean {
  return format === 'html' || (format === 'moodle' && hasMarkup(text));
}

function bodyOf(written: string): string {
  return showEscapes(written.slice(FORMAT.exec(written)?.[0].length ?? 0)).trim();
}
