import { Questions } from '../../../src/modules/questions';
import type { Question, QuestionDraft } from '../../../src/modules/questions';
import type { TestApp } from '../app';

const common = { durationSeconds: 60, score: 5, difficulty: 'Medium', skill: 'Accounting' } as const;

/** A true-false question that passes every rule; the test names only what matters to it. */
export function aQuestionDraft(given: Partial<QuestionDraft> = {}): QuestionDraft {
  return { ...common, type: 'true-false', text: 'A balance sheet shows one moment in time.', truth: true, ...given };
}

/** One draft of each type that can be written. */
export const questionDrafts = {
  multipleChoice: (given: Partial<QuestionDraft> = {}) =>
    aQuestionDraft({
      type: 'multiple-choice',
      text: 'Which of these is a liability?',
      choices: [
        { text: 'Deferred income', isRight: true },
        { text: 'Prepaid rent', isRight: false },
        { text: 'Goodwill', isRight: false },
      ],
      ...given,
    }),
  trueFalse: aQuestionDraft,
  shortAnswer: (given: Partial<QuestionDraft> = {}) =>
    aQuestionDraft({
      type: 'short-answer',
      text: 'Assets minus liabilities is …',
      acceptedAnswers: ['equity'],
      ...given,
    }),
  number: (given: Partial<QuestionDraft> = {}) =>
    aQuestionDraft({ type: 'number', text: '15 % of 250?', number: { value: '37.5', tolerance: '0' }, ...given }),
  openEnded: (given: Partial<QuestionDraft> = {}) =>
    aQuestionDraft({ type: 'open-ended', text: 'Explain accruals.', rubric: 'Timing of income and cost.', ...given }),
};

/** A stored question that belongs to `owner`. */
export function aQuestion(app: TestApp, owner: { id: string }, given: Partial<QuestionDraft> = {}): Promise<Question> {
  return app.get(Questions).create(app.dataSource.manager, owner.id, aQuestionDraft(given));
}
