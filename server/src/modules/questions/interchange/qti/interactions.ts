import { plainDecimal } from '@mizan/question-model';
import { QuestionType } from '../../vocabulary';
import { withoutExponent } from '../decimal-notation';
import { rangeAsNumber } from '../decimal-range';
import { fileTypeFor } from '../file-types';
import { plainPart } from '../asked-text';
import type { CarriedChoice, CarriedQuestion } from '../interchange';
import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import { descendantsOf, elementsOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { bodyHtml } from './body-html';
import { declarationOf, fullyRight, rightParts } from './declarations';
import { associateKey, matchKey } from './match-key';
import { extensionsOfMime } from './mime-types';
import { sliderKey } from './slider';

export type QtiKey = Omit<CarriedQuestion, 'text'>;

/** Type and key of an item with one interaction. @throws NotUnderstood UNSUPPORTED_TYPE among others */
export function interactionKey(item: XmlElement, interaction: XmlElement, ignore: Ignore): QtiKey {
  switch (interaction.name) {
    case 'choiceInteraction':
      return choiceKey(item, interaction, ignore);
    case 'inlineChoiceInteraction':
      return { type: QuestionType.DROPDOWN, choices: oneRight(item, interaction, 'inlineChoice', ignore) };
    case 'orderInteraction':
      return orderKey(item, interaction, ignore);
    case 'matchInteraction':
      return matchKey(item, interaction, ignore);
    case 'associateInteraction':
      return associateKey(item, interaction, ignore);
    case 'textEntryInteraction':
      return entryKey(item, interaction, ignore);
    case 'extendedTextInteraction':
      return openKey(item, interaction, ignore);
    case 'sliderInteraction':
      return sliderKey(declarationOf(item, interaction, ignore), interaction, ignore);
    case 'uploadInteraction':
      return uploadKey(interaction.attributes.type ?? '');
    default:
      throw new NotUnderstood('UNSUPPORTED_TYPE', { type: interaction.name });
  }
}

function choiceKey(item: XmlElement, interaction: XmlElement, ignore: Ignore): QtiKey {
  const allowsSeveral = interaction.attributes.maxChoices !== undefined && interaction.attributes.maxChoices !== '1';
  if (!allowsSeveral) {
    const choices = oneRight(item, interaction, 'simpleChoice', ignore);
    const names = elementsOf(interaction, 'simpleChoice').map(({ attributes }) => attributes.identifier);
    const isTruth = names.length === 2 && names.includes('true') && names.includes('false');
    if (!isTruth) return { type: QuestionType.MULTIPLE_CHOICE, choices, allowsSeveral };
    return { type: QuestionType.TRUE_FALSE, truth: choices[names.indexOf('true')]?.isRight ?? false };
  }
  const right = rightParts(declarationOf(item, interaction, ignore), ignore);
  const choices = choicesOf(interaction, 'simpleChoice', (id) => right.has(id), ignore);
  return { type: QuestionType.MULTIPLE_CHOICE, choices, allowsSeveral };
}

function oneRight(item: XmlElement, interaction: XmlElement, name: string, ignore: Ignore): CarriedChoice[] {
  const declaration = declarationOf(item, interaction, ignore);
  if ([...declaration.mapped.values()].some((value) => value < 0)) ignore('PENALTY');
  const right = new Set(fullyRight(declaration, ignore));
  return choicesOf(interaction, name, (id) => right.has(id), ignore);
}

function orderKey(item: XmlElement, interaction: XmlElement, ignore: Ignore): QtiKey {
  const { correct } = declarationOf(item, interaction, ignore);
  const elements = elementsOf(interaction, 'simpleChoice');
  const inOrder = correct.flatMap((id) => elements.find(({ attributes }) => attributes.identifier === id) ?? []);
  if (inOrder.length !== elements.length) throw new NotUnderstood('ANSWER_MISSING');
  return {
    type: QuestionType.RANKING,
    choices: inOrder.map((choice) => ({ text: plainChoice(choice, ignore), isRight: false })),
  };
}

function choicesOf(
  interaction: XmlElement,
  name: string,
  isRight: (id: string) => boolean,
  ignore: Ignore,
): CarriedChoice[] {
  return descendantsOf(interaction, name).map((choice) => ({
    text: plainChoice(choice, ignore),
    isRight: isRight(choice.attributes.identifier ?? ''),
    ...(choice.attributes.fixed === 'true' && { isFixed: true }),
  }));
}

function entryKey(item: XmlElement, interaction: XmlElement, ignore: Ignore): QtiKey {
  const declaration = declarationOf(item, interaction, ignore);
  const answers = fullyRight(declaration, ignore);
  if (interaction.attributes.patternMask) ignore('PATTERN', { text: interaction.attributes.patternMask });
  if (answers.length === 0) throw new NotUnderstood('ANSWER_MISSING');
  if (declaration.baseType !== 'integer' && declaration.baseType !== 'float') {
    return { type: QuestionType.SHORT_ANSWER, acceptedAnswers: answers };
  }
  if (answers.length > 1) throw new NotUnderstood('SEVERAL_NUMBERS');
  const range = rangeIn(item);
  if (range) return { type: QuestionType.NUMBER, number: range };
  const value = plainDecimal(withoutExponent(answers[0] ?? ''));
  const tolerance = toleranceOf(item, ignore);
  if (value === null || tolerance === null) throw new NotUnderstood('NUMBER_UNREADABLE', { text: answers[0] ?? '' });
  return { type: QuestionType.NUMBER, number: { value, tolerance } };
}

/** What the author expects is for whoever marks it. */
function openKey(item: XmlElement, interaction: XmlElement, ignore: Ignore): QtiKey {
  const { expectedLength, maxStrings = '1' } = interaction.attributes;
  if (expectedLength) ignore('SETTING', { name: 'expectedLength' }, interaction.line);
  if (maxStrings !== '1') ignore('SETTING', { name: 'maxStrings' }, interaction.line);
  const { correct } = declarationOf(item, interaction, ignore);
  return { type: QuestionType.OPEN_ENDED, ...(correct.length > 0 && { rubric: correct.join('\n') }) };
}

function uploadKey(types: string): QtiKey {
  const extensions = extensionsOfMime(types);
  if (extensions === '' && types.trim() !== '') throw new NotUnderstood('UNSUPPORTED_TYPE', { type: types });
  return fileTypeFor(extensions);
}

/** Rules that compare with a lower and an upper bound. */
function rangeIn(item: XmlElement): { value: string; tolerance: string } | null {
  const bound = (name: string) => {
    const [comparison, ...others] = descendantsOf(item, name);
    const [value] = comparison && others.length === 0 ? descendantsOf(comparison, 'baseValue') : [];
    return value ? withoutExponent(textOf(value)) : null;
  };
  const [low, high] = [bound('gte'), bound('lte')];
  return low === null || high === null ? null : rangeAsNumber(low, high);
}

function toleranceOf(item: XmlElement, ignore: Ignore): string | null {
  const [equal] = descendantsOf(item, 'equal');
  const { toleranceMode = 'exact', tolerance = '0' } = equal?.attributes ?? {};
  if (toleranceMode === 'exact') return '0';
  const [below = '', above = below] = tolerance.trim().split(/\s+/u);
  if (toleranceMode === 'absolute' && below === above) return plainDecimal(below);
  ignore('SETTING', { name: 'tolerance' }, equal?.line);
  return '0';
}

function plainChoice(choice: XmlElement, ignore: Ignore): string {
  if (descendantsOf(choice, 'feedbackInline').length > 0) ignore('FEEDBACK');
  return plainPart(
    bodyHtml(choice.children, () => null),
    ignore,
    choice.line,
  );
}
