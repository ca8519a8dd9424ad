import { xmlText } from '../xml/write-xml';
import type { Tag } from './dialect';

export const RESPONSE = 'RESPONSE';

export type Points = [answer: string, points: number];

interface Declared {
  identifier?: string;
  cardinality?: 'single' | 'multiple' | 'ordered';
  baseType: string;
  correct?: string[];
  points?: Points[];
  /** No answer earns more, whatever is ticked. */
  upperBound?: number;
}

/** The declaration of a response: what is right, and what parts of it count. */
export function responseDeclaration(
  tag: Tag,
  { identifier = RESPONSE, cardinality = 'single', baseType, correct = [], points = [], upperBound = 1 }: Declared,
): string {
  const values = correct.map((value) => tag('value', {}, xmlText(value)));
  const isText = baseType === 'string';
  const entries = points
    .filter(([, value]) => value !== 0)
    .map(([mapKey, mappedValue]) => tag('mapEntry', { mapKey, mappedValue, ...(isText && { caseSensitive: false }) }));
  return tag(
    'responseDeclaration',
    { identifier, cardinality, baseType },
    values.length > 0 ? tag('correctResponse', {}, values) : '',
    entries.length > 0 ? tag('mapping', { defaultValue: 0, lowerBound: 0, upperBound }, entries) : '',
  );
}
