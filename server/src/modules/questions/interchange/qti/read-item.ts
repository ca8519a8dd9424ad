import { QuestionType } from '../../vocabulary';
import { askedText, plainPart } from '../asked-text';
import type { ImageSource } from '../asked-text';
import { withNotes } from '../carried-notes';
import { hasImages, plainOfHtml } from '../html-text';
import type { CarriedQuestion } from '../interchange';
import { NotUnderstood } from '../not-understood';
import { titleOf } from '../read-each';
import type { Ignore } from '../read-each';
import { childOf, descendantsOf, elementsOf, isElement, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { bodyHtml } from './body-html';
import { gapsOf } from '../carried-gaps';
import { maxScore } from './declarations';
import { gapMatchQuestion } from './gap-match';
import { itemFeedback } from './item-feedback';
import { inlineGap } from './inline-gap';
import { interactionKey } from './interactions';
import { checkItem, noteItem } from './item-notes';

const GAP = '_____';
const isInteraction = ({ name }: XmlElement) => name.endsWith('Interaction');
const INLINE = new Set(['textEntryInteraction', 'inlineChoiceInteraction']);

/** An `assessmentItem` of QTI 2.x or 3.0; null for one that asks nothing. */
export function readItem(item: XmlElement, source: ImageSource, ignore: Ignore): { question: CarriedQuestion } | null {
  const body = childOf(item, 'itemBody');
  const interactions = body ? interactionsOf(body) : [];
  const [first, ...others] = interactions;
  if (!body || !first) {
    ignore('DESCRIPTION', { text: titleOf(body ? textOf(body) : '') });
    return null;
  }
  checkItem(item);
  const isText = interactions.every(({ name }) => INLINE.has(name));
  if (others.length > 0 && !isText) {
    throw new NotUnderstood('UNSUPPORTED_TYPE', {
      type: [...new Set(interactions.map(({ name }) => name))].join(', '),
    });
  }
  const question =
    first.name === 'gapMatchInteraction' && others.length === 0
      ? gapMatchQuestion(item, body, first, source, ignore)
      : others.length > 0
        ? gapQuestion(item, body, interactions, source, ignore)
        : oneQuestion(item, body, first, source, ignore);
  noteItem(item, first, ignore);
  const [rubric] = descendantsOf(body, 'rubricBlock').filter(({ attributes }) => attributes.view === 'scorer');
  const score = maxScore(item);
  return {
    question: {
      ...withNotes(question, itemFeedback(item)),
      ...(rubric && { rubric: plainOfHtml(bodyHtml(rubric.children, () => null)) }),
      ...(score !== null && { score }),
    },
  };
}

function interactionsOf(element: XmlElement): XmlElement[] {
  return elementsOf(element).flatMap((child) => (isInteraction(child) ? [child] : interactionsOf(child)));
}

function oneQuestion(
  item: XmlElement,
  body: XmlElement,
  interaction: XmlElement,
  source: ImageSource,
  ignore: Ignore,
): CarriedQuestion {
  const key = interactionKey(item, interaction, ignore);
  if (key.type === QuestionType.SHORT_ANSWER && standsInText(body, interaction))
    return gapQuestion(item, body, [interaction], source, ignore);
  const isInText = INLINE.has(interaction.name) && standsInText(body, interaction);
  return { ...key, ...askedText(askedHtml(body, isInText ? GAP : ''), source, ignore) };
}

/** The prompt of an interaction belongs to what is asked. */
function askedHtml(body: XmlElement, gap: string): string {
  return bodyHtml(body.children, (element) => {
    if (!isInteraction(element)) return null;
    const prompt = childOf(element, 'prompt');
    return prompt ? `<p>${bodyHtml(prompt.children, () => null)}</p>` : gap;
  }).trim();
}

/** Its own paragraph says something besides. */
function standsInText(body: XmlElement, interaction: XmlElement): boolean {
  const holder = parentOf(body, interaction);
  return (
    holder !== null &&
    holder !== body &&
    textOf({ ...holder, children: holder.children.filter((child) => child !== interaction) }) !== ''
  );
}

function parentOf(element: XmlElement, wanted: XmlElement): XmlElement | null {
  if (element.children.includes(wanted)) return element;
  for (const child of element.children.filter(isElement)) {
    const found = parentOf(child, wanted);
    if (found) return found;
  }
  return null;
}

/** Paragraphs before the one with the first gap are what is asked; where there are none, the title is. */
function gapQuestion(
  item: XmlElement,
  body: XmlElement,
  gaps: XmlElement[],
  source: ImageSource,
  ignore: Ignore,
): CarriedQuestion {
  const carried = gaps.map((gap) => inlineGap(item, gap, ignore));
  const [first] = gaps;
  const holdsFirst = (child: XmlElement) => child === first || (first !== undefined && parentOf(child, first) !== null);
  const at = body.children.findIndex((child) => isElement(child) && holdsFirst(child));
  const marked = (nodes: XmlElement['children']) =>
    bodyHtml(nodes, (element) => (gaps.includes(element) ? `[[${gaps.indexOf(element) + 1}]]` : null));
  const before = marked(body.children.slice(0, at)).trim();
  const after = marked(body.children.slice(at)).trim();
  const intro = plainOfHtml(before) || hasImages(before) ? askedText(before, source, ignore) : null;
  const text = intro?.text ?? item.attributes.title ?? '';
  if (!intro && !text) throw new NotUnderstood('TEXT_MISSING');
  return {
    type: QuestionType.FILL_IN_THE_BLANK,
    ...(intro ?? { text }),
    gapText: plainPart(after, ignore),
    ...gapsOf(carried),
  };
}
