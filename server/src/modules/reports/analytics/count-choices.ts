import { setImmediate } from 'node:timers/promises';
import { KeyNumbers } from './key-numbers';
import { numbersIn } from './numbers-in';
import { attemptAt } from './packed-papers';
import type { PlacedPapers } from './packed-papers';

/** For each question: a number for the choices that it had, and one bit for each of them in the order of their ids. */
const RECORD = 3;
const MOST_CHOICES = 64;
/** Odd: times it, one question is as far from the next as can be. */
const FAR = 0x9e3779b1;

/** How often each choice of a question was taken, as long as the question had the same choices. */
export interface TakenChoices {
  /** Number of the question. */
  question: number;
  /** An attempt whose paper has the question with these choices. */
  attemptId: string;
  /** By the place of the choice in the order of ids. */
  counts: Uint32Array;
  /** The same, of those who sat in Arabic. */
  arabic: Uint32Array;
  /** Sums of percentages of those who took it. */
  percentages: Float64Array;
}

/** Of all questions that have choices. Between two packs others get their turn. */
export async function countChoices(placed: readonly PlacedPapers[]): Promise<TakenChoices[]> {
  const [numbers, found] = [new KeyNumbers(), [] as TakenChoices[]];
  for (const papers of placed) {
    countIn(papers, numbers, found);
    await setImmediate();
  }
  return found;
}

function countIn({ pack, places }: PlacedPapers, numbers: KeyNumbers, found: TakenChoices[]): void {
  const { width, choices } = pack;
  if (!choices || choices.length === 0) return;
  const [records, percentages] = [numbersIn(choices), numbersIn(pack.percentages)];
  const step = places.length === width ? 0 : width;
  for (let attempt = 0; attempt < pack.attempts; attempt += 1) {
    for (let place = 0; place < width; place += 1) {
      const at = (attempt * width + place) * RECORD;
      const [list, question] = [records[at] ?? 0, places[attempt * step + place] ?? -1];
      if (list === 0 || question < 0) continue;
      const number = numbers.numberOf(question, list ^ Math.imul(question, FAR));
      const taken = (found[number] ??= none(question, attemptAt(pack, attempt)));
      const sat = { percentage: percentages[attempt] ?? 0, arabic: pack.language === 'ar' ? 1 : 0 };
      add(taken, records[at + 1] ?? 0, 32, sat);
      add(taken, records[at + 2] ?? 0, 0, sat);
    }
  }
}

function none(question: number, attemptId: string): TakenChoices {
  const [counts, arabic] = [new Uint32Array(MOST_CHOICES), new Uint32Array(MOST_CHOICES)];
  return { question, attemptId, counts, arabic, percentages: new Float64Array(MOST_CHOICES) };
}

interface Sat {
  percentage: number;
  arabic: number;
}

function add({ counts, arabic, percentages }: TakenChoices, bits: number, from: number, sat: Sat): void {
  for (let left = bits; left !== 0; left &= left - 1) {
    const place = from + 31 - Math.clz32(left & -left);
    counts[place] = (counts[place] ?? 0) + 1;
    arabic[place] = (arabic[place] ?? 0) + sat.arabic;
    percentages[place] = (percentages[place] ?? 0) + sat.percentage;
  }
}
