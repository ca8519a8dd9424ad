import { posix } from 'node:path';
import type { CarriedImage, ImportNote } from '../interchange';
import { NotUnderstood } from '../not-understood';
import { sourceText } from '../source-text';
import { childOf, elementsOf, parseXml } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { inOneDialect } from './one-dialect';

export interface QtiDocument {
  file: string;
  root: XmlElement;
}

export interface QtiPackage {
  documents: QtiDocument[];
  /** What the manifest says of a document. */
  resourceOf: (file: string) => XmlElement | undefined;
  problems: ImportNote[];
  /** An image as a document refers to it. */
  imageAt: (file: string, source: string) => CarriedImage | undefined;
  /** Files that nothing asked for. */
  unused: () => string[];
}

const MANIFEST = 'imsmanifest.xml';
const COURSE_FILES = /^\$(?:IMS-CC-FILEBASE|IMS_CC_FILEBASE|1EdTech-CC-FILEBASE)\$\/?/u;
const OF_NO_CONTENT = /(?:^|\/)(?:imsmanifest\.xml|[^/]+\.(?:xsd|dtd|css)|\.DS_Store|Thumbs\.db)$|^__MACOSX\//u;

/** @throws NotUnderstood ARCHIVE_WITHOUT_MANIFEST, or what is wrong with the manifest */
export function openPackage(files: Map<string, Buffer>): QtiPackage {
  const manifest = [...files.keys()]
    .filter((name) => posix.basename(name) === MANIFEST)
    .sort((a, b) => a.length - b.length)[0];
  if (manifest === undefined) throw new NotUnderstood('ARCHIVE_WITHOUT_MANIFEST');
  const used = new Set<string>();
  const resources = new Map<string, XmlElement>();
  const found: QtiPackage = {
    documents: [],
    resourceOf: (file) => resources.get(file),
    problems: [],
    imageAt: (file, source) => imageAt(files, used, file, source),
    unused: () => [...files.keys()].filter((name) => !used.has(name) && !OF_NO_CONTENT.test(name)),
  };
  for (const { href, line, resource } of resourcesOf(files, manifest)) {
    const file = posix.join(posix.dirname(manifest), href);
    if (!resources.has(file)) resources.set(file, resource);
    const bytes = files.get(file);
    if (!bytes)
      found.problems.push({ line, file: manifest, title: href, code: 'FILE_MISSING', params: { name: href } });
    else if (!used.has(file) && /\.(?:xml|qti)$/iu.test(file)) {
      used.add(file);
      openDocument(file, bytes, found);
    }
  }
  return found;
}

function openDocument(file: string, bytes: Buffer, { documents, problems }: QtiPackage): void {
  try {
    documents.push({ file, root: inOneDialect(parseXml(sourceText(bytes))) });
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
    problems.push({ line: error.line ?? null, file, title: '', code: error.code, params: error.params });
  }
}

interface NamedFile {
  href: string;
  line: number;
  resource: XmlElement;
}

function resourcesOf(files: Map<string, Buffer>, manifest: string): NamedFile[] {
  const root = parseXml(sourceText(files.get(manifest) ?? Buffer.alloc(0)));
  const resources = childOf(root, 'resources');
  return (resources ? elementsOf(resources, 'resource') : []).flatMap((resource) => {
    const hrefs = [resource.attributes.href, ...elementsOf(resource, 'file').map(({ attributes }) => attributes.href)];
    return [...new Set(hrefs)].flatMap((href) =>
      href ? [{ href: unescaped(href), line: resource.line, resource }] : [],
    );
  });
}

function imageAt(
  files: Map<string, Buffer>,
  used: Set<string>,
  file: string,
  source: string,
): CarriedImage | undefined {
  if (/^[a-z][a-z0-9+.-]*:/iu.test(source)) return undefined;
  const name = placesOf(file, source).find((place) => files.has(place));
  const bytes = name === undefined ? undefined : files.get(name);
  if (name === undefined || !bytes) return undefined;
  used.add(name);
  return { name: posix.basename(name), bytes };
}

/** Beside the document, as the address says; or in the folder that Canvas keeps all files of a course in. */
function placesOf(file: string, source: string): string[] {
  const address = unescaped(source.replace(/[?#].*$/u, ''));
  const base = COURSE_FILES.exec(address)?.[0];
  const path = address.slice(base?.length ?? 0);
  const beside = posix.join(posix.dirname(file), path);
  const inCourse = ['web_resources', ''].map((folder) => posix.join(folder, path));
  return base === undefined ? [beside, posix.join(path.replace(/^\/+/u, ''))] : [...inCourse, beside];
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
