import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { detectFormat } from './detect-format';
import { readFormat } from './formats';
import type { CarriedQuestion, InterchangeReading } from './interchange';

const FOLDER = join(__dirname, '../../../../test/fixtures/interchange/traps');

interface Outcome {
  /** What stands in each question that comes over, in order. */
  read?: Partial<CarriedQuestion>[];
  /** Why the others do not. */
  problems?: string[];
  ignored?: string[];
}

const choices = (...texts: string[]) => texts.map((text) => ({ text, isRight: texts.indexOf(text) === 0 }));
const list = (...texts: string[]) => ({ isNumeric: false, choices: texts });
const number = { isNumeric: true, choices: [] };
const unmarked = (...texts: string[]) => texts.map((text) => ({ text, isRight: false }));
const worth = (value: string, ...others: [string, string, string][]) => ({
  value,
  tolerance: '0',
  others: others.map(([other, tolerance, share]) => ({ value: other, tolerance, share })),
});
const pairs = (...all: [text: string, match: number][]) => all.map(([text, match]) => ({ text, match }));
const formula = (latex: string) => expect.stringContaining(`data-formula="${latex}"`) as unknown as string;
const picture = expect.stringMatching(/<img data-file-id="[\da-f-]{36}"/u) as unknown as string;

/** One file for each way in which a question has been harmed where nobody saw it; a folder is a package. */
const outcomes: Record<string, Outcome> = {
  'gift-answers-inherit-format.gift': {
    read: [{ textHtml: '<p>Which sign means <b>less than</b>?</p>', choices: choices('<', '>', '&amp;') }],
  },
  'gift-moodle-format.gift': {
    read: [
      { type: 'true-false', text: 'Water is H₂O & ice is solid water. True?' },
      { type: 'true-false', text: 'Is 1 < 2 & 3 > 2?' },
    ],
  },
  'gift-number-feedback.gift': {
    read: [
      {
        type: 'number',
        number: { value: '3', tolerance: '0' },
        notes: { answers: [{ answer: '*', feedback: 'Count again.' }] },
      },
      { number: { value: '1500', tolerance: '10' } },
      { number: { value: '0.000001', tolerance: '0' } },
    ],
  },
  'gift-several-numbers.gift': {
    read: [{ number: worth('4', ['-4', '0', '100'], ['16', '0', '50']) }, { number: worth('28', ['29', '0', '50']) }],
  },
  'moodle-several-numbers.xml': {
    read: [{ number: { ...worth('100', ['373.15', '0.2', '50'], ['212', '1', '33.33333']), tolerance: '1' } }],
  },
  'qti-several-numbers.xml': { read: [{ number: worth('9.81', ['9.8', '0', '100'], ['10', '0', '50']) }] },
  'qti12-several-numbers.xml': {
    read: [{ score: 2, number: { ...worth('4', ['-4', '0', '100'], ['16', '0', '25']), tolerance: '0.1' } }],
  },
  'gift-ordering.gift': {
    read: [{ type: 'ranking', choices: ['Plan', 'Build', 'Test', 'Ship'].map((text) => ({ text, isRight: false })) }],
    ignored: ['SETTING'],
  },
  'gift-matching.gift': {
    read: [
      {
        type: 'matching',
        text: 'Match each city with its continent.',
        prompts: pairs(['Muscat', 1], ['Paris', 2], ['Madrid', 2]),
        choices: unmarked('Asia', 'Europe', 'Africa'),
      },
      { prompts: pairs(['=', 1], ['<', 2]), choices: unmarked('يساوي', 'أصغر من') },
    ],
    problems: ['TOO_FEW_CHOICES'],
    ignored: ['FEEDBACK'],
  },
  'gift-picture-in-answer.gift': { problems: ['PICTURE_IN_PLAIN_TEXT'] },
  'moodle-matching.xml': {
    read: [
      {
        type: 'matching',
        score: 3,
        prompts: pairs(['Cuts wood', 1], ['Drives nails', 2]),
        choices: unmarked('Saw', 'Hammer', 'File'),
      },
    ],
  },
  'moodle-canvas-settings.xml': { problems: ['QUESTION_FORMAT_UNKNOWN'] },
  'moodle-formulas.xml': { read: [{ textHtml: formula('x^2 = 4') }, { textHtml: formula('\\frac{6}{3}') }] },
  'moodle-audio.xml': { problems: ['MEDIA_NOT_HELD', 'MEDIA_NOT_HELD'] },
  'moodle-picture-elsewhere.xml': { problems: ['PICTURE_MISSING'] },
  'moodle-picture-in-choice.xml': { problems: ['PICTURE_IN_PLAIN_TEXT'] },
  'moodle-doctype-in-question.xml': { read: [{ type: 'true-false', truth: true }] },
  'moodle-calculated.xml': { problems: ['UNSUPPORTED_TYPE'] },
  'moodle-ordering.xml': { read: [{ type: 'ranking' }] },
  'moodle-powers.xml': { read: [{ text: 'What is 2³?', choices: choices('2³ = 8', 'CO₂') }] },
  'moodle-external-doctype.xml': { read: [{ type: 'open-ended', text: 'Why?' }] },
  'moodle-internal-subset.xml': { problems: ['XML_DOCTYPE'] },
  'qti-mathml.xml': { read: [{ textHtml: formula('\\frac{1}{x}') }] },
  'qti-mathml-alttext.xml': { read: [{ textHtml: formula('\\sqrt{49}') }] },
  'qti-mathml-unreadable.xml': { problems: ['FORMULA_UNREADABLE'] },
  'qti-mathml-in-choice.xml': { problems: ['FORMULA_IN_PLAIN_TEXT'] },
  'qti-mathml-plain-choice.xml': { read: [{ choices: choices('x=2', 'Nine') }] },
  'qti-template.xml': { problems: ['TEMPLATE_VARIABLES'] },
  'qti-audio-stem.xml': { problems: ['MEDIA_NOT_HELD'] },
  'qti-object-passage.xml': { problems: ['PASSAGE_ELSEWHERE'] },
  'qti-stimulus-elsewhere.xml': { problems: ['PASSAGE_ELSEWHERE'] },
  'qti-extended-text-key.xml': { read: [{ type: 'open-ended', rubric: 'Because of gravity' }] },
  'qti-upload-audio.xml': { problems: ['UNSUPPORTED_TYPE'] },
  'qti-custom-operator.xml': { problems: ['UNSUPPORTED_SCORING'] },
  'qti-order-of-some.xml': { problems: ['ANSWER_MISSING'] },
  'qti-match-turned.xml': {
    read: [
      {
        prompts: pairs(['Faust', 1], ['Divan', 2], ['Werther', 1]),
        choices: unmarked('Goethe', 'Hafez'),
      },
    ],
  },
  'qti-match-several.xml': { problems: ['UNSUPPORTED_TYPE'] },
  'qti-associate.xml': {
    read: [{ prompts: pairs(['Romeo', 1], ['Antony', 2]), choices: unmarked('Juliet', 'Cleopatra', 'Yorick') }],
  },
  'qti12-canvas-matching.xml': {
    read: [
      {
        type: 'matching',
        text: 'Capitals?',
        score: 2,
        prompts: pairs(['Egypt', 1], ['Saudi Arabia', 2]),
        choices: unmarked('Cairo', 'Riyadh', 'Tunis'),
      },
    ],
  },
  'moodle-cloze.xml': {
    read: [
      {
        type: 'fill-in-the-blank',
        text: 'Fill in.',
        gapText: 'The capital is [[1]], pi is [[2]], and water is [[3]] or [[4]].',
        gaps: [list('Muscat', 'Sohar', 'Salalah'), number, list('ice', 'wet', 'dry'), list()],
        blanks: [
          { acceptedAnswers: [], rightChoices: [1] },
          { acceptedAnswers: ['3.14', '22'], tolerance: '0.01' },
          { acceptedAnswers: [], rightChoices: [2] },
          { acceptedAnswers: ['H2O', 'water'] },
        ],
        notes: { answers: [{ answer: '[[1]] Muscat', feedback: 'yes' }] },
      },
    ],
    problems: ['UNSUPPORTED_GAP'],
  },
  'qti12-canvas-blanks.xml': {
    read: [
      {
        text: 'Colours',
        gapText: 'Roses are [[1]], violets are [[2]].',
        score: 2,
        blanks: [{ acceptedAnswers: ['red', 'crimson'] }, { acceptedAnswers: ['blue'] }],
      },
    ],
  },
  'qti12-canvas-dropdowns.xml': {
    read: [
      {
        gapText: 'Roses are [[1]], violets are [[2]].',
        gaps: [list('red', 'green'), list('blue', 'green')],
        blanks: [
          { acceptedAnswers: [], rightChoices: [1] },
          { acceptedAnswers: [], rightChoices: [1] },
        ],
      },
    ],
  },
  'qti-inline-choices.xml': {
    read: [
      {
        text: 'Complete it.',
        gapText: 'Now is the [[1]] of [[2]].',
        gaps: [list('spring', 'winter'), list()],
        blanks: [{ acceptedAnswers: [], rightChoices: [2] }, { acceptedAnswers: ['Lancaster'] }],
      },
    ],
  },
  'qti-gap-match.xml': {
    read: [
      {
        text: 'Put the words in.',
        gapText: 'Now is the [[1]] made glorious [[2]].',
        gaps: [list('winter', 'summer', 'autumn'), list('winter', 'summer', 'autumn')],
        blanks: [
          { acceptedAnswers: [], rightChoices: [1] },
          { acceptedAnswers: [], rightChoices: [2] },
        ],
      },
    ],
    ignored: ['FORMATTING'],
  },
  'qti-object-picture': {
    read: [{ text: expect.stringContaining('No parking') as string, textHtml: picture }],
  },
  'qti12-exact-number.xml': {
    read: ['4', '6', '10'].map((value) => ({ type: 'number', number: { value, tolerance: '0' } })),
  },
  'qti12-canvas-upload.xml': { read: [{ type: 'file-upload', text: 'Hand in your plan.' }] },
  'qti12-canvas-formula.xml': { problems: ['UNSUPPORTED_TYPE'] },
  'qti12-canvas-equation.xml': { read: [{ textHtml: formula('\\frac{1}{2}') }] },
  'qti12-part-of-text.xml': { problems: ['UNSUPPORTED_SCORING'] },
  'qti12-hotspot.xml': { problems: ['UNSUPPORTED_TYPE'] },
  'canvas-cartridge': {
    read: [{ type: 'multiple-choice', textHtml: picture }, { type: 'file-upload' }],
    ignored: ['OTHER_FILE'],
  },
};

