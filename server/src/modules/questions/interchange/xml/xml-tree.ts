import { SaxesParser } from 'saxes';
import { NotUnderstood } from '../not-understood';

export interface XmlElement {
  /** Without its namespace prefix. */
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
  /** Where it begins, from 1. */
  line: number;
}

/** More than the largest question bank that fits into an upload, far less than what would hurt. */
const MAX_ELEMENTS = 1_000_000;
const MAX_DEPTH = 60;
const MAX_ATTRIBUTES = 200;

/**
 * The elements of a document. A document type may name a definition elsewhere, which is never fetched; one that defines anything
 * itself is refused. So there are no entities but the five of XML.
 * @throws NotUnderstood XML_DOCTYPE, XML_TOO_COMPLEX or XML_NOT_WELL_FORMED with the line
 */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const root: XmlElement = { name: '', attributes: {}, children: [], line: 1 };
  build(parser, root, text);
  parser.write(text).close();
  const [element] = root.children.filter(isElement);
  if (!element) throw new NotUnderstood('XML_NOT_WELL_FORMED');
  return element;
}

function build(parser: SaxesParser, root: XmlElement, text: string): void {
  const open = [root];
  let elements = 0;
  let line = 1;
  const add = (child: XmlElement | string) => void open.at(-1)?.children.push(child);
  parser.on('error', ({ message }) => {
    throw new NotUnderstood('XML_NOT_WELL_FORMED', { reason: message.replace(/^\d+:\d+: /u, '') }, parser.line);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.replace(/"[^"]*"|'[^']*'/gu, '').includes('[')) throw new NotUnderstood('XML_DOCTYPE', {}, parser.line);
  });
  parser.on('opentagstart', () => {
    // The parser tells when it is one character past the name.
    line = parser.line - (text[parser.position - 1] === '\n' ? 1 : 0);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const isTooMuch =
      ++elements > MAX_ELEMENTS || open.length > MAX_DEPTH || Object.keys(attributes).length > MAX_ATTRIBUTES;
    if (isTooMuch) throw new NotUnderstood('XML_TOO_COMPLEX', {}, line);
    const element = { name: localName(name), attributes: { ...attributes }, children: [], line };
    add(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', add);
  parser.on('cdata', add);
}

export function isElement(node: XmlElement | string): node is XmlElement {
  return typeof node !== 'string';
}

export function elementsOf(element: XmlElement, name?: string): XmlElement[] {
  return element.children.filter(isElement).filter((child) => name === undefined || child.name === name);
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child): child is XmlElement => isElement(child) && child.name === name);
}

/** All of these names at any depth, in the order of the document. */
export function descendantsOf(element: XmlElement, ...names: string[]): XmlElement[] {
  return elementsOf(element).flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...descendantsOf(child, ...names),
  ]);
}

/** All the text inside, trimmed. */
export function textOf(element: XmlElement | undefined): string {
  return element ? gathered(element).trim() : '';
}

function gathered({ children }: XmlElement): string {
  return children.map((child) => (isElement(child) ? gathered(child) : child)).join('');
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
