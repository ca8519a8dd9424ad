import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { xliff2js } from 'xliff';
import { validateXML } from 'xmllint-wasm';
import { ask } from '../../ask';
import { Question } from '../../question.entity';
import { readQuestion } from '../../question.policy';
import type { QuestionDraft } from '../../question.policy';
import { derivedFrom } from '../../version-fields';
import { readTranslation } from '../../translation/read-translation';
import { matchReturned } from './match-returned';
import { readTranslations } from './reading-translations';
import { writeTranslationSheet } from './write-sheet';
import { writeXliff } from './write-xliff';

const ID = '00000000-0000-4000-8000-00000000000';
const fixtures = join(__dirname, '../../../../../test/fixtures/interchange/xliff');
const schemaOf = (name: string) => readFileSync(join(fixtures, name), 'utf8');

const drafts: QuestionDraft[] = [
  {
    ...ask.oneOf('Which holds <2> & [x]?', ['Assets', 'Debts <b>', '=SUM(A1)'], 0, ['Accounting', 'Easy', 60, 2]),
    textHtml:
      '<p>Which <strong>holds</strong> &lt;2&gt; &amp; [x]?<br />\\<em>Here</em></p><p>Given <span data-formula="a&lt;b^2">a</span></p>',
  },
  {
    ...ask.forWords('Assets less debts?', ['equity', 'net assets'], ['Accounting', 'Easy', 60, 2]),
    notes: {
      feedback: 'What is left.\nFor the owners: <them> & [others]',
      answers: [{ answer: 'equity', feedback: 'Just so.' }],
      hints: ['Subtract.', 'From the balance sheet.'],
      tags: ['sums'],
    },
  },
  {
    ...ask.forWords('Complete.', ['x'], ['Accounting', 'Easy', 60, 2]),
    type: 'fill-in-the-blank',
    acceptedAnswers: null,
    gapText: 'Rule: [[1]] less [[2]]',
    blanks: [{ acceptedAnswers: ['assets'] }, { acceptedAnswers: ['debts', 'loans'] }],
  },
];
const said = [
  [
    {
      path: 'text',
      text: '<p>أيها <em>هنا</em> &lt;2&gt; و[x]؟ <strong>\\</strong></p><p><span data-formula="a&lt;b^2">a</span></p>',
    },
    { path: 'choices.0.text', text: 'الأصول' },
    { path: 'choices.1.text', text: 'الديون <b>' },
  ],
  [
    { path: 'text', text: 'الأصول ناقص الديون؟' },
    { path: 'acceptedAnswers', text: 'حقوق الملكية\nصافي الأصول\nالملكية' },
    { path: 'notes.feedback', text: 'ما يبقى.\nلأصحابه: <هم> و[غيرهم]' },
    { path: 'notes.answers.0.feedback', text: 'تمامًا.' },
    { path: 'notes.hints.0', text: 'اطرح.' },
    { path: 'notes.hints.1', text: 'من الميزانية.' },
  ],
  [
    { path: 'text', text: 'أكمل.' },
    { path: 'gapText', text: 'من [[2]] تُطرح [[1]]' },
    { path: 'blanks.0.acceptedAnswers', text: 'الأصول' },
    { path: 'blanks.1.acceptedAnswers', text: 'الديون' },
  ],
];

function stored(draft: QuestionDraft, at: number, texts: { path: string; text: string }[] = []): Question {
  const fields = { ...readQuestion(draft), translation: null };
  const translation = texts.length > 0 ? readTranslation(fields, { texts }) : null;
  const whole = { ...fields, translation };
  return Object.assign(new Question(), whole, { id: `${ID}${at}`, ...derivedFrom(whole), language: 'en' });
}

const translated = drafts.map((draft, at) => stored(draft, at, said[at]));
const untranslated = drafts.map((draft, at) => stored(draft, at));
const byId = (questions: Question[]) => new Map(questions.map((question) => [question.id, question]));
const writers = {
  xliff: (questions: Question[], texts: 'open' | 'all' = 'all') => Promise.resolve(writeXliff(questions, 'en', texts)),
  spreadsheet: (questions: Question[], texts: 'open' | 'all' = 'all') => writeTranslationSheet(questions, 'en', texts),
};

/** What the translations would be after the file was taken over into questions without one. */
async function takenOver(bytes: Buffer): Promise<{ path: string; text: string }[][]> {
  const { taken, problems } = matchReturned(await readTranslations(bytes), byId(untranslated));
  expect(problems).toEqual([]);
  return taken.map(({ question, texts }) => readTranslation(question, { texts }).texts);
}

