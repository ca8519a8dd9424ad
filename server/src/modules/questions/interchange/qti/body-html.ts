import { encodeBasics } from '../html-text';
import { NotUnderstood } from '../not-understood';
import { isElement } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';

const VOID = new Set(['br', 'hr', 'img', 'col']);
/** Shown to others than the candidate, or only afterwards. */
const NOT_ASKED = new Set([
  'rubricBlock',
  'feedbackBlock',
  'feedbackInline',
  'templateBlock',
  'templateInline',
  'stylesheet',
  'infoControl',
]);

/** Elements of a body as HTML, what stands in another namespace without its prefix; `instead` gives the HTML in the place of an interaction, null for everything else. */
export function bodyHtml(
  nodes: readonly (XmlElement | string)[],
  instead: (element: XmlElement) => string | null,
): string {
  return nodes.map((node) => (isElement(node) ? elementHtml(node, instead) : encodeBasics(node))).join('');
}

function elementHtml(element: XmlElement, instead: (element: XmlElement) => string | null): string {
  const replaced = instead(element);
  if (replaced !== null) return replaced;
  if (element.name === 'printedVariable') throw new NotUnderstood('TEMPLATE_VARIABLES', {}, element.line);
  if (element.name === 'include')
    throw new NotUnderstood('PASSAGE_ELSEWHERE', { name: element.attributes.href ?? '' }, element.line);
  if (NOT_ASKED.has(element.name)) return '';
  const attributes = Object.entries(element.attributes)
    .map(([name, value]) => ` ${name}="${encodeBasics(value)}"`)
    .join('');
  const isBare = element.name === 'div' && Object.keys(element.attributes).every((name) => name === 'dir');
  if (isBare) return bodyHtml(element.children, instead);
  if (VOID.has(element.name)) return `<${element.name}${attributes}>`;
  return `<${element.name}${attributes}>${bodyHtml(element.children, instead)}</${element.name}>`;
}
