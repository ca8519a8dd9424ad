import type { CarriedChoice, CarriedQuestion } from '../interchange';
import { element, xmlText } from '../xml/write-xml';
import type { Tag } from './dialect';
import type { InteractionXml } from './written-interaction';
import { RESPONSE, responseDeclaration } from './response-xml';
import type { Points } from './response-xml';
import { mappedScore, pairDeclarations, pairScore } from './scoring-xml';

const TRUTHS = { en: ['True', 'False'], ar: ['صح', 'خطأ'] } as const;

/** Of several right ones each counts one, and each wrong one takes one back. */
export function choicesXml(tag: Tag, { choices = [], allowsSeveral = false }: CarriedQuestion): InteractionXml {
  const right = choices.filter(({ isRight }) => isRight).length;
  const points = choices.map(({ isRight }, at): Points => [idAt(at), isRight ? 1 : allowsSeveral ? -1 : 0]);
  const parts = allowsSeveral ? right : 1;
  return {
    declarations: responseDeclaration(tag, {
      cardinality: allowsSeveral ? 'multiple' : 'single',
      baseType: 'identifier',
      correct: rightIds(choices),
      points,
      upperBound: parts,
    }),
    body: tag(
      'choiceInteraction',
      { responseIdentifier: RESPONSE, shuffle: true, maxChoices: allowsSeveral ? 0 : 1 },
      choices.map((choice, at) => choiceXml(tag, idAt(at), choice)),
    ),
    scoring: mappedScore(tag, [RESPONSE], parts),
  };
}

export function truthXml(tag: Tag, { truth = false }: CarriedQuestion, language: 'en' | 'ar'): InteractionXml {
  const right = String(truth);
  const words = [...TRUTHS[language], ...TRUTHS.en];
  return {
    declarations: responseDeclaration(tag, { baseType: 'identifier', correct: [right], points: [[right, 1]] }),
    body: tag(
      'choiceInteraction',
      { responseIdentifier: RESPONSE, shuffle: false, maxChoices: 1 },
      ['true', 'false'].map((id, at) => tag('simpleChoice', { identifier: id }, words[at] ?? '')),
    ),
    scoring: mappedScore(tag, [RESPONSE], 1),
  };
}

export function dropdownXml(tag: Tag, { choices = [] }: CarriedQuestion): InteractionXml {
  const correct = rightIds(choices);
  const options = choices.map((choice, at) => choiceXml(tag, idAt(at), choice, 'inlineChoice'));
  return {
    declarations: responseDeclaration(tag, {
      baseType: 'identifier',
      correct,
      points: correct.map((id): Points => [id, 1]),
    }),
    body: element('p', {}, tag('inlineChoiceInteraction', { responseIdentifier: RESPONSE, shuffle: true }, options)),
    scoring: mappedScore(tag, [RESPONSE], 1),
  };
}

export function rankingXml(tag: Tag, { choices = [] }: CarriedQuestion): InteractionXml {
  const correct = choices.map((_, at) => idAt(at));
  return {
    declarations:
      responseDeclaration(tag, { cardinality: 'ordered', baseType: 'identifier', correct }) +
      pairDeclarations(tag, correct),
    body: tag(
      'orderInteraction',
      { responseIdentifier: RESPONSE, shuffle: true },
      choices.map(({ text }, at) => choiceXml(tag, idAt(at), { text, isRight: false })),
    ),
    scoring: pairScore(tag, RESPONSE, correct),
  };
}

const idAt = (at: number) => `C${at + 1}`;

function rightIds(choices: readonly CarriedChoice[]): string[] {
  return choices.flatMap(({ isRight }, at) => (isRight ? [idAt(at)] : []));
}

function choiceXml(
  tag: Tag,
  identifier: string,
  { text, isFixed = false }: CarriedChoice,
  name = 'simpleChoice',
): string {
  return tag(name, { identifier, ...(isFixed && { fixed: true }) }, xmlText(text));
}
