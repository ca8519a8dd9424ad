import { sourceTextsOf } from '@mizan/question-model';
import type { FieldText } from '@mizan/question-model';
import { sketchQuestion } from '../question.policy';
import type { QuestionDraft } from '../question.policy';
import { plainOfHtml } from './html-text';
import { linesAsHtml } from './two-languages';

/**
 * What a file says of a question in the other language, after somebody changed the question: each text goes with the words that it
 * translates, wherever they stand now. Words that the file does not know have none.
 */
export function keptTranslation(read: QuestionDraft, changed: QuestionDraft): FieldText[] {
  const said = new Map(read.translation?.texts.map(({ path, text }) => [path, text]));
  const [before, after] = [wordsOf(read), wordsOf(changed)];
  const waiting = new Map<string, string[]>();
  for (const { path, words } of before.texts) {
    const text = said.get(path);
    if (text !== undefined) waiting.set(words, [...(waiting.get(words) ?? []), text]);
  }
  return after.texts.flatMap(({ path, words }) => {
    const text = waiting.get(words)?.shift();
    if (text === undefined) return [];
    return [{ path, text: path === 'text' ? inForm(text, before.isRich, after.isRich) : text }];
  });
}

/** Every text by what it is a text of, and what it says; of the question itself formatting is no word. */
function wordsOf(draft: QuestionDraft) {
  const fields = sketchQuestion(draft);
  const texts = sourceTextsOf(fields).map(({ path, text }) => ({
    path,
    words: `${path.replace(/\d+/gu, '#')} ${path === 'text' ? fields.text : text}`,
  }));
  return { texts, isRich: fields.textHtml !== null };
}

function inForm(text: string, wasRich: boolean, isRich: boolean): string {
  if (wasRich === isRich) return text;
  return isRich ? `<p>${linesAsHtml(text)}</p>` : plainOfHtml(text);
}
