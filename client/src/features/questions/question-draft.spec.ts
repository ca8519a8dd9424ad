import { blankDraft, questionDraftOf, fieldsOf, questionInputOf, withType, type QuestionDraft } from './question-draft';
import { draftProblems, isComplete } from './question-draft.schema';
import { storedQuestion } from './testing/stored-question';

const stored = storedQuestion({
  type: 'NUMBER',
  text: 'What is the depreciation charge for year 2?',
  durationSeconds: 120,
  score: 6,
  difficulty: 'HARD',
  skill: 'Depreciation',
  number: { value: '15000', tolerance: '0', others: null },
});

const change = (fields: Partial<QuestionDraft>): QuestionDraft => ({ ...questionDraftOf(stored), ...fields });
const problems = (fields: Partial<QuestionDraft>) => draftProblems(change(fields));

describe('a question draft', () => {
  it('goes back to the server as it came', () => {
    expect(questionInputOf(questionDraftOf(stored)).number).toEqual({
      text: stored.text,
      textHtml: null,
      durationSeconds: 120,
      score: 6,
      difficulty: 'HARD',
      skill: 'Depreciation',
      isAdditional: false,
      notes: null,
      number: { value: '15000', tolerance: '0' },
      unit: null,
    });
  });

  it('reads numbers that an Arabic keyboard typed', () => {
    expect(fieldsOf(change({ durationSeconds: '٩٠', score: '٢٫٥' }))).toMatchObject({
      durationSeconds: 90,
      score: 2.5,
    });
  });

  it('keeps the answer of a type that was left and taken up again', () => {
    const there = withType(questionDraftOf(stored), 'TRUE_FALSE');
    expect(withType(there, 'NUMBER').answers.NUMBER).toEqual({ value: '15000', tolerance: '0', unit: '', others: [] });
  });

  it('wants text, duration, score, skill and the answer of its own type', () => {
    const blank = { ...blankDraft('NUMBER'), durationSeconds: '', score: '' };
    expect(draftProblems(blank)).toEqual({
      text: 'questions:problem.text',
      durationSeconds: 'questions:problem.duration',
      score: 'questions:problem.score',
      skill: 'questions:problem.skill',
      'answers.NUMBER.value': 'questions:problem.answer',
    });
  });

  it.each([
    [{ durationSeconds: 'a minute' }, { durationSeconds: 'questions:problem.number' }],
    [{ durationSeconds: '1.5' }, { durationSeconds: 'questions:problem.whole' }],
    [{ durationSeconds: '4' }, { durationSeconds: 'questions:problem.durationRange|{"min":5,"max":7200}' }],
    [{ score: 'ten' }, { score: 'questions:problem.number' }],
    [{ score: '1.234' }, { score: 'questions:problem.decimals' }],
    [{ score: '-1' }, { score: 'questions:problem.scoreRange|{"min":0,"max":1000}' }],
    [{ text: '  ' }, { text: 'questions:problem.text' }],
    [{ text: 'x'.repeat(2001) }, { text: 'questions:problem.tooLong|{"max":2000}' }],
  ])('refuses %j', (fields, expected) => expect(problems(fields)).toEqual(expected));

  it('ignores the unfinished answer of a type that was left', () => {
    const draft = withType(withType(questionDraftOf(stored), 'MULTIPLE_CHOICE'), 'NUMBER');
    expect(isComplete(draft)).toBe(true);
  });
});
