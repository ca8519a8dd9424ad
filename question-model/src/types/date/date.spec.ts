import { readDraft } from '../../testing/read-draft';
import type { KeyDraft } from '..';

function read(draft: KeyDraft) {
  return readDraft('date', draft);
}

const day = (date: string) => ({ from: date, to: date });

describe('a date question', () => {
  it('has a first and a last day that count, and may bound what can be chosen', () => {
    const draft = { dateRange: { earliest: '2026-01-01' }, dateKey: { from: '2026-02-28', to: '2026-03-01' } };
    expect(read(draft)).toEqual({
      content: { dateRange: { earliest: '2026-01-01', latest: null } },
      answerKey: { days: { from: '2026-02-28', to: '2026-03-01' } },
      problems: [],
    });
  });

  it('reads Arabic digits', () => {
    expect(read({ dateKey: day('٢٠٢٦-٠٩-٢٣') }).answerKey).toEqual({ days: day('2026-09-23') });
  });

  it.each<[string, KeyDraft, string[]]>([
    ['no key', {}, ['dateKey.from: required', 'dateKey.to: required']],
    ['what is no day', { dateKey: { from: '2026-02-30', to: '1.3.2026' } }, ['dateKey.from: date', 'dateKey.to: date']],
    ['a year alone', { dateKey: day('2026') }, ['dateKey.from: date', 'dateKey.to: date']],
    ['an end before the start', { dateKey: { from: '2026-03-02', to: '2026-03-01' } }, ['dateKey.to: day-order']],
    [
      'bounds the wrong way round',
      { dateRange: { earliest: '2026-12-31', latest: '2026-01-01' }, dateKey: day('2026-12-31') },
      ['dateRange.latest: day-order', 'dateKey.to: day-outside'],
    ],
    [
      'a right day that cannot be chosen',
      {
        dateRange: { earliest: '2026-01-01', latest: '2026-01-31' },
        dateKey: { from: '2025-12-31', to: '2026-02-01' },
      },
      ['dateKey.from: day-outside', 'dateKey.to: day-outside'],
    ],
  ])('refuses %s', (_, draft, problems) => {
    expect(read(draft).problems).toEqual(problems);
  });
});
