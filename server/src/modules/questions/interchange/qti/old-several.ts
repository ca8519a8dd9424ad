import { plainPart } from '../asked-text';
import { matchingOf } from '../carried-pairs';
import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import { childOf, descendantsOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import type { OldKey } from './old-key';
import { materialHtml } from './old-material';

/** A response of Canvas, or of another system that writes one for each prompt: its own text, its labels, and which of them is right. */
interface OldPrompt {
  text: string;
  labels: { id: string; text: string }[];
  right: string | undefined;
}

/** Prompts that are answered from one and the same list. @throws NotUnderstood where the lists differ, or one has no right answer */
export function oldMatchingKey(item: XmlElement, responses: readonly XmlElement[], ignore: Ignore): OldKey {
  const prompts = responses.map((response) => promptOf(item, response, ignore));
  const listOf = ({ labels }: OldPrompt) => JSON.stringify(labels);
  const [first] = prompts;
  if (!first || prompts.some((prompt) => listOf(prompt) !== listOf(first)))
    throw new NotUnderstood('UNSUPPORTED_TYPE', { type: 'response_grp' });
  const textOfId = new Map(first.labels.map(({ id, text }) => [id, text]));
  const pairs = prompts.map(({ text, right }): [string, string] => {
    const match = textOfId.get(right ?? '');
    if (match === undefined) throw new NotUnderstood('ANSWER_MISSING');
    return [text, match];
  });
  const used = new Set(pairs.map(([, match]) => match));
  return matchingOf(
    pairs,
    first.labels.map(({ text }) => text).filter((text) => !used.has(text)),
  );
}

export function promptOf(item: XmlElement, response: XmlElement, ignore: Ignore): OldPrompt {
  return {
    text: plainPart(materialHtml(response), ignore, response.line),
    labels: descendantsOf(response, 'response_label').map((label) => ({
      id: label.attributes.ident ?? '',
      text: plainPart(materialHtml(label), ignore, label.line),
    })),
    right: rightOf(item, response.attributes.ident ?? ''),
  };
}

/** What the one condition that speaks of this response and gives points asks for. */
function rightOf(item: XmlElement, response: string): string | undefined {
  const earning = descendantsOf(item, 'respcondition').filter((condition) =>
    descendantsOf(condition, 'setvar').some((set) => Number(textOf(set)) > 0),
  );
  const wanted = earning.flatMap((condition) => {
    const variables = childOf(condition, 'conditionvar');
    return variables ? descendantsOf(variables, 'varequal') : [];
  });
  const own = wanted.filter(({ attributes }) => attributes.respident === response);
  return own.length === 1 && own[0] ? textOf(own[0]) : undefined;
}
