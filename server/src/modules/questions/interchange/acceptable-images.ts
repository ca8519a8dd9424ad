import { DomainError } from '../../../platform/errors';
import { checkFile, images as imageTypes } from '../../../platform/files';
import { dropImages, imageIdsOf } from './html-images';
import type { Note, Reading } from './interchange';

/** The reading without images that may not be stored: too large, or none of the formats that cannot run a script. */
export async function withAcceptableImages(reading: Reading): Promise<Reading> {
  const refused = await refusedIn(reading);
  if (refused.size === 0) return reading;
  const notes: Note[] = [];
  const understood = reading.understood.map((one) => {
    const { question, line, file, title } = one;
    const gone = imageIdsOf(question.textHtml).filter((key) => refused.has(key));
    if (gone.length === 0 || !question.textHtml) return one;
    const place = { line, title, ...(file !== undefined && { file }) };
    const named = gone.map((key) => reading.images.get(key)?.name ?? '');
    notes.push(...named.map((name): Note => ({ ...place, code: 'IMAGE_UNACCEPTABLE', params: { name } })));
    return { ...one, question: { ...question, textHtml: dropImages(question.textHtml, refused) } };
  });
  return { ...reading, understood, ignored: [...reading.ignored, ...notes] };
}

async function refusedIn({ images }: Reading): Promise<Set<string>> {
  const refused = new Set<string>();
  for (const [key, { name, bytes }] of images) {
    try {
      await checkFile(name, bytes, imageTypes);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refused.add(key);
    }
  }
  return refused;
}
