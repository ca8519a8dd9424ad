import { faultsOf, otherLanguage, unitsOf } from '@mizan/question-model';
import type { TextUnit } from '@mizan/question-model';
import { showRichText } from '../rich-text/show-rich-text';
import type { FileUrl } from '../rich-text/show-rich-text';
import type { Question } from '../question.entity';
import type { QuestionTranslationNode, TextToTranslateNode } from './question-translation.type';

export function toQuestionTranslation(question: Question, urlOf: FileUrl): QuestionTranslationNode {
  const { id, language, translation, translationState } = question;
  return {
    questionId: id,
    from: language,
    to: otherLanguage(language),
    state: translationState,
    texts: unitsOf(question, translation).map((unit) => toText(unit, urlOf)),
    reviewedAt: translation?.reviewedAt ? new Date(translation.reviewedAt) : null,
    reviewedBy: translation?.reviewedBy ?? null,
  };
}

function toText(
  { path, form, text, translated, staleSource, isMissing }: TextUnit,
  urlOf: FileUrl,
): TextToTranslateNode {
  const shown = (html: string | null) => (form === 'RICH' ? showRichText(html, urlOf) : html);
  return {
    path,
    form,
    source: shown(text) ?? '',
    translated: shown(translated),
    staleSource: shown(staleSource),
    isMissing,
    // Of accepted answers there may be others, and more of them.
    faults: translated === null || form === 'LIST' ? [] : faultsOf(text, translated),
  };
}
