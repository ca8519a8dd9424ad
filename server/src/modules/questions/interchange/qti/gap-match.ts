import { QuestionType } from '../../vocabulary';
import { askedText, plainPart } from '../asked-text';
import type { ImageSource } from '../asked-text';
import { choiceGap, gapsOf } from '../carried-gaps';
import { plainOfHtml } from '../html-text';
import type { CarriedQuestion } from '../interchange';
import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import { childOf, descendantsOf, elementsOf, isElement } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { bodyHtml } from './body-html';
import { declarationOf, rightParts } from './declarations';
import { plainOf } from './inline-gap';

const MATERIAL = new Set(['gapText', 'gapImg', 'prompt']);

/** Words to be put into the gaps of a text: each gap takes one of all the words. @throws NotUnderstood where a picture is to be put */
export function gapMatchQuestion(
  item: XmlElement,
  body: XmlElement,
  interaction: XmlElement,
  source: ImageSource,
  ignore: Ignore,
): CarriedQuestion {
  if (elementsOf(interaction, 'gapImg').length > 0)
    throw new NotUnderstood('UNSUPPORTED_TYPE', { type: interaction.name }, interaction.line);
  const words = elementsOf(interaction, 'gapText');
  const gaps = descendantsOf(interaction, 'gap');
  const pairs = [...rightParts(declarationOf(item, interaction, ignore), ignore)].map((pair) =>
    pair.trim().split(/\s+/u),
  );
  const texts = words.map((word) => plainOf(word, ignore));
  const carried = gaps.map(({ attributes }) =>
    choiceGap(texts, (at) =>
      pairs.some(([word, gap]) => gap === attributes.identifier && word === words[at]?.attributes.identifier),
    ),
  );
  if (carried.length === 0 || carried.some(({ rightChoices }) => !rightChoices?.length))
    throw new NotUnderstood('ANSWER_MISSING');
  const inside = interaction.children.filter((child) => !isElement(child) || !MATERIAL.has(child.name));
  const marked = bodyHtml(inside, (element) => (element.name === 'gap' ? `[[${gaps.indexOf(element) + 1}]]` : null));
  return {
    type: QuestionType.FILL_IN_THE_BLANK,
    ...introOf(item, body, interaction, source, ignore),
    gapText: plainPart(marked, ignore, interaction.line),
    ...gapsOf(carried),
  };
}

/** What stands around it, with its prompt; where there is nothing, the title. */
function introOf(item: XmlElement, body: XmlElement, interaction: XmlElement, source: ImageSource, ignore: Ignore) {
  const prompt = childOf(interaction, 'prompt');
  const asked = bodyHtml(body.children, (element) => {
    if (element !== interaction) return null;
    return prompt ? `<p>${bodyHtml(prompt.children, () => null)}</p>` : '';
  });
  if (plainOfHtml(asked)) return askedText(asked, source, ignore);
  const { title = '' } = item.attributes;
  if (title === '') throw new NotUnderstood('TEXT_MISSING');
  return { text: title };
}
