import { createHash } from 'node:crypto';
import type { CarriedImage } from './interchange';
import type { Ignore } from './read-each';
import { encodeBasics } from './html-text';
import { NotUnderstood } from './not-understood';

const IMAGE = /<img\b[^>]*>/giu;
const DATA_URL = /^data:image\/([a-z]+);base64,([a-z0-9+/=\s]+)$/iu;
const BASE64 = /^[a-z0-9+/=\s]*$/iu;

export type FindImage = (source: string) => CarriedImage | undefined;

/**
 * The HTML with every image that the file brings along named by a key of `images`. An image that lies elsewhere is never fetched:
 * the address could be anybody's. @throws NotUnderstood PICTURE_MISSING, unless it only decorates
 */
export function adoptImages(html: string, images: Map<string, CarriedImage>, find: FindImage, ignore: Ignore): string {
  return html.replace(IMAGE, (tag) => {
    const source = attribute(tag, 'src');
    const image = inline(source) ?? find(source);
    if (!image && !isDecoration(tag)) throw new NotUnderstood('PICTURE_MISSING', { name: source.slice(0, 200) });
    if (!image) {
      ignore('IMAGE', { name: source.slice(0, 200) });
      return '';
    }
    const key = keyOf(image);
    images.set(key, image);
    const size = ['width', 'height'].flatMap((name) =>
      /^\d{1,4}$/u.test(attribute(tag, name)) ? ` ${name}="${attribute(tag, name)}"` : '',
    );
    return `<img data-file-id="${key}" alt="${encodeBasics(attribute(tag, 'alt'))}"${size.join('')}>`;
  });
}

/** The same whenever the file is read, for a preview and an import know a picture by it. A UUID of version 8, which no stored file has. */
function keyOf({ name, bytes }: CarriedImage): string {
  const hash = createHash('sha256').update(`${name}\n`).update(bytes).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(12, 15)}`,
    `8${hash.slice(15, 18)}`,
    hash.slice(18, 30),
  ].join('-');
}

/** Without the addresses under which a preview showed the images: each has its key, and an address may be the whole image. */
export function withoutAddresses(html: string): string {
  return html.replace(IMAGE, (tag) => tag.replace(/\ssrc\s*=\s*(?:"[^"]*"|'[^']*')/giu, ''));
}

/** Said to be of no meaning, or of the size of what counts visits. */
function isDecoration(tag: string): boolean {
  const isTiny = (name: string) => /^[0-3](?:px)?$/u.test(attribute(tag, name));
  return /^(?:presentation|none)$/iu.test(attribute(tag, 'role')) || isTiny('width') || isTiny('height');
}

/** The HTML with the addresses under which another system finds the images; those whose bytes are missing go. */
export function releaseImages(html: string, addressOf: (fileId: string) => string | null): string {
  return html.replace(IMAGE, (tag) => {
    const address = addressOf(attribute(tag, 'data-file-id'));
    return address === null ? '' : `<img src="${encodeBasics(address)}" alt="${encodeBasics(attribute(tag, 'alt'))}"/>`;
  });
}

/** With other ids in the place of the keys that have one. */
export function renameImages(html: string, ids: ReadonlyMap<string, string>): string {
  return html.replace(IMAGE, (tag) => {
    const key = attribute(tag, 'data-file-id');
    return tag.replace(key, ids.get(key) ?? key);
  });
}

export function imageIdsOf(html: string | null | undefined): string[] {
  return [...(html ?? '').matchAll(IMAGE)].map(([tag]) => attribute(tag, 'data-file-id')).filter(Boolean);
}

export function decodeBase64(text: string): Buffer | null {
  return BASE64.test(text) ? Buffer.from(text, 'base64') : null;
}

function inline(source: string): CarriedImage | undefined {
  const found = DATA_URL.exec(source);
  return found ? { name: `image.${found[1]}`, bytes: Buffer.from(found[2] ?? '', 'base64') } : undefined;
}

function attribute(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'iu').exec(tag);
  return decoded(found?.[1] ?? found?.[2] ?? found?.[3] ?? '');
}

function decoded(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
