import type { CarriedBlank, CarriedQuestion } from './interchange';

/** One gap: how it is filled, and with what rightly. */
export interface CarriedGap extends CarriedBlank {
  isNumeric?: boolean;
  choices?: string[];
}

/** Gaps of any kind as the two lists of a question; the first is left out where words are typed into all of them. */
export function gapsOf(all: readonly CarriedGap[]): Pick<CarriedQuestion, 'gaps' | 'blanks'> {
  const gaps = all.map(({ isNumeric = false, choices = [] }) => ({ isNumeric, choices }));
  const isPlain = gaps.every(({ isNumeric, choices }) => !isNumeric && choices.length === 0);
  const blanks = all.map(({ acceptedAnswers, tolerance, rightChoices }) => ({
    acceptedAnswers,
    ...(tolerance != null && { tolerance }),
    ...(rightChoices && { rightChoices }),
  }));
  return isPlain ? { blanks } : { gaps, blanks };
}

/** The other way round. */
export const gapsIn = ({ gaps = [], blanks = [] }: CarriedQuestion): CarriedGap[] =>
  blanks.map((blank, at) => ({ ...blank, ...gaps[at] }));

export const choiceGap = (choices: string[], isRight: (place: number) => boolean): CarriedGap => ({
  choices,
  acceptedAnswers: [],
  rightChoices: choices.flatMap((_, at) => (isRight(at) ? [at + 1] : [])),
});

const IN_GAP = /^\[\[(\d+)\]\] /u;

/** What was put into a gap, as feedback on it is named. */
export const gapAnswer = (place: number, gaps: number, answer: string): string =>
  gaps > 1 ? `[[${place}]] ${answer}` : answer;

/** The other way round; without a place it is meant for each gap that has such an answer. */
export function inGap(name: string, gaps: number): { place: number | null; answer: string } {
  if (gaps === 1) return { place: 1, answer: name };
  const [before = '', place] = IN_GAP.exec(name) ?? [];
  return { place: place === undefined ? null : Number(place), answer: name.slice(before.length) };
}

export const offersAnswer = ({ choices = [], acceptedAnswers }: CarriedGap, answer: string): boolean =>
  choices.includes(answer) || acceptedAnswers.includes(answer);

/** Whether a format that knows gaps for words alone can hold it. */
export const hasOnlyWords = ({ gaps = [] }: CarriedQuestion): boolean =>
  gaps.every(({ isNumeric, choices }) => !isNumeric && choices.length === 0);
