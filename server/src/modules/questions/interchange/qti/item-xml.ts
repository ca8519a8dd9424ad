import { QuestionType } from '../../vocabulary';
import { releaseImages } from '../html-images';
import type { WritableQuestion } from '../interchange';
import { element, xmlDocument, xmlText } from '../xml/write-xml';
import { interactionXml } from './interaction-xml';
import type { InteractionXml } from './interaction-xml';
import { wellFormed } from './well-formed';

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqti_v2p2';
const TEMPLATES = 'http://www.imsglobal.org/question/qti_v2p2/rptemplates';

/** Null when no interaction asks for what this type asks for. */
export function itemXml(
  question: WritableQuestion,
  id: string,
  addressOf: (fileId: string) => string | null,
): Buffer | null {
  const interaction = interactionXml(question);
  if (interaction === null) return null;
  const asked = question.textHtml ? wellFormed(releaseImages(question.textHtml, addressOf)) : paragraphs(question.text);
  const score = question.score ?? 1;
  const rubric = question.rubric ? element('rubricBlock', { view: 'scorer' }, paragraphs(question.rubric)) : '';
  return xmlDocument(
    element(
      'assessmentItem',
      { xmlns: NAMESPACE, identifier: id, title: question.title, adaptive: 'false', timeDependent: 'false' },
      interaction.declarations,
      element('outcomeDeclaration', {
        identifier: 'SCORE',
        cardinality: 'single',
        baseType: 'float',
        normalMaximum: score,
      }),
      element(
        'outcomeDeclaration',
        { identifier: 'MAXSCORE', cardinality: 'single', baseType: 'float' },
        element('defaultValue', {}, element('value', {}, String(score))),
      ),
      element('itemBody', {}, rubric, asked, interaction.body),
      processing(question, interaction),
    ),
  );
}

function processing({ type, number }: WritableQuestion, { processing: template }: InteractionXml): string {
  if (type !== QuestionType.NUMBER)
    return template ? element('responseProcessing', { template: `${TEMPLATES}/${template}` }) : '';
  const compared = element(
    'equal',
    { toleranceMode: 'absolute', tolerance: `${number?.tolerance} ${number?.tolerance}` },
    element('variable', { identifier: 'RESPONSE' }),
    element('correct', { identifier: 'RESPONSE' }),
  );
  const set = element('setOutcomeValue', { identifier: 'SCORE' }, element('variable', { identifier: 'MAXSCORE' }));
  return element('responseProcessing', {}, element('responseCondition', {}, element('responseIf', {}, compared, set)));
}

function paragraphs(text: string): string {
  return text
    .split('\n')
    .map((line) => element('p', {}, xmlText(line)))
    .join('');
}
