import type { Paper, PaperQuestion } from '../../assessments';
import { freezePaper } from './freeze-paper';

const attempt = { id: '0a6f7a3e-8f51-4f6e-9d3c-1f2b3c4d5e6f', extraTimePercent: 0 };

function aPaper(configuration: { shuffleQuestions?: boolean; shuffleChoices?: boolean } = {}): Paper {
  const questions = Array.from({ length: 12 }, (_, index) => aQuestion(`q${index}`));
  const settings = { configuration: { shuffleQuestions: false, shuffleChoices: false, ...configuration } };
  return { questions, settings } as unknown as Paper;
}

function aQuestion(questionId: string): PaperQuestion {
  const choices = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id, text: id }));
  return {
    questionId,
    type: 'multiple-choice',
    text: questionId,
    textHtml: null,
    content: { choices, allowsSeveral: false },
    answerKey: { rightChoiceIds: ['a'] },
    durationSeconds: 45,
    score: 1,
    difficulty: 'Easy',
    skill: 'Arithmetic',
    isAdditional: false,
    language: 'en',
    translation: null,
  };
}

const orderOf = (paper: Paper, seed = attempt) => freezePaper(paper, seed).map(({ questionId }) => questionId);
const choicesOf = (paper: Paper, seed = attempt) =>
  freezePaper(paper, seed).map(({ content }) => content.choices?.map(({ id }) => id).join(''));

describe('freezePaper', () => {
  it('keeps the order of the assessment and numbers it from 1', () => {
    expect(orderOf(aPaper())).toEqual(aPaper().questions.map(({ questionId }) => questionId));
    expect(freezePaper(aPaper(), attempt).map(({ position }) => position)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(new Set(choicesOf(aPaper()))).toEqual(new Set(['abcdefg']));
  });

  it('shuffles the questions alike for one attempt, otherwise for another', () => {
    const paper = aPaper({ shuffleQuestions: true });
    expect(orderOf(paper)).toEqual(orderOf(paper));
    expect(orderOf(paper)).not.toEqual(orderOf(aPaper()));
    expect(orderOf(paper)).not.toEqual(orderOf(paper, { ...attempt, id: 'another' }));
    expect([...orderOf(paper)].sort()).toEqual([...orderOf(aPaper())].sort());
  });

  it('shuffles choices without losing one', () => {
    const shuffledChoices = choicesOf(aPaper({ shuffleChoices: true }));
    expect(shuffledChoices[0]).not.toBe('abcdefg');
    expect(
      shuffledChoices.map((ids) =>
        Array.from(ids ?? '')
          .sort()
          .join(''),
      ),
    ).toEqual(Array(12).fill('abcdefg'));
  });

  it.each([false, true])('asks qualifiers first and otherwise keeps the order (shuffled: %j)', (shuffleQuestions) => {
    const paper = aPaper({ shuffleQuestions });
    const withQualifiers = paper.questions.map((question, index) =>
      index % 4 === 3 ? { ...question, type: 'qualifier' as const } : question,
    );
    const asked = freezePaper({ ...paper, questions: withQualifiers }, attempt);
    expect(asked.map(({ type }) => type === 'qualifier')).toEqual([
      ...Array<boolean>(3).fill(true),
      ...Array<boolean>(9).fill(false),
    ]);
    const without = orderOf(paper);
    const isQualifier = (id: string) => ['q3', 'q7', 'q11'].includes(id);
    expect(asked.map(({ questionId }) => questionId)).toEqual([
      ...without.filter(isQualifier),
      ...without.filter((id) => !isQualifier(id)),
    ]);
  });

  it('grants the extra time question by question, rounded up', () => {
    const [question] = freezePaper(aPaper(), { ...attempt, extraTimePercent: 25 });
    expect(question).toMatchObject({ baseDurationSeconds: 45, durationSeconds: 57 });
  });
});
