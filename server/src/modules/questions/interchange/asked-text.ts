import { withFormulas, withPlainFormulas } from './formulas';
import { adoptImages } from './html-images';
import type { FindImage } from './html-images';
import { hasFormatting, hasImages, plainOfHtml } from './html-text';
import type { CarriedImage } from './interchange';
import { hasMedia, withoutMedia } from './media';
import { NotUnderstood } from './not-understood';
import { withRaisedText } from './raised-text';
import type { Ignore } from './read-each';

/** The images of the whole file, and how one is found in it. */
export interface ImageSource {
  images: Map<string, CarriedImage>;
  find: FindImage;
}

export interface AskedText {
  text: string;
  textHtml?: string;
}

/** What is asked, from HTML of another system. @throws NotUnderstood for what could not be answered without */
export function askedText(html: string, { images, find }: ImageSource, ignore: Ignore): AskedText {
  const shown = withRaisedText(withFormulas(withoutMedia(html)));
  const kept = adoptImages(shown, images, find, ignore);
  const text = plainOfHtml(kept);
  if (!text && !hasImages(kept)) throw new NotUnderstood('TEXT_MISSING');
  return { text, ...((hasFormatting(kept) || hasImages(kept)) && { textHtml: kept }) };
}

/** The same where Mizan holds plain text only: a choice, an item of a list. @throws NotUnderstood where the words alone are not it */
export function plainPart(html: string, ignore: Ignore, line?: number): string {
  if (hasMedia(html)) throw new NotUnderstood('PICTURE_IN_PLAIN_TEXT', {}, line);
  const shown = withRaisedText(withPlainFormulas(html));
  if (hasImages(shown)) throw new NotUnderstood('PICTURE_IN_PLAIN_TEXT', {}, line);
  if (hasFormatting(shown)) ignore('FORMATTING', { format: 'html' }, line);
  return plainOfHtml(shown);
}
