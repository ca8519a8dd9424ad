import { childOf, descendantsOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';

/** What Canvas, or a common cartridge, calls the type of an item; empty where neither says it. */
export function kindOf(item: XmlElement): string {
  return metadata(item, 'question_type') || metadata(item, 'cc_profile');
}

export function metadata(item: XmlElement, label: string): string {
  const field = descendantsOf(item, 'qtimetadatafield').find((one) => textOf(childOf(one, 'fieldlabel')) === label);
  return textOf(childOf(field, 'fieldentry'));
}
