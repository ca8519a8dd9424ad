import {
  faultsOf,
  isRefused,
  isWholeTranslation,
  isWorded,
  skillIn,
  sourceTextsOf,
  translationStateOf,
} from '@mizan/question-model';
import { foldText } from '../../../platform/text';
import { readQuestion } from '../../questions';
import type { QuestionDraft } from '../../questions';
import { readyTests } from '.';
import { readyTestId } from './ready-test';
import type { ReadyTest } from './ready-test';

const ARABIC = /\p{Script=Arabic}/u;
const languages = ['en', 'ar'] as const;
const inLanguage = (language: string) => readyTests.filter((test) => test.language === language);
const questionsOf = (tests: readonly ReadyTest[]) => tests.flatMap(({ questions }) => questions);
/** What two tests ask is one question. */
const everything = [...new Set(questionsOf(readyTests))];
/** They measure one language, so they are given in it. */
const inOneLanguage = new Set(['business-english-en', 'business-writing-ar']);

/** Each repetition once; spellings that a reader takes for the same count as the same. */
function repeated(texts: readonly string[]): string[] {
  const folded = texts.map((text) => foldText(text));
  return texts.filter((_, index) => folded.indexOf(folded[index]!) !== index);
}

/** All that a candidate reads of a question. */
function wordsOf({ text, choices, gapText, rating }: QuestionDraft): string[] {
  return [text, gapText, rating?.lowLabel, rating?.highLabel, ...(choices ?? []).map((choice) => choice.text)].filter(
    (words): words is string => Boolean(words),
  );
}

describe.each(languages)('the ready library in %s', (language) => {
  const tests = inLanguage(language);

  it('has twelve tests or more', () => {
    expect(tests.length).toBeGreaterThanOrEqual(12);
  });

  it('covers six skills or more, each under one name', () => {
    const skills = [...new Set(questionsOf(tests).map(({ skill }) => skill))];
    expect(skills.length).toBeGreaterThanOrEqual(6);
    expect(repeated(skills)).toEqual([]);
    const own = questionsOf(tests).filter(
      (draft) => language === 'en' || !questionsOf(inLanguage('en')).includes(draft),
    );
    for (const { skill } of own) expect([skill, ARABIC.test(skill)]).toEqual([skill, language === 'ar']);
  });

  it('calls each of its skills by a name in the other language too', () => {
    const other = language === 'en' ? 'ar' : 'en';
    const skills = [...new Set(questionsOf(tests).map(({ skill }) => skill))].filter((skill) => skill !== 'SQL');
    for (const skill of skills) {
      expect([skill, ARABIC.test(skillIn(skill, 'ar'))]).toEqual([skill, true]);
      expect([skill, ARABIC.test(skillIn(skill, 'en'))]).toEqual([skill, false]);
    }
    expect(skills.map((skill) => skillIn(skillIn(skill, other), language))).toEqual(
      skills.map((skill) => skillIn(skill, language)),
    );
  });

  it('has no two tests of the same name', () => {
    expect(repeated(tests.map(({ title }) => title))).toEqual([]);
  });
});

describe.each(readyTests.map((test) => [test.key, test] as const))('%s', (key, { questions, ...test }) => {
  it('is named, described and keyed in its language', () => {
    expect(key).toMatch(new RegExp(`^[a-z]+(-[a-z]+)*-${test.language}$`));
    for (const words of [test.title, test.jobRole, test.description]) {
      expect([words, ARABIC.test(words)]).toEqual([words, test.language === 'ar']);
    }
  });

  it('has eight to ten questions of five types or more, and one that a person marks', () => {
    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(questions.length).toBeLessThanOrEqual(10);
    expect(new Set(questions.map(({ type }) => type)).size).toBeGreaterThanOrEqual(5);
    expect(questions.filter(({ type, rubric }) => type === 'open-ended' && rubric)).toHaveLength(1);
  });

  it('can be sat in ten to thirty minutes, with time enough for every question', () => {
    const seconds = questions.map(({ durationSeconds }) => durationSeconds);
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(30);
    expect(Math.max(...seconds)).toBeLessThanOrEqual(600);
    const minutes = seconds.reduce((sum, each) => sum + each, 0) / 60;
    expect(minutes).toBeGreaterThan(10);
    expect(minutes).toBeLessThan(30);
  });
});

