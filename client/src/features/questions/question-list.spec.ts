import { blankDraft } from './question-draft';
import { questionBeside, placeOf, questionList, shareOfScore, totalsOf, type QuestionItem } from './question-list';
import type { QuestionFields } from './types/question-type';

const item = (key: string, fields: Partial<QuestionItem['draft']> = {}, id: string | null = key): QuestionItem => ({
  key,
  id,
  version: id === null ? null : 1,
  draft: { ...blankDraft('TRUE_FALSE'), text: key, durationSeconds: '30', score: '4', ...fields },
  stored: null,
});
const keys = (items: readonly QuestionItem[]) => items.map(({ key }) => key);
const three = () => [item('a'), item('b', { skill: 'Audit' }), item('c', { skill: 'Tax' })];

describe('the list of questions', () => {
  it('adds a question at the end with the skill of the one before', () => {
    const items = questionList(three(), { kind: 'added', key: 'd', type: 'NUMBER' });
    expect(items.at(-1)).toMatchObject({
      key: 'd',
      id: null,
      draft: { type: 'NUMBER', skill: 'Tax', durationSeconds: '120' },
    });
  });

  it('puts a copy right behind its original, as a new question', () => {
    const items = questionList(three(), { kind: 'duplicated', key: 'a', copy: 'copy' });
    expect(keys(items)).toEqual(['a', 'copy', 'b', 'c']);
    expect(items[1]).toMatchObject({ id: null, draft: { text: 'a' } });
  });

  it('moves a question, and no further than the ends', () => {
    expect(keys(questionList(three(), { kind: 'moved', key: 'a', to: 2 }))).toEqual(['b', 'c', 'a']);
    expect(keys(questionList(three(), { kind: 'moved', key: 'c', to: -5 }))).toEqual(['c', 'a', 'b']);
    expect(keys(questionList(three(), { kind: 'moved', key: 'a', to: 9 }))).toEqual(['b', 'c', 'a']);
  });

  it('remembers the id of a stored question without touching what was typed since', () => {
    const typed = questionList([item('new', { text: 'newer' }, null)], {
      kind: 'stored',
      key: 'new',
      question: { id: 'q9', version: 1, type: 'TRUE_FALSE', text: 'older' } as QuestionFields,
      sent: item('new', { text: 'older' }).draft,
    });
    expect(typed[0]).toMatchObject({
      key: 'new',
      id: 'q9',
      version: 1,
      draft: { text: 'newer' },
      stored: { text: 'older' },
    });
  });

  it('puts a new question behind the stored ones that stand before it', () => {
    expect(placeOf([item('a'), item('b', {}, null), item('c'), item('d', {}, null)], 'd')).toBe(3);
  });

  it('adds up time and points, leaving out the points of additional questions', () => {
    const items = [
      item('a', { score: '0.1' }),
      item('b', { score: '0.2' }),
      item('c', { isAdditional: true }),
      item('d', { score: 'x' }),
    ];
    expect(totalsOf(items)).toEqual({ count: 4, durationSeconds: 120, points: 0.3 });
  });

  it('tells which part of all points a question is worth', () => {
    expect(shareOfScore(item('a', { score: '8' }).draft, 72)).toBe(11);
    expect(shareOfScore(item('a', { score: '8', isAdditional: true }).draft, 72)).toBeNull();
    expect(shareOfScore(item('a').draft, 0)).toBeNull();
  });

  it('looks at the next question after one is removed, or the one before when it was the last', () => {
    expect([questionBeside(three(), 'b'), questionBeside(three(), 'c'), questionBeside([item('a')], 'a')]).toEqual([
      'c',
      'b',
      null,
    ]);
  });
});
