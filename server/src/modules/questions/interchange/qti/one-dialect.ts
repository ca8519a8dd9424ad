import { isElement } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';

const PREFIX = 'qti-';

/** QTI 3.0 in the words of 2.x: `qti-simple-choice` is `simpleChoice`, and its `max-choices` are `maxChoices`. */
export function inOneDialect(element: XmlElement): XmlElement {
  const isNew = element.name.startsWith(PREFIX);
  const attributes = Object.entries(element.attributes).map(([name, value]) => [isNew ? camelCase(name) : name, value]);
  return {
    name: isNew ? camelCase(element.name.slice(PREFIX.length)) : element.name,
    attributes: Object.fromEntries(attributes) as Record<string, string>,
    children: element.children.map((child) => (isElement(child) ? inOneDialect(child) : child)),
    line: element.line,
  };
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());
}
