import { askedText, plainPart } from '../asked-text';
import type { AskedText } from '../asked-text';
import { decodeBase64 } from '../html-images';
import { hasFormatting, hasImages, hasMarkup, plainOfHtml } from '../html-text';
import type { CarriedImage } from '../interchange';
import type { Ignore } from '../read-each';
import { childOf, elementsOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';

const PLUGIN_FILE = '@@PLUGINFILE@@/';

/** What `<questiontext>` and its like hold: `<text>` in one of four formats, with files beside it. */
export function moodleText(
  element: XmlElement | undefined,
  images: Map<string, CarriedImage>,
  ignore: Ignore,
): AskedText {
  const written = htmlOf(element);
  return written === null ? { text: plainText(element, ignore) } : moodleHtml(written, element, images, ignore);
}

/** HTML with the files that stand beside it. */
export function moodleHtml(
  html: string,
  element: XmlElement | undefined,
  images: Map<string, CarriedImage>,
  ignore: Ignore,
): AskedText {
  const files = filesOf(element, ignore);
  return askedText(html, { images, find: (source) => fileAt(source, files) }, ignore);
}

/** The same where Mizan holds plain text only. */
export function moodlePlain(element: XmlElement | undefined, ignore: Ignore): string {
  const written = htmlOf(element);
  return written === null ? plainText(element, ignore) : plainPart(written, ignore, element?.line);
}

/** For those who mark, and for titles: what it loses changes no question. */
export function moodleNote(element: XmlElement | undefined, ignore: Ignore): string {
  const written = htmlOf(element);
  if (written === null) return plainText(element, ignore);
  if (hasFormatting(written)) ignore('FORMATTING', { format: 'html' }, element?.line);
  if (hasImages(written)) ignore('IMAGE', {}, element?.line);
  return plainOfHtml(written);
}

/** HTML is what Moodle takes for granted; its automatic format is HTML where tags say so. */
function htmlOf(element: XmlElement | undefined): string | null {
  const written = textOf(childOf(element, 'text'));
  const { format = 'html' } = element?.attributes ?? {};
  if (format === 'html') return written;
  if (format !== 'moodle_auto_format' || !hasMarkup(written)) return null;
  return written.replace(/(?<!>)\n(?!<)/gu, '<br>');
}

function plainText(element: XmlElement | undefined, ignore: Ignore): string {
  const written = textOf(childOf(element, 'text'));
  if (element?.attributes.format === 'markdown') ignore('FORMATTING', { format: 'markdown' }, element.line);
  return written;
}

function filesOf(element: XmlElement | undefined, ignore: Ignore): Map<string, CarriedImage> {
  const files = new Map<string, CarriedImage>();
  for (const file of element ? elementsOf(element, 'file') : []) {
    const { name = '', path = '/', encoding } = file.attributes;
    const bytes = encoding === 'base64' ? decodeBase64(textOf(file)) : null;
    if (bytes) files.set(`${path}${name}`.replace(/^\/+/u, ''), { name, bytes });
    else ignore('IMAGE_UNACCEPTABLE', { name }, file.line);
  }
  return files;
}

function fileAt(source: string, files: Map<string, CarriedImage>): CarriedImage | undefined {
  return source.startsWith(PLUGIN_FILE) ? files.get(unescaped(source.slice(PLUGIN_FILE.length))) : undefined;
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
