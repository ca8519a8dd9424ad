import { encodeBasics } from '../html-text';
import { NotUnderstood } from '../not-understood';
import { elementsOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';

const FLOWS = new Set(['flow', 'flow_mat', 'flow_label']);
const MEDIA = new Set(['mataudio', 'matvideo', 'matapplet', 'matapplication']);
const ELSEWHERE = new Set(['matref', 'material_ref']);

/** The material that stands in this element itself, not in the answers below it. */
export function materialHtml(element: XmlElement): string {
  const own = elementsOf(element).flatMap((child) => {
    if (FLOWS.has(child.name)) return materialHtml(child);
    if (ELSEWHERE.has(child.name)) throw elsewhere(child);
    return child.name === 'material' ? elementsOf(child).map(partHtml) : '';
  });
  return own.join('').trim();
}

function partHtml(part: XmlElement): string {
  const { uri = '', label = '', texttype } = part.attributes;
  if (MEDIA.has(part.name)) throw new NotUnderstood('MEDIA_NOT_HELD', { name: uri || part.name }, part.line);
  if (ELSEWHERE.has(part.name) || (part.name === 'mattext' && uri !== '')) throw elsewhere(part);
  if (part.name === 'matimage') return `<img src="${encodeBasics(imageAddress(part))}" alt="${encodeBasics(label)}">`;
  if (part.name === 'matbreak') return '<br>';
  const text = textOf(part);
  return texttype === 'text/html' ? text : encodeBasics(text).replaceAll('\n', '<br>');
}

function imageAddress({ attributes: { uri = '', imagtype = 'image/png', embedded }, ...part }: XmlElement): string {
  const inside = textOf({ ...part, attributes: {} });
  return embedded === 'base64' || (uri === '' && inside) ? `data:${imagtype};base64,${inside}` : uri;
}

function elsewhere({ attributes, line }: XmlElement): NotUnderstood {
  return new NotUnderstood('PASSAGE_ELSEWHERE', { name: attributes.uri ?? attributes.linkrefid ?? '' }, line);
}
