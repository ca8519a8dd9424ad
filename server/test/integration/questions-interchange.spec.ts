import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { formatOf, readFormat } from '../../src/modules/questions/interchange/formats';
import type {
  CarriedQuestion,
  InterchangeReading,
  WritableQuestion,
} from '../../src/modules/questions/interchange/interchange';
import type { QuestionFormat } from '../../src/modules/questions/interchange/question-format';
import { templateExamples } from '../../src/modules/questions/interchange/spreadsheet/template-examples';

const fixture = (name: string) => readFileSync(join(__dirname, '../fixtures/interchange', name));
const none = new Map();

/** What a reader of the report sees. */
const report = ({ understood, problems, ignored }: InterchangeReading) => ({
  understood: understood.map(({ line, title, question }) => `${line} ${question.type} ${title}`),
  problems: problems.map(({ line, code }) => `${line} ${code}`),
  ignored: ignored.map(({ line, code }) => `${line} ${code}`),
});

describe('files as other systems write them', () => {
  it.each<[QuestionFormat, string]>([
    ['gift', 'workplace.gift.txt'],
    ['aiken', 'workplace.aiken.txt'],
    ['moodle-xml', 'workplace.moodle.xml'],
  ])('%s: everything is understood, a problem, or noted', async (format, name) => {
    expect(report(await readFormat(format, fixture(name)))).toMatchSnapshot();
  });

  it.each<[QuestionFormat, string]>([
    ['gift', 'workplace.gift.txt'],
    ['aiken', 'workplace.aiken.txt'],
    ['moodle-xml', 'workplace.moodle.xml'],
  ])('%s: what was understood comes back from what is written', async (format, name) => {
    const first = await readFormat(format, fixture(name));
    const written = first.understood.map(({ title, question }) => ({ ...question, title }));
    const images = first.images;
    const second = await readFormat(format, (await formatOf(format).write(written, images, 'en')).bytes);
    const bare = ({ understood }: InterchangeReading) =>
      understood.map(
        ({ question }) => JSON.parse(JSON.stringify(question).replace(/data-file-id=\\"[^"]*\\"/g, '')) as object,
      );
    expect(second.problems).toEqual([]);
    expect(bare(second)).toEqual(bare(first));
    expect(second.images.size).toBe(first.images.size);
  });
});

describe('the examples of the template', () => {
  const examples = (language: 'en' | 'ar') => templateExamples[language].map((one) => ({ ...one, title: one.text }));

  it.each(['en', 'ar'] as const)('come back from a spreadsheet with headings in %s', async (language) => {
    const { bytes, left } = await formatOf('xlsx').write(examples(language), none, language);
    const { understood, problems, ignored } = await readFormat('xlsx', bytes);
    expect([left, problems, ignored]).toEqual([[], [], []]);
    expect(understood.map(({ question }) => plain(question))).toEqual(templateExamples[language].map(plain));
  });

  it.each<[QuestionFormat, string[]]>([
    [
      'gift',
      [
        'multiple-choice',
        'multiple-choice',
        'true-false',
        'multiple-choice',
        'matching',
        'open-ended',
        'short-answer',
        'number',
      ],
    ],
    ['aiken', ['multiple-choice', 'multiple-choice']],
    [
      'moodle-xml',
      [
        'multiple-choice',
        'multiple-choice',
        'true-false',
        'multiple-choice',
        'ranking',
        'matching',
        'open-ended',
        'short-answer',
        'number',
        'fill-in-the-blank',
        'xlcx',
        'document',
        'slides',
        'file-upload',
      ],
    ],
    [
      'qti',
      [
        'multiple-choice',
        'multiple-choice',
        'true-false',
        'rating',
        'dropdown',
        'ranking',
        'matching',
        'open-ended',
        'short-answer',
        'number',
        'fill-in-the-blank',
        'xlcx',
        'document',
        'slides',
        'file-upload',
      ],
    ],
  ])('come back from %s as far as it holds them', async (format, types) => {
    for (const language of ['en', 'ar'] as const) {
      const { bytes, left } = await formatOf(format).write(examples(language), none, language);
      const { understood, problems } = await readFormat(format, bytes);
      expect([problems, understood.map(({ question }) => question.type)]).toEqual([[], types]);
      const gone = left.filter(({ code }) => code === 'TYPE_NOT_HELD').length;
      expect(understood.length + gone).toBe(templateExamples[language].length);
    }
  });
});

/** Without what says nothing, so that left out and null are the same. */
function plain(question: CarriedQuestion): object {
  return JSON.parse(
    JSON.stringify(question, (_, value: unknown) =>
      value === null || value === false || value === '' ? undefined : value,
    ),
  ) as object;
}

describe('whatever is written', () => {
  /** Words of both scripts and every character that means something to one of the formats. */
  const word = fc
    .array(fc.constantFrom(...Array.from('abcXYZ019 =~#{}:\\%*[]<>&"\'/|;,.!?-@+$_ابتث١٢é漢😀')), {
      minLength: 1,
      maxLength: 24,
    })
    .map((characters) => `w${characters.join('').replace(/\s+/g, ' ')}z`);
  const words = fc.uniqueArray(word, { minLength: 2, maxLength: 6 });
  const base = { title: word, text: word };
  const choices = words.chain((texts) =>
    fc.nat(texts.length - 1).map((right) => texts.map((text, place) => ({ text, isRight: place === right }))),
  );
  const oneOf = fc.record({
    ...base,
    type: fc.constant('multiple-choice' as const),
    choices,
    allowsSeveral: fc.constant(false),
  });
  const someOf = fc.record({
    ...base,
    type: fc.constant('multiple-choice' as const),
    choices: words.chain((texts) =>
      fc
        .array(fc.boolean(), { minLength: texts.length, maxLength: texts.length })
        .map((right) => texts.map((text, place) => ({ text, isRight: place === 0 || right[place] === true }))),
    ),
    allowsSeveral: fc.constant(true),
  });
  const truth = fc.record({ ...base, type: fc.constant('true-false' as const), truth: fc.boolean() });
  const short = fc.record({ ...base, type: fc.constant('short-answer' as const), acceptedAnswers: words });
  const number = fc.record({
    ...base,
    type: fc.constant('number' as const),
    number: fc
      .record({
        value: fc.integer({ min: -99_999, max: 99_999 }).map((whole) => String(whole / 100)),
        tolerance: fc.nat(500).map((whole) => String(whole / 100)),
        others: fc
          .array(fc.constantFrom('75', '50', '33.33333', '12.5'), { maxLength: 3 })
          .map((shares) => shares.toSorted((a, b) => Number(b) - Number(a)))
          .map((shares) => shares.map((share, at) => ({ value: String(2_000 + at), tolerance: '0.5', share }))),
      })
      .map(({ others, ...first }) => ({ ...first, ...(others.length > 0 && { others }) })),
  });
  const gaps = fc.record({
    ...base,
    type: fc.constant('fill-in-the-blank' as const),
    gapText: fc.tuple(word, word, word).map(([a, b, c]) => `${a} [[1]] ${b} [[2]] ${c}`),
    blanks: fc.tuple(words, words).map((both) => both.map((acceptedAnswers) => ({ acceptedAnswers }))),
  });
  const ranking = fc.record({
    ...base,
    type: fc.constant('ranking' as const),
    choices: words.map((texts) => texts.map((text) => ({ text, isRight: false }))),
  });
  const dropdown = fc.record({ ...base, type: fc.constant('dropdown' as const), choices });

  const cloze = fc.tuple(word, words, fc.integer({ min: -99, max: 99 })).map(([title, texts, value]) => ({
    title,
    text: 'Complete.',
    type: 'fill-in-the-blank' as const,
    gapText: 'One [[1]] two [[2]] three [[3]]',
    gaps: [
      { isNumeric: false, choices: texts },
      { isNumeric: true, choices: [] },
      { isNumeric: false, choices: [] },
    ],
    blanks: [
      { acceptedAnswers: [], rightChoices: [texts.length] },
      { acceptedAnswers: [String(value)], tolerance: '0.5' },
      { acceptedAnswers: texts },
    ],
  }));
  const matching = fc.tuple(word, words, words, fc.nat(3)).map(([title, prompts, texts, distractors]) => {
    const taken = Math.max(1, texts.length - distractors);
    const matches = prompts.map((_, index) => (index % taken) + 1);
    const unused = texts.slice(Math.min(taken, prompts.length));
    const choices = [...texts.slice(0, Math.min(taken, prompts.length)), ...unused];
    return {
      title,
      text: 'Match.',
      type: 'matching' as const,
      prompts: prompts.map((text, index) => ({ text, match: matches[index] ?? 1 })),
      choices: choices.map((text) => ({ text, isRight: false })),
    };
  });

  const held: [QuestionFormat, fc.Arbitrary<WritableQuestion>[]][] = [
    ['gift', [oneOf, someOf, truth, short, number, matching]],
    ['aiken', [oneOf]],
    ['moodle-xml', [oneOf, someOf, truth, short, number, gaps, ranking, matching, cloze]],
    ['qti', [oneOf, someOf, truth, short, number, gaps, ranking, dropdown, matching, cloze]],
    ['qti-3', [oneOf, someOf, truth, short, number, gaps, ranking, dropdown, matching, cloze]],
    ['xlsx', [oneOf, someOf, truth, short, number, gaps, ranking, dropdown, matching]],
  ];

  it.each(held)('in %s is read back as it was', async (format, kinds) => {
    const bank = fc.array(fc.oneof(...kinds), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(bank, async (questions) => {
        const { bytes, left } = await formatOf(format).write(questions, none, 'en');
        const { understood, problems } = await readFormat(format, bytes);
        const refused = new Set(
          left.filter(({ code }) => code === 'TEXT_NOT_HELD' || code === 'TYPE_NOT_HELD').map(({ title }) => title),
        );
        const expected = questions
          .filter(({ title }) => !refused.has(title))
          .map(({ title: _, ...question }) => plain(question));
        expect(problems.filter(({ code }) => code !== 'NO_QUESTIONS')).toEqual([]);
        expect(understood.map(({ question: { score: _, ...question } }) => plain(question))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('never is a formula of a spreadsheet', async () => {
    const text = '=HYPERLINK("http://evil.example","x")';
    const { bytes } = await formatOf('xlsx').write(
      [{ type: 'true-false', title: text, text, truth: true, skill: '+1', rubric: '@SUM(A1)' }],
      none,
      'en',
    );
    const { inflateRawSync } = await import('node:zlib');
    const sheets = bytes
      .toString('latin1')
      .split('PK\x03\x04')
      .slice(1)
      .map((part) => unpackedPart(Buffer.from(part, 'latin1'), inflateRawSync));
    expect(sheets.join('\n')).toContain('HYPERLINK');
    expect(sheets.join('\n')).not.toMatch(/<f[ >]/);
  });

  it('is read back in any encoding of Unicode, and refused in others', async () => {
    const { bytes } = await formatOf('gift').write(
      [{ type: 'true-false', title: 'ت', text: 'السماء زرقاء', truth: true }],
      none,
      'en',
    );
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(bytes.toString('utf8'), 'utf16le')]);
    expect((await readFormat('gift', utf16)).understood).toHaveLength(1);
    expect((await readFormat('gift', Buffer.from([0xc7, 0xe1]))).problems).toMatchObject([{ code: 'NOT_UTF8' }]);
  });
});

/** The content of a local file entry, as far as it can be unpacked. */
function unpackedPart(part: Buffer, inflate: (bytes: Buffer) => Buffer): string {
  const start = 26 + part.readUInt16LE(22) + part.readUInt16LE(24);
  try {
    return inflate(part.subarray(start)).toString('utf8');
  } catch {
    return part.subarray(start).toString('utf8');
  }
}
