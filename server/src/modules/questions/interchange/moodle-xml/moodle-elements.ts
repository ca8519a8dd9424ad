import { extname } from 'node:path';
import { releaseImages } from '../html-images';
import type { CarriedImage } from '../interchange';
import type { Leave } from '../write-each';
import { element, xmlText } from '../xml/write-xml';

export function plainElement(
  name: string,
  text: string,
  attributes: Record<string, string> = {},
  ...more: string[]
): string {
  const format = name === 'name' ? {} : { format: 'plain_text' };
  return element(name, { ...attributes, ...format }, element('text', {}, xmlText(text)), more);
}

export const htmlElement = (name: string, html: string, attributes: Record<string, string> = {}, more = ''): string =>
  element(name, { ...attributes, format: 'html' }, element('text', {}, xmlText(html)), more);

/** With the images that it shows, each under its file id. */
export function htmlTextElement(
  name: string,
  html: string,
  images: ReadonlyMap<string, CarriedImage>,
  leave: Leave,
): string {
  const files: string[] = [];
  const text = releaseImages(html, (id) => {
    const image = images.get(id);
    if (!image) {
      leave('IMAGE', { name: id });
      return null;
    }
    const file = `${id}${extname(image.name)}`;
    files.push(element('file', { name: file, path: '/', encoding: 'base64' }, image.bytes.toString('base64')));
    return `@@PLUGINFILE@@/${file}`;
  });
  return element(name, { format: 'html' }, element('text', {}, xmlText(text)), files);
}
