import { bare, elementsInPdf, structureOfPdf, textOfElement } from '../testing/read-pdf';
import type { PdfElement } from '../testing/read-pdf';
import { aReport, aReportQuestion, anArabicReport, hardTexts } from '../testing/reports';
import { resultDocument } from './result-document';

const now = new Date('2026-11-22T08:00:00Z');
const english = { language: 'en', timeZone: 'UTC', now } as const;
const arabic = { language: 'ar', timeZone: 'UTC', now } as const;

const textsOf = (tree: PdfElement, ...roles: string[]) =>
  elementsInPdf(tree, ...roles).map((element) => textOfElement(element).trim());

describe('a result as PDF, read by whoever cannot see it', () => {
  it('names its title, its language and the standard that it keeps', async () => {
    const { title, language, isMarked, part } = structureOfPdf(await resultDocument(aReport(), english));
    expect({ title, language, isMarked, part }).toEqual({
      title: 'Senior Accountant, Gulf · Noor Al-Hashimi',
      language: 'en',
      isMarked: true,
      part: '1',
    });
    expect(structureOfPdf(await resultDocument(anArabicReport(), arabic)).language).toBe('ar');
  });

  it('has headings in order, one for each question', async () => {
    const { pages } = structureOfPdf(await resultDocument(aReport(), english));
    const [page] = pages;
    const headings = elementsInPdf(page!.tree, 'H1', 'H2', 'H3');
    expect(headings.map(({ role }) => role)).toEqual(['H1', 'H2', 'H2', 'H3', 'H3', 'H3', 'H3']);
    expect(textsOf(page!.tree, 'H1', 'H2')).toEqual([
      'Noor Al-Hashimi',
      'Senior Accountant, Gulf',
      'Questions and answers',
    ]);
    expect(textsOf(page!.tree, 'H3')[1]).toContain('Question 2');
  });

  it('says of each answer what it is, in tables with heads', async () => {
    const { pages } = structureOfPdf(await resultDocument(aReport(), english));
    const [first] = elementsInPdf(pages[0]!.tree, 'Table');
    const rows = elementsInPdf(first!, 'TR').map((row) => [textsOf(row, 'TH'), textsOf(row, 'TD')]);
    expect(rows).toEqual([
      [['Answer'], ['Prepaid expenses']],
      [['Correct answer'], ['Prepaid expenses']],
    ]);
  });

  it.each([
    ['English', aReport, english],
    ['Arabic', anArabicReport, arabic],
  ] as const)('groups the phone number as the screens do, also in %s', async (_, report, reading) => {
    const { pages } = structureOfPdf(await resultDocument(report(), reading));
    expect(textsOf(pages[0]!.tree, 'P')).toContain('+971 50 555 0142');
  });

  it('says in words what the scale draws', async () => {
    const { pages } = structureOfPdf(await resultDocument(aReport(), english));
    const [scale] = elementsInPdf(pages[0]!.tree, 'Figure');
    expect(scale?.alt).toMatch(/^77% Strong · Weak .*39 · Fair/u);
  });

  it('names the language of what is written in the other one', async () => {
    const { pages } = structureOfPdf(await resultDocument(aReport(), english));
    const foreign = elementsInPdf(pages[0]!.tree, 'P').filter(({ lang }) => lang === 'ar');
    expect(bare(foreign.map(textOfElement).join(''))).not.toBe('');
  });

  it.each([
    ['English', aReport, english],
    ['Arabic', anArabicReport, arabic],
  ] as const)('leaves nothing in %s outside its order but what stands on every page', async (_, report, reading) => {
    const questions = Array.from({ length: 40 }, (__, index) =>
      aReportQuestion({ number: index + 1, text: hardTexts.mixed, feedback: hardTexts.arabic }),
    );
    const { pages } = structureOfPdf(await resultDocument({ ...report(), questions }, reading));
    expect(pages.length).toBeGreaterThan(2);
    for (const { untagged } of pages) expect(untagged.length).toBeLessThan(160);
    const numbers = pages.flatMap(({ tree }) => elementsInPdf(tree, 'H3'));
    expect(numbers).toHaveLength(40);
  });
});
