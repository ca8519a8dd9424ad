import type { ImportNote } from '../interchange';
import { NotUnderstood } from '../not-understood';
import { titleOf } from '../read-each';
import { sourceText } from '../source-text';
import { childOf, descendantsOf, elementsOf, isElement, parseXml, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import type { Code, ReturnedRun } from './marked-text';
import type { ReturnedFile, ReturnedText } from './returned-text';
import { segmentStates } from './translation-work';
import type { SegmentState } from './translation-work';

/** Marks that tools leave around words; the words count. */
const TRANSPARENT = new Set(['mrk']);
const WITHOUT_WORDS = new Set(['sm', 'em']);
/** Pairs within pairs, as deep as elements may be. */
const MOST_OPEN = 60;

/** A translated XLIFF 2 file, whichever tool it comes from. @throws NotUnderstood for what is none */
export function readXliff(bytes: Uint8Array): ReturnedFile {
  const root = parseXml(sourceText(bytes));
  if (root.name !== 'xliff') throw new NotUnderstood('XML_OTHER_KIND', { name: root.name }, root.line);
  const { version = '', srcLang = null, trgLang = null } = root.attributes;
  if (!version.startsWith('2.')) throw new NotUnderstood('XLIFF_VERSION', { version }, root.line);
  const problems: ImportNote[] = [];
  const texts = elementsOf(root, 'file').flatMap((file) =>
    descendantsOf(file, 'unit').flatMap((unit) => readUnit(file, unit, problems)),
  );
  return { format: 'xliff', from: srcLang, to: trgLang, texts, problems };
}

function readUnit(file: XmlElement, unit: XmlElement, problems: ImportNote[]): ReturnedText[] {
  const parts = elementsOf(unit).filter(({ name }) => name === 'segment' || name === 'ignorable');
  const sources = parts.map((part) => childOf(part, 'source'));
  const said = parts.map((part) => (part.name === 'ignorable' ? saidOrSame(part) : childOf(part, 'target')));
  const segments = parts.filter(({ name }) => name === 'segment');
  const title = titleOf(sources.map((source) => textOf(source)).join(' '));
  const isSaid = segments.some((part) => textOf(childOf(part, 'target')) !== '' || hasCodes(childOf(part, 'target')));
  const place = { line: unit.line, title };
  if (isSaid && segments.some((part) => !childOf(part, 'target'))) {
    problems.push({ ...place, code: 'PART_UNTRANSLATED', params: {} });
    return [];
  }
  return [
    {
      ...place,
      questionId: file.attributes.id ?? '',
      path: unit.attributes.id ?? '',
      source: sources.flatMap(runsOf),
      said: isSaid ? said.flatMap(runsOf) : null,
      state: stateOf(segments),
      codes: codesOf(unit),
    },
  ];
}

/** By the ids that `writeXliff` gives them. */
function codesOf(unit: XmlElement): Code[] {
  const data = new Map(
    elementsOf(childOf(unit, 'originalData') ?? unit, 'data').map((one) => [one.attributes.id ?? '', textOf(one)]),
  );
  return [...data].flatMap(([name, open]) =>
    /^d\d{1,4}$/u.test(name) ? [{ id: Number(name.slice(1)), open, close: data.get(`${name}e`) ?? null }] : [],
  );
}

const saidOrSame = (part: XmlElement) => childOf(part, 'target') ?? childOf(part, 'source');
const hasCodes = (target: XmlElement | undefined): boolean =>
  target !== undefined && descendantsOf(target, 'ph', 'pc', 'sc').length > 0;

/** Of several segments the one that is least done. */
function stateOf(segments: readonly XmlElement[]): SegmentState | null {
  const states = segments.map(({ attributes: { state } }) => segmentStates.findIndex((one) => one === state));
  return states.includes(-1) ? null : (segmentStates[Math.min(...states)] ?? null);
}

function runsOf(element: XmlElement | undefined): ReturnedRun[] {
  if (!element) return [];
  const open: { id: string; runs: ReturnedRun[] }[] = [{ id: '', runs: [] }];
  for (const child of element.children) {
    const runs = open.at(-1)?.runs ?? [];
    if (!isElement(child)) runs.push(child);
    // Tools that allow codes to overlap write the two halves of a pair apart.
    else if (child.name === 'sc') openHalf(open, child);
    else if (child.name === 'ec') closeHalf(open);
    else runs.push(...runOf(child));
  }
  while (open.length > 1) closeHalf(open);
  return joined(open[0]?.runs ?? []);
}

function openHalf(open: { id: string; runs: ReturnedRun[] }[], { attributes, line }: XmlElement): void {
  if (open.length > MOST_OPEN) throw new NotUnderstood('XML_TOO_COMPLEX', {}, line);
  open.push({ id: attributes.id ?? '', runs: [] });
}

function closeHalf(open: { id: string; runs: ReturnedRun[] }[]): void {
  const half = open.length > 1 ? open.pop() : undefined;
  if (half) open.at(-1)?.runs.push({ ...half, runs: joined(half.runs) });
}

function runOf(child: XmlElement): ReturnedRun[] {
  const { name, attributes } = child;
  if (TRANSPARENT.has(name)) return runsOf(child);
  if (WITHOUT_WORDS.has(name)) return [];
  if (name === 'cp') return [characterOf(attributes.hex)];
  return [{ id: attributes.id ?? '', runs: runsOf(child) }];
}

/** One that XML cannot hold; what is no character is shown as such. */
function characterOf(hex = ''): string {
  const code = Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
}

/** Words that a parser gave in pieces. */
function joined(runs: readonly ReturnedRun[]): ReturnedRun[] {
  const all: ReturnedRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (typeof run === 'string' && typeof last === 'string') all[all.length - 1] = last + run;
    else all.push(run);
  }
  return all;
}
