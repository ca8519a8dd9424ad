import { QuestionType } from '../../vocabulary';
import type { CarriedQuestion } from '../interchange';
import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import type { XmlElement } from '../xml/xml-tree';
import { fullyRight } from './declarations';
import type { Declaration } from './declarations';

const LARGEST_SCALE = { min: 1, max: 10 };

/** A short scale of whole steps is a rating; a longer one with a right place asks for a number. */
export function sliderKey(declaration: Declaration, slider: XmlElement, ignore: Ignore): Omit<CarriedQuestion, 'text'> {
  const { lowerBound = '', upperBound = '', step = '1' } = slider.attributes;
  const [min, max] = [Number(lowerBound), Number(upperBound)];
  const right = fullyRight(declaration, ignore)
    .map(Number)
    .sort((a, b) => a - b);
  const [from, to] = [right.at(0), right.at(-1)];
  const isWhole = Number.isInteger(min) && Number.isInteger(max) && step === '1';
  if (isWhole && min >= LARGEST_SCALE.min && max <= LARGEST_SCALE.max && right.every(Number.isInteger)) {
    const isRange = from !== undefined && to !== undefined && to - from === right.length - 1;
    if (right.length > 0 && !isRange) throw new NotUnderstood('UNSUPPORTED_SCORING');
    return {
      type: QuestionType.RATING,
      rating: { min, max, lowLabel: null, highLabel: null },
      ratingKey: isRange ? { from, to } : null,
    };
  }
  if (right.length !== 1 || !Number.isFinite(from)) throw new NotUnderstood('UNSUPPORTED_TYPE', { type: slider.name });
  ignore('SETTING', { name: 'slider' }, slider.line);
  return { type: QuestionType.NUMBER, number: { value: String(from), tolerance: '0' } };
}
