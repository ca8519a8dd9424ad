import type { Ignore } from '../read-each';
import { childOf, elementsOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';

/** What an item says about the answers to one of its interactions. */
export interface Declaration {
  baseType: string;
  /** `correctResponse`, in its order. */
  correct: string[];
  /** What earns something, with how much; empty without a mapping. */
  mapped: Map<string, number>;
}

export function declarationOf(item: XmlElement, interaction: XmlElement, ignore: Ignore): Declaration {
  const id = interaction.attributes.responseIdentifier;
  const declared = elementsOf(item, 'responseDeclaration').find(({ attributes }) => attributes.identifier === id);
  const response = childOf(declared, 'correctResponse');
  const mapping = childOf(declared, 'mapping');
  const entries = mapping ? elementsOf(mapping, 'mapEntry') : [];
  if (entries.some(({ attributes }) => attributes.caseSensitive === 'true')) ignore('CASE_SENSITIVITY');
  return {
    baseType: declared?.attributes.baseType ?? 'string',
    correct: response ? elementsOf(response, 'value').map(textOf) : [],
    mapped: new Map(entries.map(({ attributes }) => [attributes.mapKey ?? '', Number(attributes.mappedValue) || 0])),
  };
}

/** Answers that earn all there is for them; notes where others earn a part of it. */
export function fullyRight({ correct, mapped }: Declaration, ignore: Ignore): string[] {
  const most = Math.max(0, ...mapped.values());
  const earning = [...mapped].filter(([, value]) => value > 0);
  if (earning.some(([, value]) => value < most)) ignore('PARTIAL_CREDIT');
  const best = earning.filter(([, value]) => value === most).map(([answer]) => answer);
  return [...new Set([...correct, ...best])];
}

/** Choices that belong to the right answer, of which several make it up. */
export function rightParts({ correct, mapped }: Declaration, ignore: Ignore): Set<string> {
  const earning = [...mapped].filter(([, value]) => value > 0);
  if (earning.some(([, value]) => value !== earning[0]?.[1])) ignore('PARTIAL_CREDIT');
  // A wrong choice that takes back what a right one earns is how Mizan counts too.
  const share = earning[0]?.[1] ?? 0;
  if ([...mapped.values()].some((value) => value < 0 && value !== -share)) ignore('PENALTY');
  return new Set(correct.length > 0 ? correct : earning.map(([answer]) => answer));
}

/** Points for the whole item, where it says so. */
export function maxScore(item: XmlElement): number | null {
  const outcomes = elementsOf(item, 'outcomeDeclaration');
  const most = outcomes.find(({ attributes }) => attributes.identifier === 'MAXSCORE');
  const score = outcomes.find(({ attributes }) => attributes.identifier === 'SCORE');
  const value = Number(most ? textOf(childOf(most, 'defaultValue')) : (score?.attributes.normalMaximum ?? ''));
  return value > 0 ? Number(value.toFixed(2)) : null;
}
