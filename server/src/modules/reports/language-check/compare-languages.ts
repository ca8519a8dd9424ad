import { setImmediate } from 'node:timers/promises';
import type { NumberColumn, ChoiceCount, MarkedPapers, MarkedQuestion } from '../analytics';
import { mantel, mantelHaenszel } from './differential-functioning';
import type { DifferentialFunctioning } from './differential-functioning';
import { stratify, tally } from './strata';

/** How much the people of the smaller group can tell: a convention, and said to be one. */
export const FEWEST_PEOPLE = { firstSign: 50, firm: 200 } as const;
export type Certainty = 'NONE' | 'FIRST_SIGN' | 'FIRM';

/** A wrong choice that one language takes so much more often, in points of a hundred, is where a translation may have slipped. */
const STANDS_OUT = 10;

export interface ComparedChoice {
  choiceId: string;
  text: string;
  translated: string;
  isRight: boolean;
  /** Percent of those who were asked in the language that the question was written in, and in the other one. */
  share: number;
  translatedShare: number;
  standsOut: boolean;
}

export interface LanguageComparison {
  question: MarkedQuestion;
  from: 'en' | 'ar';
  /** People, by the language that the question was written in and the other one. */
  people: number;
  translatedPeople: number;
  /** Percent of the maximum. */
  facility: number | null;
  translatedFacility: number | null;
  certainty: Certainty;
  /** Null where there are too few. */
  functioning: DifferentialFunctioning | null;
  choices: ComparedChoice[];
}

/** Each question that is said in both languages, by those who sat in either. Between two questions others get their turn. */
export async function compareLanguages({ questions, choices, totals }: MarkedPapers): Promise<LanguageComparison[]> {
  const everybody = stratify(totals);
  const compared: LanguageComparison[] = [];
  for (const question of questions.filter(({ translation }) => translation !== null)) {
    const strata = question.totals === null ? everybody : stratify(question.totals);
    compared.push(
      compare(
        question,
        strata,
        choices.filter(({ questionId }) => questionId === question.questionId),
      ),
    );
    await setImmediate();
  }
  return compared;
}

function compare(question: MarkedQuestion, strata: Int32Array, counts: readonly ChoiceCount[]): LanguageComparison {
  const { marks, maximum, isArabic } = question;
  const from = question.language ?? 'en';
  const isFocal = from === 'en' ? isArabic : isArabic.map((one) => 1 - one);
  const translatedPeople = isFocal.reduce((sum, one) => sum + one, 0);
  const people = marks.length - translatedPeople;
  const certainty = certaintyOf(Math.min(people, translatedPeople));
  return {
    question,
    from,
    people,
    translatedPeople,
    certainty,
    facility: facilityOf(marks, maximum, isFocal, 0),
    translatedFacility: facilityOf(marks, maximum, isFocal, 1),
    functioning: certainty === 'NONE' ? null : functioningOf(question, strata, isFocal),
    choices: choicesOf(question, from, counts, { people, translatedPeople }),
  };
}

function certaintyOf(people: number): Certainty {
  if (people < FEWEST_PEOPLE.firstSign) return 'NONE';
  return people < FEWEST_PEOPLE.firm ? 'FIRST_SIGN' : 'FIRM';
}

function functioningOf({ marks, maximum }: MarkedQuestion, strata: Int32Array, isFocal: Uint8Array) {
  const counts = tally(marks, strata, isFocal);
  return isRightOrWrong(marks, maximum) ? mantelHaenszel(counts, maximum) : mantel(counts);
}

const isRightOrWrong = (marks: NumberColumn, maximum: number): boolean =>
  marks.every((mark) => mark === 0 || mark === maximum);

function facilityOf(marks: NumberColumn, maximum: number, isFocal: Uint8Array, group: 0 | 1): number | null {
  let [people, points] = [0, 0];
  for (const [at, mark] of marks.entries()) {
    if (isFocal[at] !== group) continue;
    people += 1;
    points += mark;
  }
  return people > 0 && maximum > 0 ? (100 * points) / people / maximum : null;
}

function choicesOf(
  { type, content, answerKey, translation }: MarkedQuestion,
  from: 'en' | 'ar',
  counts: readonly ChoiceCount[],
  { people, translatedPeople }: Pick<LanguageComparison, 'people' | 'translatedPeople'>,
): ComparedChoice[] {
  if (type === 'ranking' || type === 'matching') return [];
  const right = new Set(answerKey.rightChoiceIds);
  const said = new Map(translation?.content.choices?.map(({ id, text }) => [id, text]));
  const shown = (content.choices ?? []).map(({ id, text }): ComparedChoice => {
    const { count = 0, arabicCount = 0 } = counts.find(({ choiceId }) => choiceId === id) ?? {};
    const focal = from === 'en' ? arabicCount : count - arabicCount;
    const share = people > 0 ? (100 * (count - focal)) / people : 0;
    const translatedShare = translatedPeople > 0 ? (100 * focal) / translatedPeople : 0;
    return {
      choiceId: id,
      text,
      translated: said.get(id) ?? text,
      isRight: right.has(id),
      share,
      translatedShare,
      standsOut: false,
    };
  });
  return withMark(shown);
}

/** The wrong choice that the two languages take most differently. */
function withMark(choices: ComparedChoice[]): ComparedChoice[] {
  const gapOf = ({ share, translatedShare }: ComparedChoice) => Math.abs(translatedShare - share);
  const [first] = choices.filter(({ isRight }) => !isRight).sort((one, other) => gapOf(other) - gapOf(one));
  return choices.map((choice) => ({ ...choice, standsOut: choice === first && gapOf(choice) >= STANDS_OUT }));
}
