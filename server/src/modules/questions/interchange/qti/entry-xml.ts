import { sharedNumbersOf } from '../carried-numbers';
import { rangeOfNumber } from '../decimal-range';
import type { CarriedQuestion } from '../interchange';
import { element } from '../xml/write-xml';
import type { Tag } from './dialect';
import type { InteractionXml } from './written-interaction';
import { RESPONSE, responseDeclaration } from './response-xml';
import type { Points } from './response-xml';
import { mappedScore, rangeScore } from './scoring-xml';

export function wordsXml(tag: Tag, { acceptedAnswers = [] }: CarriedQuestion): InteractionXml {
  return {
    declarations: accepted(tag, RESPONSE, acceptedAnswers),
    body: element('div', {}, entry(tag, RESPONSE)),
    scoring: mappedScore(tag, [RESPONSE], 1),
  };
}

export function numberXml(tag: Tag, { number }: CarriedQuestion): InteractionXml {
  const { value, ...rest } = number ?? { value: '0', tolerance: '0' };
  const ranges = sharedNumbersOf({ value, ...rest }).map((one) => ({
    ...rangeOfNumber(one.value, one.tolerance),
    share: one.share,
  }));
  return {
    declarations: responseDeclaration(tag, { baseType: 'float', correct: [value] }),
    body: element('div', {}, entry(tag, RESPONSE)),
    scoring: rangeScore(tag, RESPONSE, ranges),
  };
}

export function ratingXml(tag: Tag, { rating: scale, ratingKey }: CarriedQuestion): InteractionXml {
  const length = ratingKey ? ratingKey.to - ratingKey.from + 1 : 0;
  const points = Array.from({ length }, (_, at): Points => [String((ratingKey?.from ?? 0) + at), 1]);
  const bounds = { lowerBound: scale?.min, upperBound: scale?.max, step: 1 };
  return {
    declarations: responseDeclaration(tag, {
      baseType: 'integer',
      correct: points.slice(0, 1).map(([value]) => value),
      points,
    }),
    body: tag('sliderInteraction', { responseIdentifier: RESPONSE, ...bounds }),
    ...(points.length > 0 && { scoring: mappedScore(tag, [RESPONSE], 1) }),
  };
}

export function accepted(tag: Tag, identifier: string, answers: readonly string[]): string {
  const points = answers.map((answer): Points => [answer, 1]);
  return responseDeclaration(tag, { identifier, baseType: 'string', correct: answers.slice(0, 1), points });
}

export function entry(tag: Tag, responseIdentifier: string): string {
  return tag('textEntryInteraction', { responseIdentifier });
}
