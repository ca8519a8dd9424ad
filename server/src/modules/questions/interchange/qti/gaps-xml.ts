import { rangeOfNumber } from '../decimal-range';
import { gapsIn } from '../carried-gaps';
import type { CarriedGap } from '../carried-gaps';
import type { CarriedQuestion } from '../interchange';
import { element, xmlText } from '../xml/write-xml';
import type { Tag } from './dialect';
import { accepted, entry } from './entry-xml';
import type { InteractionXml } from './written-interaction';
import { RESPONSE, responseDeclaration } from './response-xml';
import type { Points } from './response-xml';
import { gapsScore, mappedScore, pairDeclarations } from './scoring-xml';
import type { NumberRanges } from './scoring-xml';

/** A text with gaps, each with a response of its own that counts one. */
export function gapsXml(tag: Tag, question: CarriedQuestion): InteractionXml {
  const gaps = gapsIn(question).map((gap, at) => ({ gap, id: `${RESPONSE}${at + 1}` }));
  const text = (question.gapText ?? '').split(/(\[\[\d+\]\])/u).map((part) => {
    const marker = /^\[\[(\d+)\]\]$/u.exec(part);
    const own = marker ? gaps[Number(marker[1]) - 1] : undefined;
    return own ? inlineXml(tag, own.id, own.gap) : part.split('\n').map(xmlText).join('<br/>');
  });
  const numbers = gaps.filter(({ gap }) => gap.isNumeric).map(({ id, gap }) => ({ id, ranges: rangesOf(gap) }));
  const mapped = gaps.filter(({ gap }) => !gap.isNumeric).map(({ id }) => id);
  const declared = gaps.map(({ id, gap }) => declarationXml(tag, id, gap)).join('');
  return {
    declarations: numbers.length > 0 ? declared + pairDeclarations(tag, []) : declared,
    body: element('p', {}, text),
    scoring: numbers.length > 0 ? gapsScore(tag, mapped, numbers, gaps.length) : mappedScore(tag, mapped, gaps.length),
  };
}

function rangesOf({ acceptedAnswers, tolerance }: CarriedGap): NumberRanges['ranges'] {
  return acceptedAnswers.map((value) => rangeOfNumber(value, tolerance ?? '0'));
}

const idAt = (at: number) => `C${at + 1}`;

function inlineXml(tag: Tag, responseIdentifier: string, { choices = [] }: CarriedGap): string {
  if (choices.length === 0) return entry(tag, responseIdentifier);
  const options = choices.map((text, at) => tag('inlineChoice', { identifier: idAt(at) }, xmlText(text)));
  return tag('inlineChoiceInteraction', { responseIdentifier, shuffle: false }, options);
}

function declarationXml(tag: Tag, identifier: string, gap: CarriedGap): string {
  const { choices = [], rightChoices, isNumeric, acceptedAnswers } = gap;
  if (isNumeric) {
    return responseDeclaration(tag, { identifier, baseType: 'float', correct: acceptedAnswers.slice(0, 1) });
  }
  if (choices.length === 0) return accepted(tag, identifier, acceptedAnswers);
  const points = (rightChoices ?? []).map((place): Points => [idAt(place - 1), 1]);
  const correct = points.slice(0, 1).map(([id]) => id);
  return responseDeclaration(tag, { identifier, baseType: 'identifier', correct, points });
}