describe.each(Object.entries(writers))('%s', (name, write) => {
  it('goes out and comes back into questions without a translation as the same translation', async () => {
    expect(await takenOver(await write(translated))).toEqual(translated.map(({ translation }) => translation!.texts));
  });

  it('changes nothing where it was not worked on', async () => {
    const matched = matchReturned(await readTranslations(await write(translated)), byId(translated));
    expect(matched).toMatchObject({ taken: [], problems: [] });
    expect(matched.unchanged).toBe(13);
  });

  it('holds only what is missing or stale, where that is asked for', async () => {
    const { texts } = await readTranslations(await write(translated, 'open'));
    expect(texts).toEqual([]);
  });

  it('leaves out what was changed in the question since, and says which', async () => {
    const bytes = await write(translated);
    const changed = stored({ ...drafts[1]!, text: 'Assets minus debts?' }, 1);
    const { taken, problems } = matchReturned(await readTranslations(bytes), byId([changed]));
    expect(taken[0]!.texts.map(({ path }) => path)).toEqual(said[1]!.slice(1).map(({ path }) => path));
    expect(problems.filter(({ code }) => code === 'SOURCE_CHANGED')).toMatchObject([
      { params: { text: 'text' }, line: expect.any(Number) as number },
    ]);
    expect(problems.filter(({ code }) => code === 'QUESTION_UNKNOWN')).toHaveLength(2);
  });

  it('takes no stale text over silently', async () => {
    const before = translated[1]!;
    const fields = { ...readQuestion({ ...drafts[1]!, text: 'Assets minus debts?' }), translation: before.translation };
    const stale = Object.assign(new Question(), fields, { id: before.id, ...derivedFrom(fields) });
    const { taken, problems } = matchReturned(await readTranslations(await write([stale], 'open')), byId([stale]));
    expect([taken, problems]).toMatchObject([[], [{ code: 'STILL_STALE', params: { text: 'text' } }]]);
  });

  it('gives back every text that somebody may write', async () => {
    const words = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom('<1>', '</1>', '\\<2/>', 'ب\\\\<1>', '&amp;', ']]>'),
    );
    const text = fc.array(words, { minLength: 1, maxLength: 4 }).map((parts) => `a${parts.join('')}`);
    await fc.assert(
      fc.asyncProperty(text, text, text, text, async (source, first, second, told) => {
        const escaped = (one: string) => one.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        const html = (one: string, tag: string) =>
          `<p>${escaped(one)}<${tag}>${escaped(one)}</${tag}>${escaped(one)}</p>`;
        const draft = {
          ...drafts[0]!,
          text: source,
          textHtml: html(source, 'strong'),
          notes: { feedback: source, hints: [source, `b${second}`] },
        };
        const texts = [
          { path: 'text', text: html(first, name === 'xliff' ? 'em' : 'strong') },
          { path: 'choices.0.text', text: second },
          { path: 'notes.feedback', text: told },
          { path: 'notes.hints.1', text: told },
        ];
        const question = stored(draft, 0, texts);
        const again = matchReturned(await readTranslations(await write([question])), byId([stored(draft, 0)]));
        expect(again.problems).toEqual([]);
        expect(again.taken.map((one) => readTranslation(one.question, { texts: one.texts }).texts)).toEqual([
          question.translation!.texts,
        ]);
      }),
      { numRuns: name === 'xliff' ? 150 : 40 },
    );
  });
});

