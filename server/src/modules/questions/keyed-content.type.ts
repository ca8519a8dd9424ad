import type { ShownQuestion } from '@mizan/question-model';

/** Text, content and key of a question with the fields of all types; the schema shows those that its type has. */
export interface KeyedContentFields extends ShownQuestion {
  text: string;
  textHtml: string | null;
}
