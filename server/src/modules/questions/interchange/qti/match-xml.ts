import type { CarriedQuestion } from '../interchange';
import { xmlText } from '../xml/write-xml';
import type { Tag } from './dialect';
import type { InteractionXml } from './written-interaction';
import { RESPONSE, responseDeclaration } from './response-xml';
import type { Points } from './response-xml';
import { mappedScore } from './scoring-xml';

/** Each prompt takes one choice and counts one; a choice may be taken as often as one likes. */
export function matchingXml(tag: Tag, { prompts = [], choices = [] }: CarriedQuestion): InteractionXml {
  const correct = prompts.map(({ match }, at) => `P${at + 1} C${match ?? 0}`);
  const associable = (identifier: string, text: string, matchMax: number) =>
    tag('simpleAssociableChoice', { identifier, matchMax }, xmlText(text));
  return {
    declarations: responseDeclaration(tag, {
      cardinality: 'multiple',
      baseType: 'directedPair',
      correct,
      points: correct.map((pair): Points => [pair, 1]),
      upperBound: prompts.length,
    }),
    body: tag(
      'matchInteraction',
      { responseIdentifier: RESPONSE, shuffle: true, maxAssociations: prompts.length },
      tag(
        'simpleMatchSet',
        {},
        prompts.map(({ text }, at) => associable(`P${at + 1}`, text, 1)),
      ),
      tag(
        'simpleMatchSet',
        {},
        choices.map(({ text }, at) => associable(`C${at + 1}`, text, 0)),
      ),
    ),
    scoring: mappedScore(tag, [RESPONSE], prompts.length),
  };
}
