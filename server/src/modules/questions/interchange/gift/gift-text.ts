import { hasFormatting, hasImages, plainOfHtml } from '../html-text';
import type { Ignore } from '../read-each';
import { showEscapes } from './gift-escapes';

const FORMAT = /^\s*\[(html|markdown|plain|moodle)\]/u;

export interface GiftText {
  text: string;
  textHtml?: string;
}

/** The text of a question with its format prefix. */
export function giftText(written: string, ignore: Ignore): GiftText {
  const { format, text } = parted(written);
  if (format === 'markdown') ignore('FORMATTING', { format });
  return format === 'html' ? { text: plainOfHtml(text), textHtml: text } : { text };
}

/** The text of an answer, which Mizan holds without formatting. */
export function giftAnswerText(written: string, ignore: Ignore): string {
  const { format, text } = parted(written);
  if (format === 'markdown') ignore('FORMATTING', { format });
  if (format !== 'html') return text;
  if (hasFormatting(text)) ignore('FORMATTING', { format });
  if (hasImages(text)) ignore('IMAGE');
  return plainOfHtml(text);
}

function parted(written: string): { format: string; text: string } {
  const prefix = FORMAT.exec(written);
  return { format: prefix?.[1] ?? 'plain', text: showEscapes(written.slice(prefix?.[0].length ?? 0)).trim() };
}
