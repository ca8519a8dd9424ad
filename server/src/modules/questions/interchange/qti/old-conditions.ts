import type { Ignore } from '../read-each';
import { childOf, descendantsOf, elementsOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';

const OTHER_CHECKS = ['varsubstring', 'varsubset', 'varinside', 'durequal', 'durlt', 'durgt', 'var_extension'];

/** What earns the most, of all that an item of QTI 1.2 checks. */
export interface OldCondition {
  equal: string[];
  /** From and to. */
  range?: [string, string];
  /** It checks what Mizan does not: a part of a text, a length, a place. */
  isOther?: boolean;
}

export function conditionsOf(item: XmlElement, ignore: Ignore): OldCondition[] {
  const scored = descendantsOf(item, 'respcondition').map((condition) => ({ condition, score: scoreOf(condition) }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const earning = scored.filter(({ score }) => score > 0);
  const adds = earning.every(({ condition }) =>
    descendantsOf(condition, 'setvar').every(({ attributes }) => attributes.action === 'Add'),
  );
  if (!adds && earning.some(({ score }) => score < most)) ignore('PARTIAL_CREDIT');
  if (scored.some(({ score }) => score < 0)) ignore('PENALTY');
  return earning.filter(({ score }) => adds || score === most).map(({ condition }) => wantedBy(condition));
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

function wantedBy(condition: XmlElement): OldCondition {
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
