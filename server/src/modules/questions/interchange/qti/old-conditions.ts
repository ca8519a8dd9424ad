import type { Ignore } from '../read-each';
import { childOf, descendantsOf, elementsOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';

const OTHER_CHECKS = ['varsubstring', 'varsubset', 'varinside', 'durequal', 'durlt', 'durgt', 'var_extension'];

/** What earns the most, of all that an item of QTI 1.2 checks. */
export interface OldCondition {
  equal: string[];
  /** From and to. */
  range?: [string, string];
  /** Percent of the most that is earned. */
  share: number;
  /** It checks what Mizan does not: a part of a text, a length, a place. */
  isOther?: boolean;
}

export function conditionsOf(item: XmlElement): OldCondition[] {
  const scored = descendantsOf(item, 'respcondition').map((condition) => ({ condition, score: scoreOf(condition) }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const earning = scored.filter(({ score }) => score > 0);
  return earning.map(({ condition, score }) => ({ ...wantedBy(condition), share: (score / most) * 100 }));
}

/** Those that earn everything, or the parts that make it up together. */
export function fullConditions(item: XmlElement, ignore: Ignore): OldCondition[] {
  const scores = descendantsOf(item, 'respcondition').map((condition) => ({ condition, score: scoreOf(condition) }));
  const adds = scores
    .filter(({ score }) => score > 0)
    .every(({ condition }) =>
      descendantsOf(condition, 'setvar').every(({ attributes }) => attributes.action === 'Add'),
    );
  const conditions = conditionsOf(item);
  if (!adds && conditions.some(({ share }) => share < 100)) ignore('PARTIAL_CREDIT');
  if (scores.some(({ score }) => score < 0)) ignore('PENALTY');
  return conditions.filter(({ share }) => adds || share === 100);
}

function scoreOf(condition: XmlElement): number {
  const values = elementsOf(condition, 'setvar').filter(
    ({ attributes }) => (attributes.varname ?? 'SCORE') !== 'que_score_fb',
  );
  return (
    Math.max(0, ...values.map((value) => Number(textOf(value)) || 0)) ||
    Math.min(0, ...values.map((value) => Number(textOf(value)) || 0))
  );
}

function wantedBy(condition: XmlElement): Omit<OldCondition, 'share'> {
  const wanted = childOf(condition, 'conditionvar');
  const equal = wanted ? outsideNot(wanted, 'varequal').map(textOf) : [];
  const [from] = wanted ? outsideNot(wanted, 'vargte', 'vargt') : [];
  const [to] = wanted ? outsideNot(wanted, 'varlte', 'varlt') : [];
  const isOther = wanted !== undefined && outsideNot(wanted, ...OTHER_CHECKS).length > 0;
  return { equal, isOther, ...(from && to && { range: [textOf(from), textOf(to)] as [string, string] }) };
}

function outsideNot(element: XmlElement, ...names: string[]): XmlElement[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === 'not') return [];
    return names.includes(child.name) ? [child] : outsideNot(child, ...names);
  });
}
