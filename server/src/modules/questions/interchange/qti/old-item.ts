import { withNotes } from '../carried-notes';
import { askedText } from '../asked-text';
import type { ImageSource } from '../asked-text';
import { fileTypeFor } from '../file-types';
import { plainOfHtml } from '../html-text';
import type { CarriedQuestion } from '../interchange';
import { NotUnderstood } from '../not-understood';
import { titleOf } from '../read-each';
import type { Ignore } from '../read-each';
import { childOf, descendantsOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';

import { oldKey } from './old-key';
import type { OldKey } from './old-key';
import { materialHtml } from './old-material';
import { oldItemFeedback } from './item-feedback';
import { oldGapQuestion } from './old-gaps';
import { oldMatchingKey } from './old-several';
import { kindOf, metadata } from './old-metadata';

const RESPONSES = ['response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp', 'response_extension'];
/** Each candidate gets other numbers, from a formula that only Canvas runs. */
const FORMULA_QUESTION = 'calculated_question';
const UPLOAD_QUESTION = 'file_upload_question';
const GAP_QUESTIONS = new Set(['fill_in_multiple_blanks_question', 'multiple_dropdowns_question']);

/** An `item` of QTI 1.2, as Canvas and other systems still write it; null for one that asks nothing. */
export function readOldItem(
  item: XmlElement,
  source: ImageSource,
  ignore: Ignore,
): { question: CarriedQuestion } | null {
  const presentation = childOf(item, 'presentation');
  const responses = presentation ? descendantsOf(presentation, ...RESPONSES) : [];
  const kind = kindOf(item);
  if (kind === FORMULA_QUESTION) throw new NotUnderstood('UNSUPPORTED_TYPE', { type: kind });
  const html = presentation ? materialHtml(presentation) : '';
  if (responses.length === 0 && kind !== UPLOAD_QUESTION) {
    ignore('DESCRIPTION', { text: titleOf(plainOfHtml(html)) });
    return null;
  }
  if (GAP_QUESTIONS.has(kind))
    return { question: withPoints(item, oldGapQuestion(item, responses, html, source, ignore)) };
  const key = kind === UPLOAD_QUESTION ? fileTypeFor('') : keyOf(item, responses, ignore);
  const told = withNotes({ ...key, ...askedText(html, source, ignore) }, oldItemFeedback(item, materialHtml));
  return { question: withPoints(item, told) };
}

function keyOf(item: XmlElement, responses: XmlElement[], ignore: Ignore): OldKey {
  const [response, ...others] = responses;
  const isMatching = others.length > 0 && responses.every(({ name }) => name === 'response_lid');
  if (isMatching) return oldMatchingKey(item, responses, ignore);
  if (!response || others.length > 0)
    throw new NotUnderstood('UNSUPPORTED_TYPE', { type: kindOf(item) || 'response_grp' });
  return oldKey(item, response, ignore);
}

function withPoints(item: XmlElement, question: CarriedQuestion): CarriedQuestion {
  const points = Number(metadata(item, 'points_possible'));
  return points > 0 ? { ...question, score: Number(points.toFixed(2)) } : question;
}
