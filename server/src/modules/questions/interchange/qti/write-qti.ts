import { extname } from 'node:path';
import { packArchive } from '../../../../platform/archives';
import { imageIdsOf } from '../html-images';
import type { CarriedImage, WritableQuestion, Writing } from '../interchange';
import { writeEach } from '../write-each';
import type { Leave } from '../write-each';
import { dialects } from './dialect';
import type { Dialect } from './dialect';
import { itemXml } from './item-xml';
import { manifestXml } from './manifest-xml';
import { testXml } from './test-xml';
import type { WrittenItem } from './written-item';

/** A package: a manifest with what each question is, a test with their order and times, an item for each, and the images. */
export async function writeQti(
  questions: readonly WritableQuestion[],
  images: ReadonlyMap<string, CarriedImage>,
  version: keyof typeof dialects = '2.2',
): Promise<Writing> {
  const dialect = dialects[version];
  let count = 0;
  const { parts, left } = writeEach(questions, (question, leave) => {
    const id = `item${++count}`;
    const item = writeItem(dialect, question, id, images, leave);
    if (!item || !question.translation) return item && [item];
    const said = { ...question.translation, title: question.title, translationOf: id };
    const other = writeItem(dialect, said, `${id}-${said.language}`, images, leave);
    return other ? [item, other] : [item];
  });
  return { bytes: await packed(dialect, parts.flat(), images), left };
}

function writeItem(
  dialect: Dialect,
  question: WritableQuestion,
  id: string,
  images: ReadonlyMap<string, CarriedImage>,
  leave: Leave,
): WrittenItem | null {
  const wanted = [...new Set(imageIdsOf(question.textHtml))];
  const held = wanted.filter((image) => images.has(image));
  const addressOf = (image: string) => (images.has(image) ? `../${imagePath(image, images)}` : null);
  const xml = itemXml(dialect, question, id, addressOf);
  if (xml === null) return null;
  for (const name of wanted.filter((image) => !images.has(image))) leave('IMAGE', { name });
  return { id, question, xml, images: held.map((image) => imagePath(image, images)) };
}

function imagePath(id: string, images: ReadonlyMap<string, CarriedImage>): string {
  return `images/${id}${extname(images.get(id)?.name ?? '')}`;
}

function packed(dialect: Dialect, items: WrittenItem[], images: ReadonlyMap<string, CarriedImage>): Promise<Buffer> {
  const files = new Map<string, Buffer>();
  // A question is asked once; what says it in its other language lies beside it.
  const asked = items.filter(({ question }) => question.translationOf === undefined);
  files.set('imsmanifest.xml', manifestXml(dialect, items));
  if (asked.length > 0) files.set('test.xml', testXml(dialect, asked));
  for (const { id, xml } of items) files.set(`items/${id}.xml`, xml);
  for (const id of new Set(items.flatMap(({ question }) => imageIdsOf(question.textHtml)))) {
    const image = images.get(id);
    if (image) files.set(imagePath(id, images), image.bytes);
  }
  return packArchive(files);
}
