import { releaseImages } from '../html-images';
import type { WritableQuestion } from '../interchange';
import { element, xmlDocument, xmlText } from '../xml/write-xml';
import type { Dialect, Tag } from './dialect';
import { interactionXml } from './interaction-xml';
import { wellFormed } from './well-formed';

/** Null when no interaction asks for what this type asks for. */
export function itemXml(
  { tag, itemNamespace }: Dialect,
  question: WritableQuestion,
  id: string,
  addressOf: (fileId: string) => string | null,
): Buffer | null {
  const interaction = interactionXml(tag, question);
  if (interaction === null) return null;
  const asked = question.textHtml ? wellFormed(releaseImages(question.textHtml, addressOf)) : paragraphs(question.text);
  const rubric = question.rubric ? tag('rubricBlock', { view: 'scorer' }, rubricBody(tag, question.rubric)) : '';
  const { language } = question;
  const item = tag(
    'assessmentItem',
    {
      xmlns: itemNamespace,
      identifier: id,
      title: question.title,
      adaptive: 'false',
      timeDependent: 'false',
      'xml:lang': language,
    },
    interaction.declarations,
    outcomes(tag, question.score ?? 1),
    tag('itemBody', {}, rubric, element('div', { dir: dirOf(language) }, asked), interaction.body),
    interaction.scoring === undefined ? '' : tag('responseProcessing', {}, interaction.scoring),
  );
  return xmlDocument(item);
}

function outcomes(tag: Tag, score: number): string {
  const shape = { cardinality: 'single', baseType: 'float' };
  const value = (points: number) => tag('defaultValue', {}, tag('value', {}, String(points)));
  return (
    tag('outcomeDeclaration', { identifier: 'SCORE', ...shape, normalMaximum: score }, value(0)) +
    tag('outcomeDeclaration', { identifier: 'MAXSCORE', ...shape }, value(score))
  );
}

/** Version 3.0 wants the content of a block inside another. */
function rubricBody(tag: Tag, rubric: string): string {
  return tag === element ? paragraphs(rubric) : tag('contentBody', {}, paragraphs(rubric));
}

function dirOf(language: string | undefined): string | undefined {
  return language === undefined ? undefined : language === 'ar' ? 'rtl' : 'ltr';
}

function paragraphs(text: string): string {
  return text
    .split('\n')
    .map((line) => element('p', {}, xmlText(line)))
    .join('');
}
