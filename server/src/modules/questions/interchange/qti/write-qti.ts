import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { imageIdsOf } from '../html-images';
import type { CarriedImage, WritableQuestion, Writing } from '../interchange';
import { fieldsNotHeld, leaveFields, writeEach } from '../write-each';
import type { Leave } from '../write-each';
import { element, xmlDocument } from '../xml/write-xml';
import { itemXml } from './item-xml';

const ITEM_TYPE = 'imsqti_item_xmlv2p2';

interface WrittenItem {
  id: string;
  xml: Buffer;
  images: string[];
}

/** A package of QTI 2.2: a manifest, an item for each question, and the images that they show. */
export async function writeQti(
  questions: readonly WritableQuestion[],
  images: ReadonlyMap<string, CarriedImage>,
): Promise<Writing> {
  let count = 0;
  const { parts, left } = writeEach(questions, (question, leave) =>
    writeItem(question, `item${++count}`, images, leave),
  );
  const common = fieldsNotHeld('skill', 'difficulty', 'durationSeconds');
  return { bytes: await packed(parts, images), left: parts.length > 0 ? [common, ...left] : left };
}

function writeItem(
  question: WritableQuestion,
  id: string,
  images: ReadonlyMap<string, CarriedImage>,
  leave: Leave,
): WrittenItem | null {
  const wanted = [...new Set(imageIdsOf(question.textHtml))];
  const held = wanted.filter((image) => images.has(image));
  const xml = itemXml(question, id, (image) => (images.has(image) ? imagePath(image, images) : null));
  if (xml === null) return null;
  for (const name of wanted.filter((image) => !images.has(image))) leave('IMAGE', { name });
  if (question.textHtml?.includes('data-formula=')) leave('FORMATTING');
  leaveFields(question, ['unit', 'wordLimit', 'comparison', 'isAdditional'], leave);
  const { lowLabel, highLabel } = question.rating ?? {};
  if (lowLabel || highLabel) leave('FIELDS_NOT_HELD', { fields: 'ratingLabels' });
  return { id, xml, images: held };
}

/** As an item sees it, one folder down. */
function imagePath(id: string, images: ReadonlyMap<string, CarriedImage>): string {
  return `../images/${id}${extname(images.get(id)?.name ?? '')}`;
}

async function packed(items: WrittenItem[], images: ReadonlyMap<string, CarriedImage>): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(manifest(items, images), 'imsmanifest.xml');
  for (const { id, xml } of items) zip.addBuffer(xml, `items/${id}.xml`);
  for (const id of new Set(items.flatMap((item) => item.images))) {
    zip.addBuffer(images.get(id)?.bytes ?? Buffer.alloc(0), imagePath(id, images).slice('../'.length));
  }
  zip.end();
  return buffer(zip.outputStream);
}

function manifest(items: WrittenItem[], images: ReadonlyMap<string, CarriedImage>): Buffer {
  const resources = items.map(({ id, images: shown }) => {
    const files = [`items/${id}.xml`, ...shown.map((image) => imagePath(image, images).slice('../'.length))];
    return element(
      'resource',
      { identifier: id, type: ITEM_TYPE, href: files[0] },
      files.map((href) => element('file', { href })),
    );
  });
  const metadata = element(
    'metadata',
    {},
    element('schema', {}, 'QTIv2.2 Package'),
    element('schemaversion', {}, '1.0.0'),
  );
  return xmlDocument(
    element(
      'manifest',
      { xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1', identifier: 'mizan-questions' },
      metadata,
      element('organizations'),
      element('resources', {}, resources),
    ),
  );
}
