import { plainDecimal } from '@mizan/question-model';
import { QuestionType } from '../../vocabulary';
import { rangeAsNumber } from '../decimal-range';
import { adoptImages } from '../html-images';
import { escapeHtml, hasFormatting, hasImages, plainOfHtml } from '../html-text';
import type { CarriedQuestion } from '../interchange';
import { NotUnderstood } from '../not-understood';
import { titleOf } from '../read-each';
import type { Ignore } from '../read-each';
import { childOf, descendantsOf, elementsOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { conditionsOf } from './old-conditions';
import type { OldCondition } from './old-conditions';
import type { ImageSource } from './read-item';

type OldKey = Omit<CarriedQuestion, 'text'>;

const RESPONSES = ['response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp', 'response_extension'];

/** An `item` of QTI 1.2, as Canvas and other systems still write it; null for one that asks nothing. */
export function readOldItem(
  item: XmlElement,
  source: ImageSource,
  ignore: Ignore,
): { question: CarriedQuestion } | null {
  const presentation = childOf(item, 'presentation');
  const responses = presentation ? descendantsOf(presentation, ...RESPONSES) : [];
  const html = adoptImages(presentation ? materialHtml(presentation) : '', source.images, source.find, ignore);
  const text = plainOfHtml(html);
  const [response, ...others] = responses;
  if (!response) {
    ignore('DESCRIPTION', { text: titleOf(text) });
    return null;
  }
  if (others.length > 0) throw new NotUnderstood('UNSUPPORTED_TYPE', { type: kindOf(item) || 'response_grp' });
  const key = keyOf(item, response, ignore);
  if (!text && !hasImages(html)) throw new NotUnderstood('TEXT_MISSING');
  if (descendantsOf(item, 'itemfeedback').some((feedback) => textOf(feedback) !== '')) ignore('FEEDBACK');
  const points = Number(metadata(item, 'points_possible'));
  return {
    question: {
      ...key,
      text,
      ...((hasFormatting(html) || hasImages(html)) && { textHtml: html }),
      ...(points > 0 && { score: Number(points.toFixed(2)) }),
    },
  };
}

function keyOf(item: XmlElement, response: XmlElement, ignore: Ignore): OldKey {
  const conditions = conditionsOf(item, ignore);
  if (response.name === 'response_lid') return choiceKey(response, conditions, ignore);
  if (response.name === 'response_num' || kindOf(item) === 'numerical_question') return numberKey(conditions);
  if (response.name !== 'response_str') throw new NotUnderstood('UNSUPPORTED_TYPE', { type: response.name });
  const acceptedAnswers = [...new Set(conditions.flatMap(({ equal }) => equal))];
  return acceptedAnswers.length > 0
    ? { type: QuestionType.SHORT_ANSWER, acceptedAnswers }
    : { type: QuestionType.OPEN_ENDED };
}

function choiceKey(response: XmlElement, conditions: OldCondition[], ignore: Ignore): OldKey {
  const right = new Set(conditions.flatMap(({ equal }) => equal));
  const allowsSeveral = response.attributes.rcardinality?.toLowerCase() === 'multiple';
  if (response.attributes.rcardinality?.toLowerCase() === 'ordered')
    throw new NotUnderstood('UNSUPPORTED_TYPE', { type: 'ordered' });
  const labels = descendantsOf(response, 'response_label');
  const choices = labels.map((label) => {
    const html = materialHtml(label);
    if (hasFormatting(html)) ignore('FORMATTING', { format: 'html' }, label.line);
    if (hasImages(html)) ignore('IMAGE', {}, label.line);
    return { text: plainOfHtml(html), isRight: right.has(label.attributes.ident ?? '') };
  });
  const [first, second] = choices;
  const isTruth = choices.length === 2 && /^true$/iu.test(first?.text ?? '') && /^false$/iu.test(second?.text ?? '');
  if (isTruth && !allowsSeveral) return { type: QuestionType.TRUE_FALSE, truth: first?.isRight ?? false };
  return { type: QuestionType.MULTIPLE_CHOICE, choices, allowsSeveral };
}

function numberKey(conditions: OldCondition[]): OldKey {
  const ranges = conditions.flatMap(({ range }) => (range ? [rangeAsNumber(...range)] : []));
  const values = [...new Set(conditions.flatMap(({ equal }) => equal.map((text) => plainDecimal(text))))];
  const [range = null] = ranges;
  const number = range ?? (values[0] != null ? { value: values[0], tolerance: '0' } : null);
  if (ranges.length > 1 || (values.length > 1 && !range)) throw new NotUnderstood('SEVERAL_NUMBERS');
  if (!number) throw new NotUnderstood('ANSWER_MISSING');
  return { type: QuestionType.NUMBER, number };
}

/** The material that stands in this element itself, not in the answers below it. */
function materialHtml(element: XmlElement): string {
  const own = elementsOf(element).flatMap((child) => {
    if (child.name === 'flow' || child.name === 'flow_mat') return materialHtml(child);
    return child.name === 'material' ? elementsOf(child).map(partHtml) : '';
  });
  return own.join('').trim();
}

function partHtml(part: XmlElement): string {
  if (part.name === 'matimage')
    return `<img src="${escapeHtml(part.attributes.uri ?? '')}" alt="${escapeHtml(part.attributes.label ?? '')}">`;
  if (part.name === 'matbreak') return '<br>';
  const text = textOf(part);
  return part.attributes.texttype === 'text/html' ? text : escapeHtml(text).replaceAll('\n', '<br>');
}

function kindOf(item: XmlElement): string {
  return metadata(item, 'question_type') || metadata(item, 'cc_profile');
}

function metadata(item: XmlElement, label: string): string {
  const field = descendantsOf(item, 'qtimetadatafield').find((one) => textOf(childOf(one, 'fieldlabel')) === label);
  return textOf(childOf(field, 'fieldentry'));
}
