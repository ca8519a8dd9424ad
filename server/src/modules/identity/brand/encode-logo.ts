import { createHash } from 'node:crypto';
import { DomainError, InvalidInput } from '../../../platform/errors';
import { checkFile, images, pictureLibrary, readBytes } from '../../../platform/files';
import type { UploadedFile } from '../../../platform/graphql';

/** In pixels: twice the largest place that any page has for it. */
const WIDEST = 480;
const TALLEST = 96;
/** Of what is kept: it comes with every exam page. */
export const MAX_LOGO_BYTES = 40_000;
const MARKUP = /^\uFEFF?\s*<(?:\?xml|!doctype|!--|svg|html|script)/iu;

export interface EncodedLogo {
  id: string;
  png: Buffer;
  width: number;
  height: number;
}

/**
 * The pixels of an uploaded picture, made small. What can hold a script (SVG) is refused by its bytes, whatever its name says.
 * @throws InvalidInput at this path, FileTooLarge
 */
export async function encodeLogo(path: string, file: UploadedFile): Promise<EncodedLogo> {
  const bytes = await readBytes(file);
  if (MARKUP.test(bytes.subarray(0, 256).toString('utf8'))) throw InvalidInput.at(path, 'logo-script');
  const sharp = await pictureLibrary();
  try {
    await checkFile((await file).filename, bytes, images);
    const small = sharp(bytes, { failOn: 'error', limitInputPixels: 24_000_000 })
      .autoOrient()
      .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 20 });
    const whole = await small.clone().png({ effort: 10 }).toBuffer({ resolveWithObject: true });
    const made =
      whole.data.length <= MAX_LOGO_BYTES
        ? whole
        : await small.clone().png({ palette: true, colours: 128, effort: 10 }).toBuffer({ resolveWithObject: true });
    const { data: png, info } = made;
    const id = createHash('sha256').update(png).digest('hex').slice(0, 32);
    return { id, png, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof DomainError && error.code !== 'FILE_TYPE_NOT_ALLOWED') throw error;
    throw InvalidInput.at(path, 'logo-picture');
  }
}
