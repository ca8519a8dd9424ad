import type { CarriedImage, ImportNote, SourcePosition, InterchangeReading, UnderstoodQuestion } from '../interchange';
import { NotUnderstood } from '../not-understood';
import { readEach, titleOf } from '../read-each';
import type { Ignore } from '../read-each';
import { sourceText } from '../source-text';
import { descendantsOf, parseXml } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { readOldItem } from './old-item';
import { inOneDialect } from './one-dialect';
import { openPackage } from './package-files';
import type { QtiDocument, QtiPackage } from './package-files';
import { onceEach } from './once-each';
import { readItem } from './read-item';
import { withMetadata } from './read-lom';
import { inOrder, testOf, withTime } from './read-test';
import { unpackPackage } from './unpack-package';

interface Item {
  file: string;
  element: XmlElement;
}

const ZIP = Buffer.from('PK', 'latin1');
const ROOTS = new Set(['assessmentItem', 'questestinterop', 'assessmentTest']);

/** A package, or one of its XML files alone. @throws NotUnderstood when nothing of it can be read */
export async function readQti(bytes: Uint8Array): Promise<InterchangeReading> {
  const isPackage = ZIP.equals(bytes.subarray(0, ZIP.length));
  const qti = isPackage ? openPackage(await unpackPackage(bytes)) : single(bytes);
  const images = new Map<string, CarriedImage>();
  const { order, times } = testOf(qti.documents);
  const reading = readEach(
    inOrder(onceEach(qti.documents), order).flatMap(itemsOf),
    placeOf,
    ({ file, element }, ignore: Ignore) => {
      const source = { images, find: (address: string) => qti.imageAt(file, address) };
      if (element.name === 'item') return readOldItem(element, source, ignore);
      const found = readItem(element, source, ignore);
      return found && { question: withTime(withMetadata(found.question, qti.resourceOf(file)), times.get(file)) };
    },
  );
  return {
    ...reading,
    understood: withTranslations(reading.understood),
    images,
    problems: [...qti.problems, ...reading.problems],
    ignored: [...reading.ignored, ...otherFiles(qti)],
  };
}

/** Items that say another one of the package in its other language go with it; without that one they are questions themselves. */
function withTranslations(understood: readonly UnderstoodQuestion[]): UnderstoodQuestion[] {
  const nameOf = (file = '') => file.replace(/^.*\//u, '').replace(/\.xml$/u, '');
  const names = new Set(understood.map(({ file }) => nameOf(file)));
  const said = new Map(
    understood.flatMap(({ question }) =>
      question.translationOf && names.has(question.translationOf) ? [[question.translationOf, question] as const] : [],
    ),
  );
  return understood.flatMap((one) => {
    const translation = said.get(nameOf(one.file));
    if ([...said.values()].includes(one.question)) return [];
    return [translation ? { ...one, question: { ...one.question, translation } } : one];
  });
}

function single(bytes: Uint8Array): QtiPackage {
  const root = inOneDialect(parseXml(sourceText(bytes)));
  if (!ROOTS.has(root.name)) throw new NotUnderstood('XML_OTHER_KIND', { name: root.name }, root.line);
  return {
    documents: [{ file: '', root }],
    resourceOf: () => undefined,
    problems: [],
    imageAt: () => undefined,
    unused: () => [],
  };
}

function itemsOf({ file, root }: QtiDocument): Item[] {
  if (root.name === 'assessmentItem') return [{ file, element: root }];
  if (root.name !== 'questestinterop') return [];
  return descendantsOf(root, 'item').map((element) => ({ file, element }));
}

function placeOf({ file, element }: Item): SourcePosition {
  return { line: element.line, title: titleOf(element.attributes.title ?? ''), ...(file && { file }) };
}

/** Tests, results and everything else that is no item; and files that no item shows. */
function otherFiles(qti: QtiPackage): ImportNote[] {
  const others = qti.documents.filter(({ root }) => !ROOTS.has(root.name)).map(({ file }) => file);
  return [...others, ...qti.unused()].map((file) => ({
    line: null,
    file,
    title: '',
    code: 'OTHER_FILE',
    params: { name: file },
  }));
}
