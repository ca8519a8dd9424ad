import { QuestionType } from '../../vocabulary';
import { extensionsFor, keepsItsType } from '../file-types';
import type { CarriedQuestion } from '../interchange';
import { element, xmlText } from '../xml/write-xml';
import { mimeOf } from './mime-types';

export interface InteractionXml {
  declarations: string;
  body: string;
  /** The template that gives the points; none where a person does. */
  processing?: 'match_correct' | 'map_response';
}

type Points = [answer: string, points: number];

const RESPONSE = 'RESPONSE';

export function interactionXml(question: CarriedQuestion): InteractionXml | null {
  switch (question.type) {
    case QuestionType.MULTIPLE_CHOICE:
      return choices(question);
    case QuestionType.TRUE_FALSE:
      return truth(question);
    case QuestionType.DROPDOWN:
      return dropdown(question);
    case QuestionType.RANKING:
      return ranking(question);
    case QuestionType.SHORT_ANSWER:
      return words(question);
    case QuestionType.FILL_IN_THE_BLANK:
      return gaps(question);
    case QuestionType.NUMBER:
      return {
        declarations: declared(RESPONSE, 'single', 'float', [question.number?.value ?? '0']),
        body: element('div', {}, entry(RESPONSE)),
      };
    case QuestionType.RATING:
      return rating(question);
    case QuestionType.OPEN_ENDED:
      return {
        declarations: declared(RESPONSE, 'single', 'string'),
        body: element('extendedTextInteraction', { responseIdentifier: RESPONSE }),
      };
    default:
      return upload(question);
  }
}

function choices({ choices: all = [], allowsSeveral = false, score = 1 }: CarriedQuestion): InteractionXml {
  const right = all.filter(({ isRight }) => isRight).length;
  const share = score / Math.max(1, right);
  const points = all.map(({ isRight }, index): Points => [
    `C${index + 1}`,
    isRight ? share : allowsSeveral ? -share : 0,
  ]);
  const correct = points.filter((_, index) => all[index]?.isRight).map(([id]) => id);
  const simple = all.map(({ text, isFixed }, index) => choice(`C${index + 1}`, text, isFixed));
  return {
    declarations: declared(RESPONSE, allowsSeveral ? 'multiple' : 'single', 'identifier', correct, points),
    body: element(
      'choiceInteraction',
      { responseIdentifier: RESPONSE, shuffle: 'true', maxChoices: allowsSeveral ? 0 : 1 },
      simple,
    ),
    processing: 'map_response',
  };
}

function truth({ truth: isTrue = false, score = 1 }: CarriedQuestion): InteractionXml {
  const right = String(isTrue);
  return {
    declarations: declared(RESPONSE, 'single', 'identifier', [right], [[right, score]]),
    body: element(
      'choiceInteraction',
      { responseIdentifier: RESPONSE, shuffle: 'false', maxChoices: 1 },
      choice('true', 'True'),
      choice('false', 'False'),
    ),
    processing: 'map_response',
  };
}

function dropdown({ choices: all = [], score = 1 }: CarriedQuestion): InteractionXml {
  const correct = all.flatMap(({ isRight }, index) => (isRight ? [`C${index + 1}`] : []));
  const options = all.map(({ text, isFixed }, index) => choice(`C${index + 1}`, text, isFixed, 'inlineChoice'));
  return {
    declarations: declared(
      RESPONSE,
      'single',
      'identifier',
      correct,
      correct.map((id): Points => [id, score]),
    ),
    body: element(
      'p',
      {},
      element('inlineChoiceInteraction', { responseIdentifier: RESPONSE, shuffle: 'true' }, options),
    ),
    processing: 'map_response',
  };
}

function ranking({ choices: all = [] }: CarriedQuestion): InteractionXml {
  const ids = all.map((_, index) => `C${index + 1}`);
  return {
    declarations: declared(RESPONSE, 'ordered', 'identifier', ids),
    body: element(
      'orderInteraction',
      { responseIdentifier: RESPONSE, shuffle: 'true' },
      all.map(({ text }, index) => choice(ids[index] ?? '', text)),
    ),
    processing: 'match_correct',
  };
}

function words({ acceptedAnswers = [], score = 1 }: CarriedQuestion): InteractionXml {
  return {
    declarations: declared(
      RESPONSE,
      'single',
      'string',
      acceptedAnswers.slice(0, 1),
      acceptedAnswers.map((answer): Points => [answer, score]),
    ),
    body: element('div', {}, entry(RESPONSE)),
    processing: 'map_response',
  };
}

function gaps({ gapText = '', blanks = [], score = 1 }: CarriedQuestion): InteractionXml {
  const share = score / Math.max(1, blanks.length);
  const text = gapText.split(/(\[\[\d+\]\])/u).map((part) => {
    const marker = /^\[\[(\d+)\]\]$/u.exec(part);
    return marker ? entry(`${RESPONSE}${marker[1]}`) : part.split('\n').map(xmlText).join('<br/>');
  });
  const declarations = blanks.map(({ acceptedAnswers }, index) =>
    declared(
      `${RESPONSE}${index + 1}`,
      'single',
      'string',
      acceptedAnswers.slice(0, 1),
      acceptedAnswers.map((answer): Points => [answer, share]),
    ),
  );
  return { declarations: declarations.join(''), body: element('p', {}, text), processing: 'map_response' };
}

function rating({ rating: scale, ratingKey, score = 1 }: CarriedQuestion): InteractionXml {
  const length = ratingKey ? ratingKey.to - ratingKey.from + 1 : 0;
  const points = Array.from({ length }, (_, index): Points => [String((ratingKey?.from ?? 0) + index), score]);
  const bounds = { lowerBound: scale?.min, upperBound: scale?.max, step: 1 };
  return {
    declarations: declared(
      RESPONSE,
      'single',
      'integer',
      points.slice(0, 1).map(([value]) => value),
      points,
    ),
    body: element('sliderInteraction', { responseIdentifier: RESPONSE, ...bounds }),
    ...(points.length > 0 && { processing: 'map_response' as const }),
  };
}

function upload(question: CarriedQuestion): InteractionXml | null {
  const extensions = extensionsFor(question);
  if (extensions === null || !keepsItsType(question)) return null;
  const type = extensions.map(mimeOf).join(' ');
  return {
    declarations: declared(RESPONSE, 'single', 'file'),
    body: element('uploadInteraction', { responseIdentifier: RESPONSE, type }),
  };
}

function declared(
  identifier: string,
  cardinality: string,
  baseType: string,
  correct: string[] = [],
  points: Points[] = [],
): string {
  const response =
    correct.length > 0
      ? element(
          'correctResponse',
          {},
          correct.map((value) => element('value', {}, xmlText(value))),
        )
      : '';
  const entries = points
    .filter(([, value]) => value !== 0)
    .map(([mapKey, value]) => element('mapEntry', { mapKey, mappedValue: Number(value.toFixed(6)) }));
  const mapping = entries.length > 0 ? element('mapping', { defaultValue: 0, lowerBound: 0 }, entries) : '';
  return element('responseDeclaration', { identifier, cardinality, baseType }, response, mapping);
}

function entry(responseIdentifier: string): string {
  return element('textEntryInteraction', { responseIdentifier });
}

function choice(identifier: string, text: string, isFixed = false, name = 'simpleChoice'): string {
  return element(name, { identifier, ...(isFixed && { fixed: 'true' }) }, xmlText(text));
}