it('has an expectation for every file of the corpus, and a file for every expectation', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(outcomes).sort());
});

it.each(Object.entries(outcomes))('%s', async (name, { read = [], problems = [], ignored = [] }) => {
  const reading = await readingOf(name);
  expect(reading.problems.map(({ code }) => code)).toEqual(problems);
  expect(reading.understood.map(({ question }) => question)).toMatchObject(read);
  expect(new Set(reading.ignored.map(({ code }) => code))).toEqual(new Set(ignored));
});

const GUIDE = join(__dirname, '../../../../../docs/import-export.md');
const names: [start: RegExp, name: string][] = [
  [/^gift/u, 'GIFT'],
  [/^moodle/u, 'Moodle XML'],
  [/^qti12|^canvas/u, 'QTI 1.2 and Canvas'],
  [/^qti/u, 'QTI 2 and 3'],
];
const REFUSED = new Set(['QUESTION_FORMAT_UNKNOWN', 'XML_DOCTYPE']);

/** One row a format: a file that makes the reader throw fails the test of its name above. */
async function tableRows(): Promise<string[]> {
  const rows = new Map(names.map(([, name]) => [name, [0, 0, 0, 0]]));
  for (const file of readdirSync(FOLDER)) {
    const { understood, problems } = await readingOf(file);
    const refused = problems.filter(({ code }) => REFUSED.has(code)).length;
    const row = rows.get(names.find(([start]) => start.test(file))?.[1] ?? '');
    const found = [1, understood.length, problems.length - refused, refused];
    found.forEach((count, at) => row && (row[at] = (row[at] ?? 0) + count));
  }
  return [...rows].map(([name, counts]) => [name, ...counts].join(' | '));
}

it('comes out as the guide says', async () => {
  const guide = readFileSync(GUIDE, 'utf8').replace(/ +/gu, ' ');
  expect((await tableRows()).filter((row) => !guide.includes(`| ${row} | 0 | 0 |`))).toEqual([]);
});

async function readingOf(
  name: string,
): Promise<Pick<InterchangeReading, 'understood' | 'ignored'> & { problems: { code: string }[] }> {
  const path = join(FOLDER, name);
  const bytes = statSync(path).isDirectory() ? await zipped(path) : readFileSync(path);
  const format = detectFormat(name, bytes);
  if (format !== null) return readFormat(format, bytes);
  return { understood: [], ignored: [], problems: [{ code: 'QUESTION_FORMAT_UNKNOWN' }] };
}

function zipped(folder: string): Promise<Buffer> {
  const zip = new ZipFile();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    zip.addBuffer(readFileSync(path), relative(folder, path));
  }
  zip.end();
  return buffer(zip.outputStream);
}
