import { shownQuestion } from '@mizan/question-model';
import type { AnswerKey, QuestionContent, QuestionType, ShownQuestion } from '@mizan/question-model';
import { staffFileUrl } from '../files';
import { showRichText } from './rich-text/show-rich-text';

interface KeyedQuestion {
  type: QuestionType;
  text: string;
  textHtml: string | null;
  content: QuestionContent;
  answerKey: AnswerKey;
}

/** Content and key as staff see them, of a question or of its frozen copy. */
export function toKeyedContent({ type, text, textHtml, content, answerKey }: KeyedQuestion): KeyedContentFields {
  return { text, textHtml: showRichText(textHtml, staffFileUrl), ...shownQuestion(type, { content, answerKey }) };
}

/** Text, content and key of a question with the fields of all types; the schema shows those that its type has. */
export interface KeyedContentFields extends ShownQuestion {
  text: string;
  textHtml: string | null;
}
