import { plainDecimal } from '@mizan/question-model';
import { plainPart } from '../asked-text';
import { choiceGap } from '../carried-gaps';
import type { CarriedGap } from '../carried-gaps';
import { withoutExponent } from '../decimal-notation';
import { rangeAsNumber } from '../decimal-range';
import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import { descendantsOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { bodyHtml } from './body-html';
import { declarationOf, fullyRight } from './declarations';

/** A gap of a text that has several: words, a number, or one of its choices. @throws NotUnderstood without a right answer */
export function inlineGap(item: XmlElement, gap: XmlElement, ignore: Ignore): CarriedGap {
  const declaration = declarationOf(item, gap, ignore);
  const right = fullyRight(declaration, ignore);
  if (right.length === 0) throw new NotUnderstood('ANSWER_MISSING');
  if (gap.name === 'inlineChoiceInteraction') {
    const choices = descendantsOf(gap, 'inlineChoice');
    const texts = choices.map((choice) => plainOf(choice, ignore));
    return choiceGap(texts, (at) => right.includes(choices[at]?.attributes.identifier ?? ''));
  }
  const isNumeric = declaration.baseType === 'integer' || declaration.baseType === 'float';
  return isNumeric ? numberGap(item, gap, right) : { acceptedAnswers: right };
}

function numberGap(item: XmlElement, gap: XmlElement, right: readonly string[]): CarriedGap {
  const ranges = rangesOf(item, gap.attributes.responseIdentifier ?? '');
  const [first] = ranges;
  if (first) {
    if (ranges.some(({ tolerance }) => tolerance !== first.tolerance)) throw new NotUnderstood('SEVERAL_NUMBERS');
    return { isNumeric: true, acceptedAnswers: ranges.map(({ value }) => value), tolerance: first.tolerance };
  }
  const values = right.map((text) => plainDecimal(withoutExponent(text)));
  if (values.includes(null)) throw new NotUnderstood('NUMBER_UNREADABLE', { text: right.join(' ') });
  return { isNumeric: true, acceptedAnswers: values.map((value) => value ?? ''), tolerance: '0' };
}

/** Rules that hold this response between two bounds. */
function rangesOf(item: XmlElement, response: string): { value: string; tolerance: string }[] {
  const boundIn = (rule: XmlElement, name: string): string | null => {
    const [comparison] = descendantsOf(rule, name).filter((one) =>
      descendantsOf(one, 'variable').some(({ attributes }) => attributes.identifier === response),
    );
    const [value] = comparison ? descendantsOf(comparison, 'baseValue') : [];
    return value ? withoutExponent(textOf(value)) : null;
  };
  return descendantsOf(item, 'and').flatMap((rule) => {
    const [low, high] = [boundIn(rule, 'gte'), boundIn(rule, 'lte')];
    const range = low === null || high === null ? null : rangeAsNumber(low, high);
    return range ? [range] : [];
  });
}

export const plainOf = (choice: XmlElement, ignore: Ignore): string =>
  plainPart(
    bodyHtml(choice.children, () => null),
    ignore,
    choice.line,
  );
