import { QuestionType } from '../../vocabulary';
import { askedText, plainPart } from '../asked-text';
import type { ImageSource } from '../asked-text';
import { choiceGap, gapsOf } from '../carried-gaps';
import type { CarriedGap } from '../carried-gaps';
import { blockStart } from '../gap-paragraph';
import { hasImages, plainOfHtml } from '../html-text';
import type { CarriedQuestion } from '../interchange';
import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import { childOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { promptOf } from './old-several';
import { kindOf } from './old-metadata';

/**
 * A text of Canvas with `[names]`, each with a response of that name. What may be typed is every label, of a list the one that is right.
 * @throws NotUnderstood where a name does not stand in the text, or has no right answer
 */
export function oldGapQuestion(
  item: XmlElement,
  responses: readonly XmlElement[],
  html: string,
  source: ImageSource,
  ignore: Ignore,
): CarriedQuestion {
  const isList = kindOf(item) === 'multiple_dropdowns_question';
  const named = responses.map((response) => ({ response, name: nameOf(response) }));
  const places = named.map(({ name }) => html.indexOf(`[${name}]`));
  if (named.length === 0 || places.includes(-1)) throw new NotUnderstood('UNSUPPORTED_GAP', { kind: kindOf(item) });
  const inOrder = named.toSorted((a, b) => html.indexOf(`[${a.name}]`) - html.indexOf(`[${b.name}]`));
  const marked = inOrder.reduce((text, { name }, at) => text.replace(`[${name}]`, `[[${at + 1}]]`), html);
  const gaps = inOrder.map(({ response }) => gapOf(item, response, isList, ignore));
  const start = blockStart(marked);
  const before = marked.slice(0, start);
  const intro = plainOfHtml(before) || hasImages(before) ? askedText(before, source, ignore) : null;
  const text = item.attributes.title ?? '';
  if (!intro && !text) throw new NotUnderstood('TEXT_MISSING');
  return {
    type: QuestionType.FILL_IN_THE_BLANK,
    ...(intro ?? { text }),
    gapText: plainPart(marked.slice(start), ignore, item.line),
    ...gapsOf(gaps),
  };
}

/** Its material is the name; so is what follows in its own. */
const nameOf = (response: XmlElement): string =>
  textOf(childOf(response, 'material')) || (response.attributes.ident ?? '').replace(/^response_/u, '');

function gapOf(item: XmlElement, response: XmlElement, isList: boolean, ignore: Ignore): CarriedGap {
  const { labels, right } = promptOf(item, response, ignore);
  if (!isList) {
    if (labels.length === 0) throw new NotUnderstood('ANSWER_MISSING');
    return { acceptedAnswers: labels.map(({ text }) => text) };
  }
  if (!labels.some(({ id }) => id === right)) throw new NotUnderstood('ANSWER_MISSING');
  return choiceGap(
    labels.map(({ text }) => text),
    (at) => labels[at]?.id === right,
  );
}
