import { QuestionType } from '../../vocabulary';
import { numberOf } from '../carried-numbers';
import { fileTypeFor } from '../file-types';
import { plainPart } from '../asked-text';
import type { CarriedChoice } from '../interchange';
import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import { descendantsOf, elementsOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { bodyHtml } from './body-html';
import { declarationOf, fullyRight, rightParts } from './declarations';
import { associateKey, qtiMatchKey } from './match-key';
import { extensionsOfMime } from './mime-types';
import { sharedNumbers } from './shared-numbers';
import { sliderKey } from './slider';
import type { QtiKey } from './qti-key';

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
      return qtiMatchKey(item, interaction, ignore);
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
  if (interaction.attributes.patternMask) ignore('PATTERN', { text: interaction.attributes.patternMask });
  if (declaration.baseType !== 'integer' && declaration.baseType !== 'float') {
    const answers = fullyRight(declaration, ignore);
    if (answers.length === 0) throw new NotUnderstood('ANSWER_MISSING');
    return { type: QuestionType.SHORT_ANSWER, acceptedAnswers: answers };
  }
  return { type: QuestionType.NUMBER, number: numberOf(sharedNumbers(item, declaration, ignore)) };
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

function plainChoice(choice: XmlElement, ignore: Ignore): string {
  return plainPart(
    bodyHtml(choice.children, () => null),
    ignore,
    choice.line,
  );
}
