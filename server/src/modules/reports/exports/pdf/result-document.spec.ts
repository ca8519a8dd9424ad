import { visibleReport } from '../../../grading';
import { aReport, anArabicReport, aReportQuestion, hardTexts } from '../testing/reports';
import { bare, textOfPdf } from '../testing/read-pdf';
import { candidateDocument } from './candidate-document';
import { resultDocument } from './result-document';

const now = new Date('2026-11-22T08:00:00Z');
const english = { language: 'en', timeZone: 'Asia/Riyadh', now } as const;
const arabic = { language: 'ar', timeZone: 'Asia/Riyadh', now } as const;

describe('a result as PDF', () => {
  it('says in English what the report says', async () => {
    const pages = textOfPdf(await resultDocument(aReport(), english), 'ltr');
    const lines = pages.flat();
    for (const text of [
      'Noor Al-Hashimi',
      'noor.hashimi@example.com',
      '+971505550142',
      'Senior Accountant, Gulf',
      '77%',
    ])
      expect(lines.join('\n')).toContain(bare(text));
    expect(lines).toContain(bare('Senior Accountant · Completed 18 November 2026 at 12:30'));
    expect(lines).toContain(bare('Answer Prepaid expenses'));
    expect(lines).toContain(bare('Correct answer 1200 ± 5 SAR'));
    expect(lines.at(-1)).toBe(
      bare('Senior Accountant, Gulf · Noor Al-Hashimi · Made 22 November 2026 at 11:00 Page 1 of 1'),
    );
  });

  it('names the invitation as the program knows it that invited, and whose document it is', async () => {
    const report = aReport();
    const candidate = report.candidate && { ...report.candidate, externalId: 'REQ-2026-77' };
    const head = { name: 'Gulf Foods', logo: null, accent: '#0a7f5a', imprint: 'CR 1010' };
    const bytes = await resultDocument({ ...report, candidate }, { ...english, head });
    const text = textOfPdf(bytes, 'ltr').flat().join('\n');
    for (const words of ['External ID: REQ-2026-77', 'Gulf Foods', 'CR 1010']) expect(text).toContain(bare(words));
    expect(text).not.toContain('Mizan');
  });

  it('says in Arabic what the report says, letter by letter', async () => {
    const lines = textOfPdf(await resultDocument(anArabicReport(), arabic), 'rtl').flat();
    const all = lines.join('\n');
    for (const text of [
      'ميزان',
      'نور الهاشمي',
      'محاسب أول، الخليج',
      'ملاحظات المشرف',
      'الأسئلة والإجابات',
      'لا إله إلا الله',
    ])
      expect(all).toContain(bare(text));
    for (const word of ['نوفمبر', 'إلى', 'في', 'PostgreSQL', 'Node.js', 'المستحقات', 'سؤالا', '٤٥', '١٢'])
      expect(all).toContain(bare(word));
    expect(lines).toContain(bare('رتّب مهام إقفال نهاية الشهر ترتيبًا صحيحًا.'));
  });

  it('says in which language the exam was taken, and which answer was given in the other one', async () => {
    const questions = [aReportQuestion(), aReportQuestion({ number: 2, givenIn: 'en' })];
    const lines = textOfPdf(await resultDocument(aReport({ language: 'ar', questions }), english), 'ltr').flat();
    expect(lines.join('\n')).toContain(bare('at 12:30 · Taken in Arabic'));
    expect(lines.filter((line) => line.includes(bare('Answered in English')))).toHaveLength(1);
  });

  it.each([
    [english, 'ltr', 'At least'],
    [arabic, 'rtl', 'على الأقل'],
  ] as const)(
    'says "at least" and names no grade as long as an answer waits for a mark (%#)',
    async (reading, direction, words) => {
      const final = textOfPdf(await resultDocument(aReport(), reading), direction)
        .flat()
        .join('\n');
      expect(final).toContain('Excellent');
      expect(final).not.toContain(bare(words));
      const waiting = aReport({ status: 'Under review', awaitingCount: 1 });
      const all = textOfPdf(await resultDocument(waiting, reading), direction)
        .flat()
        .join('\n');
      for (const text of [words, '77%']) expect(all).toContain(bare(text));
      expect(all).not.toMatch(/Weak|Excellent/);
    },
  );

  it('numbers its pages and cuts no line when there are many', async () => {
    const long = Array.from({ length: 60 }, (_, index) =>
      aReportQuestion({
        number: index + 1,
        text: `Question text ${index + 1}. ${hardTexts.english}`,
        answer: [`Answer ${index + 1}`],
      }),
    );
    const pages = textOfPdf(await resultDocument(aReport({ questions: long }), english), 'ltr');
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((lines, index) => expect(lines.at(-1)).toContain(`Page${index + 1}of${pages.length}`));
    const all = pages.flat().join('\n');
    for (let number = 1; number <= 60; number++) expect(all).toContain(`AnswerAnswer${number}\n`);
  });

  it('shows no more than the report options allow', async () => {
    const hidden = { showCandidateInformation: false, showQuestions: false, showCorrectAnswers: true };
    const lines = textOfPdf(await resultDocument(visibleReport(aReport(), hidden), english), 'ltr').flat();
    const all = lines.join('\n');
    expect(all).not.toMatch(/Noor|noor|971|Prepaid|month-end|1200/);
    expect(all).toContain(bare('Candidate 1A2B3C4D'));
    expect(lines).toContain(bare('Question 2 · Ranking · Revenue · Easy · 0:34 6 / 8'));
  });

  it('survives whatever people type', async () => {
    const odd = [
      '',
      '   ',
      'x'.repeat(3000),
      '\u202e\u0000\t',
      '😀 👩‍👩‍👧',
      '漢字',
      'e\u0301',
      'ش'.repeat(500),
      '(((]]]',
      'Ελλάδα Россия Šimić',
    ];
    const questions = odd.map((text, index) =>
      aReportQuestion({ number: index + 1, text, answer: [text], feedback: text }),
    );
    const pages = textOfPdf(await resultDocument(aReport({ questions, feedback: odd.join('\n') }), arabic), 'rtl');
    expect(pages.flat().join('')).toContain(bare('Ελλάδα'));
  });
});

describe("a candidate's report as PDF", () => {
  const figures = { ...aReport(), title: 'Excel for finance', description: 'Formulas and pivots.' };

  it('tells of every result', async () => {
    const candidate = {
      name: 'Noor',
      email: 'noor@example.com',
      phone: '+9715',
      results: [figures, { ...figures, title: 'Second' }],
    };
    const all = textOfPdf(await candidateDocument(candidate, english), 'ltr')
      .flat()
      .join('\n');
    for (const text of ['2 completed assessments', 'Excel for finance', 'Second', 'Formulas and pivots.'])
      expect(all).toContain(bare(text));
  });

  it('says when there is none', async () => {
    const none = { name: 'نور', email: 'noor@example.com', phone: '', results: [] };
    expect(textOfPdf(await candidateDocument(none, arabic), 'rtl').flat()).toContain(
      bare('لم يؤدِّ هذا المرشح أي اختبار.'),
    );
  });
});