describe.each(everything.map((question) => [question.text.split('\n')[0]!, question] as const))('“%s”', (_, draft) => {
  const isArabic = !questionsOf(inLanguage('en')).includes(draft);

  it('may be stored as it is written', () => {
    expect(() => readQuestion(draft)).not.toThrow();
  });

  it('is written in the language of its test', () => {
    expect(ARABIC.test(draft.text)).toBe(isArabic);
    if (!isArabic) expect(wordsOf(draft).filter((words) => ARABIC.test(words))).toEqual([]);
    const strayPunctuation = /\p{Script=Arabic}[,;?]|[,;?]\s*\p{Script=Arabic}/u;
    expect(draft.text.split('\n\n')[0]).not.toMatch(strayPunctuation);
    // Digits are of one kind, in Arabic too, as everywhere in the product.
    for (const words of wordsOf(draft)) expect(words).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/u);
    for (const words of wordsOf(draft)) expect(words).not.toMatch(/\S {2,}\S(?![^\n]*\|)|^\s|\s$/);
  });

  it('earns something, and the right answer is among those that can be given', () => {
    expect(draft.score).toBeGreaterThan(0);
    const right = draft.choices?.filter(({ isRight }) => isRight).length;
    const choices = draft.choices?.length;
    if (draft.type === 'multiple-choice') expect(right).toBeGreaterThanOrEqual(draft.allowsSeveral ? 2 : 1);
    if (draft.type === 'multiple-choice') expect(right).toBeLessThan(choices!);
    if (draft.type === 'dropdown') expect([right, choices! > 2]).toEqual([1, true]);
    if (draft.type === 'ranking') expect(repeated(wordsOf(draft))).toEqual([]);
    if (draft.type === 'rating') expect(draft.ratingKey).not.toBeNull();
  });
});

describe.each(readyTests.filter(({ key }) => !inOneLanguage.has(key)).map((test) => [test.key, test] as const))(
  '%s in its other language',
  (_, { questions, translation, language }) => {
    const isArabic = language === 'en';

    it('is named and described there', () => {
      for (const words of Object.values<string>({ ...translation! }))
        expect([words, ARABIC.test(words)]).toEqual([words, isArabic]);
    });

    it.each(questions.map((draft) => [draft.text.split('\n')[0]!, draft] as const))('asks “%s” whole', (__, draft) => {
      const question = readQuestion(draft);
      expect(isWholeTranslation(translationStateOf(question, question.translation))).toBe(true);
      const said = question.translation!;
      expect(ARABIC.test(said.text!)).toBe(said.from === 'en');
      const sources = sourceTextsOf(question);
      for (const { path, text } of said.texts) {
        const source = sources.find((one) => one.path === path)!.text;
        expect([text, faultsOf(source, text).filter(isRefused)]).toEqual([text, []]);
        if (said.from === 'ar') expect(isWorded(text) && ARABIC.test(text)).toBe(false);
      }
    });
  },
);

describe('the ready library', () => {
  it('gives every test but those of a language in both', () => {
    const single = readyTests.filter(({ translation }) => !translation);
    expect(new Set(single.map(({ key }) => key))).toEqual(inOneLanguage);
  });

  it('asks nothing twice', () => {
    expect(repeated(everything.map(({ text }) => text))).toEqual([]);
  });

  it('gives every test a key and an id of its own', () => {
    const ids = readyTests.map(({ key }) => readyTestId(key));
    expect(new Set(ids).size).toBe(readyTests.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
