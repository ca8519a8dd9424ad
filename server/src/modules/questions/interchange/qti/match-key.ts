import { plainPart } from '../asked-text';
import { matchingOf } from '../carried-pairs';
import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import { descendantsOf, elementsOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { bodyHtml } from './body-html';
import { declarationOf, rightParts } from './declarations';
import type { QtiKey } from './qti-key';

type Ids = readonly [string, string];

/** Two sets, of which each of one has exactly one of the other. @throws NotUnderstood where one has several, or none */
export function qtiMatchKey(item: XmlElement, interaction: XmlElement, ignore: Ignore): QtiKey {
  const [first = [], second = []] = elementsOf(interaction, 'simpleMatchSet').map((set) =>
    elementsOf(set, 'simpleAssociableChoice'),
  );
  const pairs = rightPairs(item, interaction, ignore);
  if (isOncePerPrompt(first, pairs)) return keyOf(first, second, pairs, ignore);
  const turned = pairs.map(([one, other]): Ids => [other, one]);
  if (isOncePerPrompt(second, turned)) return keyOf(second, first, turned, ignore);
  throw new NotUnderstood('UNSUPPORTED_TYPE', { type: interaction.name }, interaction.line);
}

/** One set, from which pairs are made; what belongs to no pair is a distractor. */
export function associateKey(item: XmlElement, interaction: XmlElement, ignore: Ignore): QtiKey {
  const all = elementsOf(interaction, 'simpleAssociableChoice');
  const pairs = rightPairs(item, interaction, ignore);
  const ids = pairs.flat();
  if (new Set(ids).size < ids.length)
    throw new NotUnderstood('UNSUPPORTED_TYPE', { type: interaction.name }, interaction.line);
  const isPrompt = new Set(pairs.map(([prompt]) => prompt));
  const prompts = all.filter((choice) => isPrompt.has(idOf(choice)));
  return keyOf(
    prompts,
    all.filter((choice) => !prompts.includes(choice)),
    pairs,
    ignore,
  );
}

function rightPairs(item: XmlElement, interaction: XmlElement, ignore: Ignore): Ids[] {
  const right = rightParts(declarationOf(item, interaction, ignore), ignore);
  return [...right].flatMap((written) => {
    const [one, other] = written.trim().split(/\s+/u);
    return one !== undefined && other !== undefined ? [[one, other] as const] : [];
  });
}

function isOncePerPrompt(prompts: readonly XmlElement[], pairs: readonly Ids[]): boolean {
  return (
    prompts.length > 0 &&
    pairs.length === prompts.length &&
    prompts.every((prompt) => pairs.filter(([id]) => id === idOf(prompt)).length === 1)
  );
}

function keyOf(
  prompts: readonly XmlElement[],
  choices: readonly XmlElement[],
  pairs: readonly Ids[],
  ignore: Ignore,
): QtiKey {
  const texts = new Map([...prompts, ...choices].map((choice) => [idOf(choice), plainOf(choice, ignore)]));
  const matchOf = (prompt: XmlElement) => pairs.find(([id]) => id === idOf(prompt))?.[1] ?? '';
  const used = new Set(prompts.map(matchOf));
  if ([...used].some((id) => !texts.get(id))) throw new NotUnderstood('ANSWER_MISSING');
  return matchingOf(
    prompts.map((prompt) => [texts.get(idOf(prompt)) ?? '', texts.get(matchOf(prompt)) ?? '']),
    choices.filter((choice) => !used.has(idOf(choice))).map((choice) => texts.get(idOf(choice)) ?? ''),
  );
}

const idOf = ({ attributes }: XmlElement): string => attributes.identifier ?? '';

function plainOf(choice: XmlElement, ignore: Ignore): string {
  if (descendantsOf(choice, 'feedbackInline').length > 0) ignore('FEEDBACK');
  return plainPart(
    bodyHtml(choice.children, () => null),
    ignore,
    choice.line,
  );
}
