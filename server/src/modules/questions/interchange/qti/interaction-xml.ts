import { QuestionType } from '../../vocabulary';
import { extensionsFor, keepsItsType } from '../file-types';
import type { CarriedQuestion } from '../interchange';
import { choicesXml, dropdownXml, rankingXml, truthXml } from './choice-xml';
import type { Tag } from './dialect';
import { numberXml, ratingXml, wordsXml } from './entry-xml';
import { gapsXml } from './gaps-xml';
import { matchingXml } from './match-xml';
import { mimeOf } from './mime-types';
import { RESPONSE, responseDeclaration } from './response-xml';
import type { InteractionXml } from './written-interaction';

/** Null when no interaction asks for what this type asks for. */
export function interactionXml(tag: Tag, question: CarriedQuestion): InteractionXml | null {
  switch (question.type) {
    case QuestionType.MULTIPLE_CHOICE:
      return choicesXml(tag, question);
    case QuestionType.TRUE_FALSE:
      return truthXml(tag, question, question.language ?? 'en');
    case QuestionType.DROPDOWN:
      return dropdownXml(tag, question);
    case QuestionType.RANKING:
      return rankingXml(tag, question);
    case QuestionType.MATCHING:
      return matchingXml(tag, question);
    case QuestionType.SHORT_ANSWER:
      return wordsXml(tag, question);
    case QuestionType.FILL_IN_THE_BLANK:
      return gapsXml(tag, question);
    case QuestionType.NUMBER:
      return numberXml(tag, question);
    case QuestionType.RATING:
      return ratingXml(tag, question);
    case QuestionType.OPEN_ENDED:
      return {
        declarations: responseDeclaration(tag, { baseType: 'string' }),
        body: tag('extendedTextInteraction', { responseIdentifier: RESPONSE }),
      };
    default:
      return upload(tag, question);
  }
}

function upload(tag: Tag, question: CarriedQuestion): InteractionXml | null {
  const extensions = extensionsFor(question);
  if (extensions === null || !keepsItsType(question)) return null;
  const [only, ...others] = extensions;
  const type = only !== undefined && others.length === 0 ? mimeOf(only) : undefined;
  return {
    declarations: responseDeclaration(tag, { baseType: 'file' }),
    body: tag('uploadInteraction', { responseIdentifier: RESPONSE, type }),
  };
}
