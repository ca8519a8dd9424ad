import { packArchive, unpackArchive } from '../archives';

/** A list of 5,000 rows needs about a tenth of it. */
const LIMITS = { entries: 200, unpackedBytes: 10 * 1024 * 1024 };
/** What is packed here is read in a moment and thrown away. */
const FASTEST = 1;

const CONTENT_TYPES = '[Content_Types].xml';
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
/** What a reader needs to get at the cells. */
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:_rels\/)?workbook[^/]*|xl\/sharedStrings[^/]*|xl\/worksheets\/[^/]+\.xml)$/i;
/** Number formats say how a date looks; no column of ours is one, and each cell would be matched against them. */
const NUMBER_FORMATS = 'cellXfs';

const MAX_TAGS = 600_000;
/** Excel's longest text fills a tag or the space between two at most this far. */
const LONGEST_TAG = 256 * 1024;

/**
 * The needed parts of an .xlsx in a new archive, every one of them unpacked and checked: what a reader is then given was
 * written here. Null when the bytes are another kind of file, or a workbook that only wants to do harm.
 */
export async function safeWorkbook(bytes: Uint8Array): Promise<Buffer | null> {
  const parts = await unpackArchive(bytes, LIMITS).catch(() => null);
  if (!parts?.get(CONTENT_TYPES)?.includes(WORKBOOK_TYPE)) return null;
  if ([...parts.values()].some(declaresEntities)) return null;
  const needed = [...parts].filter(([name, part]) => NEEDED.test(name) && !part.includes(NUMBER_FORMATS));
  return needed.every(([, part]) => isPlainMarkup(part)) ? packArchive(new Map(needed), FASTEST) : null;
}

/** No office program writes a document type; only an attack has a use for it. */
function declaresEntities(part: Buffer): boolean {
  return part.includes('<!DOCTYPE') || part.includes('<!ENTITY');
}

/** Tags and text only, in ordinary numbers and lengths: nothing that takes a streaming reader more than linear time. */
function isPlainMarkup(part: Buffer): boolean {
  if (part.includes('<!') || part.lastIndexOf('<?') > 3) return false;
  let tags = 0;
  let previous = 0;
  for (let at = part.indexOf('>'); at >= 0; at = part.indexOf('>', at + 1)) {
    if (++tags > MAX_TAGS || at - previous > LONGEST_TAG) return false;
    previous = at;
  }
  return part.length - previous <= LONGEST_TAG;
}
