import type { Sharp } from 'sharp';
import { FileTypeNotAllowed } from '../../errors';
import type { FileContent } from '../content/file-types';
import { PictureTooLarge } from '../files.errors';

/** Of all frames together: a photograph of a good telephone has half of it, and the memory for it is four bytes each. */
export const MAX_MEGAPIXELS = 24;
const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
const LIMIT_SECONDS = 20;

/** In the format that it came in, so that its name stays true; frames of a moving picture stay. */
const encoders: Partial<Record<FileContent, (picture: Sharp, isOfPalette: boolean) => Sharp>> = {
  png: (picture, isOfPalette) => picture.png({ palette: isOfPalette }),
  jpeg: (picture) => picture.jpeg({ quality: 90 }),
  gif: (picture) => picture.gif({ effort: 3 }),
  webp: (picture) => picture.webp({ quality: 90, effort: 2 }),
};

/** Loaded only where a picture comes. Each is another one, so that nothing is kept for the next, and one takes one thread. */
export async function pictureLibrary() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

export function isPicture(content: FileContent): boolean {
  return content in encoders;
}

/**
 * The picture decoded and encoded anew: nothing is left of what came beside its pixels, be it the place where it was taken or what
 * a reader with a fault would run. It is turned as its camera says. @throws PictureTooLarge, FileTypeNotAllowed
 */
export async function encodePicture(content: FileContent, bytes: Buffer): Promise<Buffer> {
  const encode = encoders[content];
  if (!encode) return bytes;
  const sharp = await pictureLibrary();
  try {
    const { width, height, pages = 1, pageHeight, isPalette } = await sharp(bytes).metadata();
    if (width * (pageHeight ?? height) * pages > MAX_PIXELS) throw new PictureTooLarge({ megapixels: MAX_MEGAPIXELS });
    const opened = sharp(bytes, { animated: pages > 1, failOn: 'error', limitInputPixels: MAX_PIXELS });
    // One that moves cannot be turned, and no camera makes one.
    const upright = pages > 1 ? opened : opened.autoOrient();
    return await encode(upright.timeout({ seconds: LIMIT_SECONDS }), isPalette).toBuffer();
  } catch (error) {
    throw error instanceof PictureTooLarge ? error : new FileTypeNotAllowed();
  }
}
