import { wordsOf } from './invitation-words';

const facts = {
  firstName: 'Lina',
  inviterName: 'Huda Salem',
  title: 'Senior Accountant',
  jobRole: 'Accountant',
  questionCount: 9,
  minutes: 19,
  opensAt: null,
  closesAt: null,
  timeZone: null,
};

describe('the words of an invitation', () => {
  it.each([
    [1, 1, 'سؤال واحد', 'دقيقة واحدة'],
    [2, 2, 'سؤالين', 'دقيقتان'],
    [3, 10, '3 أسئلة', '10 دقائق'],
    [11, 99, '11 سؤالًا', '99 دقيقة'],
    [100, 120, '100 سؤال', '120 دقيقة'],
  ])('count %i questions and %i minutes as Arabic does', (questionCount, minutes, questions, time) => {
    const text = wordsOf('ar').paper({ ...facts, questionCount, minutes });
    expect(text).toContain(`من ${questions}،`);
    expect(text).toContain(`القصوى ${time}.`);
  });

  it('count in English', () => {
    expect(wordsOf('en').paper({ ...facts, questionCount: 1, minutes: 1 })).toContain(
      '1 question and takes up to 1 minute.',
    );
    expect(wordsOf('en').paper(facts)).toContain('9 questions and takes up to 19 minutes.');
  });

  it('say who invites, as long as that is known', () => {
    expect(wordsOf('en').opening(facts)).toMatch(/^Huda Salem invites you/);
    expect(wordsOf('ar').opening(facts)).toContain('من Huda Salem');
    expect(wordsOf('en').opening({ ...facts, inviterName: null })).toMatch(/^You are invited/);
  });

  it('name each end of the window that is set, with its zone and in Western digits', () => {
    const closesAt = '2026-11-30T20:59:00Z';
    expect(wordsOf('en').window(facts)).toEqual([]);
    expect(wordsOf('en').window({ ...facts, closesAt })).toEqual([
      'Start before Monday, 30 November 2026 at 20:59 (UTC).',
    ]);
    const [line] = wordsOf('ar').window({ ...facts, closesAt });
    expect(line).toMatch(/^ابدأ قبل الاثنين، 30 نوفمبر 2026/);
    expect(line).toContain('UTC');
    const [start] = wordsOf('en').window({ ...facts, opensAt: closesAt, timeZone: 'Asia/Dubai' });
    expect(start).toBe('You can start from Tuesday, 1 December 2026 at 00:59 (Asia/Dubai).');
  });
});
