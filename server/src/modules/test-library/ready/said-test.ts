import { sourceTextsOf } from '@mizan/question-model';
import type { FieldText } from '@mizan/question-model';
import { readQuestion } from '../../questions';
import type { QuestionDraft } from '../../questions';
import { blocksOf } from './in-blocks';
import type { ReadyTest } from './ready-test';

/**
 * What a question says in the other language: its text, and then the others in the order in which they are read, a list of accepted
 * answers as one of them. Left out at the end is what reads the same in both.
 */
export type SaidQuestion = readonly [text: string, ...others: (string | readonly string[])[]];

/** A ready test in the other language. */
export interface SaidTest {
  title: string;
  jobRole: string;
  description: string;
  /** In the order of those of the test; questions that are said in both languages already are not among them. */
  questions: readonly SaidQuestion[];
}

/** A ready test whose every question can be asked in either language. */
export function bilingualTest({ questions, ...translation }: SaidTest, test: ReadyTest): ReadyTest {
  const said = [...questions];
  const translated = test.questions.map((draft) => ('translation' in draft ? draft : saidToo(draft, said.shift())));
  if (said.length > 0) throw new Error(`${test.key} has fewer questions than its translation.`);
  return { ...test, translation, questions: translated };
}

/** The question of another ready test that begins so: the same question, whichever test it is asked in. */
export function questionOf({ key, questions }: ReadyTest, beginning: string): QuestionDraft {
  const found = questions.find(({ text }) => text.startsWith(beginning));
  if (!found) throw new Error(`${key} asks nothing like: ${beginning}`);
  return found;
}

/** Matched only when it is planted: a start that plants nothing need not read the library. */
export function saidToo(draft: QuestionDraft, said: SaidQuestion | undefined): QuestionDraft {
  return {
    ...draft,
    get translation() {
      return { texts: textsFor(draft, said) };
    },
  };
}

function textsFor(draft: QuestionDraft, said: SaidQuestion | undefined): FieldText[] {
  const sources = sourceTextsOf(readQuestion(draft));
  if (!said || said.length > sources.length) throw new Error(`Not translated: ${draft.text}`);
  return sources.map(({ path, text }, at) => ({ path, text: textOf(said[at], draft, at) ?? text }));
}

function textOf(said: string | readonly string[] | undefined, { textHtml }: QuestionDraft, at: number) {
  if (typeof said === 'object') return said.join('\n');
  return at === 0 && textHtml && said !== undefined ? blocksOf(said) : said;
}
