import { MAX_FILE_BYTES } from './file-rules';

const PHOTO = /\.(?:jpe?g|png|webp|heic|heif)$/i;
const APPLE = /\.(?:heic|heif)$/i;

/** Longest sides, from the largest; at each the qualities are tried. Writing in a photo stays legible down to the last. */
const SIDES = [2_560, 2_048, 1_600, 1_280, 1_024];
const QUALITIES = [0.85, 0.7, 0.55];

/** Whether a picture can be handed in only after it was made smaller, or into one of a kind that is taken. */
export function isToBeMadeSmaller({ name, size }: Pick<File, 'name' | 'size'>, endings: readonly string[]): boolean {
  return endings.includes('.jpg') && PHOTO.test(name) && (size > MAX_FILE_BYTES || APPLE.test(name));
}

/** The same picture as a JPEG within the limit; null where this browser cannot read it or it does not become small enough. */
export async function smallerPicture(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  try {
    return await fitting(picture, file.name.replace(/\.[^.]*$/, '.jpg'));
  } finally {
    picture.close();
  }
}

async function fitting(picture: ImageBitmap, name: string): Promise<File | null> {
  for (const side of SIDES) {
    const canvas = drawn(picture, side);
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (blob && blob.size <= MAX_FILE_BYTES) return new File([blob], name, { type: 'image/jpeg' });
    }
  }
  return null;
}

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // What was transparent would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}
