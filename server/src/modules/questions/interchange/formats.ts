import { readAiken } from './aiken/read-aiken';
import { writeAiken } from './aiken/write-aiken';
import { readGift } from './gift/read-gift';
import { writeGift } from './gift/write-gift';
import type { CarriedImage, InterchangeReading, WritableQuestion, Writing } from './interchange';
import { readMoodleXml } from './moodle-xml/read-moodle-xml';
import { writeMoodleXml } from './moodle-xml/write-moodle-xml';
import { NotUnderstood } from './not-understood';
import { readQti } from './qti/read-qti';
import { writeQti } from './qti/write-qti';
import type { QuestionFormat } from './question-format';
import { unreadable } from './read-each';
import type { SheetLanguage } from './spreadsheet/columns';
import { readSpreadsheet } from './spreadsheet/read-spreadsheet';
import { writeSpreadsheet } from './spreadsheet/write-spreadsheet';

interface Format {
  read: (bytes: Uint8Array) => InterchangeReading | Promise<InterchangeReading>;
  write: (
    questions: readonly WritableQuestion[],
    images: ReadonlyMap<string, CarriedImage>,
    language: SheetLanguage,
  ) => Writing | Promise<Writing>;
  /** Of a file that is written. */
  extension: string;
  contentType: string;
}

const TEXT = 'text/plain; charset=utf-8';

const formats: Record<QuestionFormat, Format> = {
  gift: { read: readGift, write: writeGift, extension: 'gift.txt', contentType: TEXT },
  aiken: { read: readAiken, write: writeAiken, extension: 'aiken.txt', contentType: TEXT },
  'moodle-xml': { read: readMoodleXml, write: writeMoodleXml, extension: 'moodle.xml', contentType: 'application/xml' },
  qti: {
    read: readQti,
    write: (questions, images) => writeQti(questions, images),
    extension: 'qti.zip',
    contentType: 'application/zip',
  },
  'qti-3': {
    read: readQti,
    write: (questions, images) => writeQti(questions, images, '3.0'),
    extension: 'qti3.zip',
    contentType: 'application/zip',
  },
  xlsx: {
    read: readSpreadsheet,
    write: (questions, _, language) => writeSpreadsheet(questions, language),
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
};

/** What a file holds; a file that cannot be read at all is one problem. */
export async function readFormat(format: QuestionFormat, bytes: Uint8Array): Promise<InterchangeReading> {
  try {
    const reading = await formats[format].read(bytes);
    const isEmpty = reading.understood.length + reading.problems.length === 0;
    return isEmpty
      ? { ...reading, ...unreadable(new NotUnderstood('NO_QUESTIONS')), ignored: reading.ignored }
      : reading;
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
    return unreadable(error);
  }
}

export const formatOf = (format: QuestionFormat): Format => formats[format];
