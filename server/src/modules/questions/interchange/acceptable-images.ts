import { DomainError } from '../../../platform/errors';
import { checkFile, images as imageTypes } from '../../../platform/files';
import { imageIdsOf } from './html-images';
import type { ImportNote, InterchangeReading } from './interchange';

/** A question with a picture that may not be stored, too large or able to run a script, is a problem: it asks about what nobody would see. */
export async function withAcceptableImages(reading: InterchangeReading): Promise<InterchangeReading> {
  const refused = await refusedIn(reading);
  if (refused.size === 0) return reading;
  const problems: ImportNote[] = [];
  const understood = reading.understood.filter(({ question, line, file, title }) => {
    const gone = [...imageIdsOf(question.textHtml), ...imageIdsOf(question.translation?.textHtml)].find((key) =>
      refused.has(key),
    );
    if (gone === undefined) return true;
    const params = { name: reading.images.get(gone)?.name ?? '' };
    problems.push({ line, title, ...(file !== undefined && { file }), code: 'IMAGE_UNACCEPTABLE', params });
    return false;
  });
  return { ...reading, understood, problems: [...reading.problems, ...problems] };
}

async function refusedIn({ images }: InterchangeReading): Promise<Set<string>> {
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