describe('XLIFF', () => {
  it('is valid by the schema of OASIS, with and without translations', async () => {
    const files = [translated, untranslated].map((questions, at) => ({
      fileName: `${at}.xlf`,
      contents: writeXliff(questions, 'en', 'all').toString(),
    }));
    const preload = [{ fileName: 'informativeCopiesOf3rdPartySchemas/w3c/xml.xsd', contents: schemaOf('xml.xsd') }];
    const { errors } = await validateXML({ xml: files, schema: [schemaOf('xliff_core_2.0.xsd')], preload });
    expect(errors).toEqual([]);
  });

  it('is read by a library of somebody else with both texts of every unit', async () => {
    const read = (await xliff2js(writeXliff(translated, 'en', 'all').toString())) as {
      sourceLanguage: string;
      targetLanguage: string;
      resources: Record<string, Record<string, { source: unknown; target: unknown }>>;
    };
    expect([read.sourceLanguage, read.targetLanguage]).toEqual(['en', 'ar']);
    expect(read.resources[`${ID}1`]!.text).toMatchObject({
      source: 'Assets less debts?',
      target: 'الأصول ناقص الديون؟',
    });
    expect(Object.keys(read.resources[`${ID}2`]!)).toHaveLength(4);
  });

  const problemsOf = async (text: string) => {
    const file = await readTranslations(Buffer.from(text));
    return matchReturned(file, byId(untranslated)).problems;
  };
  const whole = () => writeXliff(translated, 'en', 'all').toString();

  it.each([
    ['of an older version', '<xliff version="1.2"/>', 'XLIFF_VERSION'],
    ['of another kind', '<html/>', 'XML_OTHER_KIND'],
    ['cut short', whole().slice(0, 900), 'XML_NOT_WELL_FORMED'],
    ['with entities of its own', `<!DOCTYPE x [<!ENTITY a "b">]>${whole().slice(38)}`, 'XML_DOCTYPE'],
    ['with nothing in it', '<xliff version="2.1" srcLang="en" trgLang="ar"/>', 'NO_TRANSLATIONS'],
    ['of other languages', whole().replace('trgLang="ar"', 'trgLang="fr"'), 'OTHER_LANGUAGES'],
    ['of another product', whole().replaceAll(ID, 'messages-'), 'QUESTION_UNKNOWN'],
    ['with a text that the question has not', whole().replace('id="gapText"', 'id="hint"'), 'TEXT_UNKNOWN'],
    ['with a text twice', whole().replace('id="gapText"', 'id="text"'), 'TWICE_IN_FILE'],
    ['with a code that the text has not', whole().replace(/(<target.*?<ph id=")\d/su, '$1x'), 'CODES_CHANGED'],
    ['without a gap', whole().replace(/ <ph id="2"[^>]*\/>( تُطرح)/u, '$1'), 'INVALID_FIELD'],
    ['with a text that is too long', whole().replace('الأصول ناقص', 'ا'.repeat(2_001)), 'INVALID_FIELD'],
    [
      'with an accepted answer that is none',
      whole().replace('حقوق الملكية&#10;صافي الأصول&#10;الملكية', '؟'.repeat(900)),
      'INVALID_FIELD',
    ],
  ])('%s is refused at its place', async (_, text, code) => {
    const problems = await problemsOf(text);
    expect(problems.map((problem) => problem.code)).toContain(code);
    if (code !== 'NO_TRANSLATIONS') for (const { line } of problems) expect(line).toEqual(expect.any(Number));
  });

  const unitWith = (target: string) =>
    `<xliff version="2.1" srcLang="en" trgLang="ar"><file id="${ID}1"><unit id="text"><segment state="translated"><source>Assets less debts?</source><target>${target}</target></segment></unit></file></xliff>`;

  it.each([
    ['with more codes open than elements may be', unitWith(`${'<sc id="1"/>'.repeat(5_000)}أ`), 'XML_TOO_COMPLEX'],
    ['nested without end', unitWith(`${'<mrk id="1">'.repeat(5_000)}أ${'</mrk>'.repeat(5_000)}`), 'XML_TOO_COMPLEX'],
    ['that takes a bracket for a tag', unitWith('الأصول < الديون'), 'XML_NOT_WELL_FORMED'],
    ['with markup of its own', unitWith('<ph id="9"/>الأصول'), 'CODES_CHANGED'],
    ['with a character that no database holds', unitWith('الأصول<cp hex="0000"/>\uD800'), 'NOT_UTF8'],
    [
      'with more texts than are given out',
      `<xliff version="2.1" srcLang="en" trgLang="ar">${`<file id="${ID}1"><unit id="text"><segment><source>a</source></segment></unit></file>`.repeat(60_001)}</xliff>`,
      'TOO_MANY_TEXTS',
    ],
  ])('%s says so, and nothing of it is taken over', async (_, text, code) => {
    const bytes = code === 'NOT_UTF8' ? Buffer.from(text, 'utf16le') : Buffer.from(text);
    const { taken, problems } = matchReturned(await readTranslations(bytes), byId(untranslated));
    expect(taken).toEqual([]);
    expect(problems.map((problem) => problem.code)).toEqual([code]);
  });

  it('shows a character that is none as such, and refuses none of the rest for it', async () => {
    const back = await readTranslations(Buffer.from(unitWith('الأصول<cp hex="FFFFFF"/>ناقص الديون')));
    const { taken, problems } = matchReturned(back, byId(untranslated));
    expect([problems, taken[0]?.texts]).toEqual([[], [{ path: 'text', text: 'الأصول\uFFFDناقص الديون' }]]);
  });

  it.each([
    ['many pieces of one text', unitWith('<mrk id="1">أ</mrk><sm id="1"/>'.repeat(30_000)), 'INVALID_FIELD'],
    ['one text many times', unitWith('أ').replace(/<unit.*<\/unit>/su, (unit) => unit.repeat(30_000)), 'TWICE_IN_FILE'],
  ])('of %s is read to its end', async (_, text, code) => {
    const { problems } = matchReturned(await readTranslations(Buffer.from(text)), byId(untranslated));
    expect(new Set(problems.map((problem) => problem.code))).toEqual(new Set([code]));
  });

  it('comes back from tools that divide, mark and tag otherwise', async () => {
    const text = `<?xml version="1.0"?><x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en-GB" trgLang="ar-SA">
      <x:file id="${ID}1"><x:unit id="text">
        <x:segment><x:source>Assets less </x:source><x:target>الأصول <x:mrk id="m1" type="term">ناقص</x:mrk></x:target></x:segment>
        <x:ignorable><x:source/><x:target> </x:target></x:ignorable>
        <x:segment><x:source>debts?</x:source><x:target>الديون؟</x:target></x:segment></x:unit></x:file></x:xliff>`;
    const { taken, problems } = matchReturned(await readTranslations(Buffer.from(text)), byId(untranslated));
    expect(problems).toEqual([]);
    expect(taken[0]!.texts).toEqual([{ path: 'text', text: 'الأصول ناقص الديون؟' }]);
  });

  it('does not take half of a text', async () => {
    const half = whole().replace(
      /<target xml:space="preserve">الأصول ناقص الديون؟<\/target><\/segment>/u,
      '<target>الأصول</target></segment><segment><source>more</source></segment>',
    );
    expect((await problemsOf(half)).map(({ code }) => code)).toEqual(['PART_UNTRANSLATED']);
  });
});

describe('a spreadsheet', () => {
  const head = 'Question ID,Text,English,Arabic\n';
  const problemsOf = async (csv: string | Buffer) => {
    const { taken, problems } = matchReturned(await readTranslations(Buffer.from(csv)), byId(untranslated));
    return { taken: taken.flatMap(({ texts }) => texts.map(({ path }) => path)), problems };
  };

  it.each([
    ['without its headings', 'a,b,c,d\n1,2,3,4\n', 'TRANSLATION_COLUMNS', 1],
    [
      'with columns of other languages',
      'Question ID,Text,English,French\nx,text,Hello,Bonjour\n',
      'TRANSLATION_COLUMNS',
      1,
    ],
    ['with nothing below its headings', head, 'NO_TRANSLATIONS', null],
    ['of another product', `${head}42,title,Hello,مرحبا\n`, 'QUESTION_UNKNOWN', 2],
    ['with a text that the question has not', `${head}${ID}1,hint,Hello,مرحبا\n`, 'TEXT_UNKNOWN', 2],
    ['with a source that was changed', `${head}${ID}1,text,Assets?,الأصول؟\n`, 'SOURCE_CHANGED', 2],
    ['without a gap', `${head}${ID}2,gapText,Rule: [[1]] less [[2]],من [[1]]\n`, 'INVALID_FIELD', 2],
    [
      'with an accepted answer that is too long',
      `${head}${ID}2,blanks.0.acceptedAnswers,assets,${'ا'.repeat(201)}\n`,
      'INVALID_FIELD',
      2,
    ],
    ['with too many rows', head + `${ID}1,text,a,b\n`.repeat(60_001), 'TOO_MANY_TEXTS', null],
    ['that only calls itself one', Buffer.from('PK\u0003\u0004nothing'), 'WORKBOOK_UNREADABLE', null],
  ])('%s is refused at its row, and nothing of it is taken over', async (_, csv, code, line) => {
    const { taken, problems } = await problemsOf(csv);
    expect(taken).toEqual([]);
    expect(problems.map((problem) => [problem.code, problem.line])).toEqual([[code, line]]);
  });

  it('is taken over as far as it is right, with each row that is not named', async () => {
    const rows = `${ID}1,text,Assets less debts?,الأصول ناقص الديون؟\n${ID}1,acceptedAnswers,"equity\nnet assets",\n${ID}2,gapText,Rule: [[1]] less [[2]],من [[1]]\n`;
    const { taken, problems } = await problemsOf(head + rows);
    expect(taken).toEqual(['text']);
    expect(problems).toMatchObject([{ line: 5, code: 'INVALID_FIELD', params: { rule: 'same-gaps' } }]);
  });
});
