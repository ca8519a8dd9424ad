import { adoptImages, decodeBase64 } from '../html-images';
import { hasFormatting, hasImages, plainOfHtml } from '../html-text';
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
): { text: string; textHtml?: string } {
  const written = textOf(childOf(element, 'text'));
  if (!isHtml(element)) return { text: plainText(element, written, ignore) };
  const files = filesOf(element, ignore);
  const html = adoptImages(written, images, (source) => fileAt(source, files), ignore);
  return hasFormatting(html) || hasImages(html)
    ? { text: plainOfHtml(html), textHtml: html }
    : { text: plainOfHtml(html) };
}

/** The same where Mizan holds plain text only. */
export function moodlePlain(element: XmlElement | undefined, ignore: Ignore): string {
  const written = textOf(childOf(element, 'text'));
  if (!isHtml(element)) return plainText(element, written, ignore);
  if (hasFormatting(written)) ignore('FORMATTING', { format: 'html' }, element?.line);
  if (hasImages(written) || (element && elementsOf(element, 'file').length > 0)) ignore('IMAGE', {}, element?.line);
  return plainOfHtml(written);
}

/** HTML is what Moodle takes for granted. */
function isHtml(element: XmlElement | undefined): boolean {
  return (element?.attributes.format ?? 'html') === 'html';
}

function plainText(element: XmlElement | undefined, written: string, ignore: Ignore): string {
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
