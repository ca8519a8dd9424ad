import { setImmediate } from 'node:timers/promises';
import { KeyNumbers } from './key-numbers';
import { numbersIn } from './numbers-in';
import { attemptAt } from './packed-papers';
import type { FoundQuestion, PackedPapers, PlacedPapers } from './packed-papers';

const HUNDREDTHS = 100;
/** Stands for a question whose result was deleted while it was read. */
const NONE = -1;

/** What an attempt was asked, in the order of its keys; maxima in hundredths. */
export interface KeyedPaper {
  attemptId: string;
  questionIds: string[];
  maxima: number[];
}

/** A question with its maximum, and where it was met first. */
interface FoundKey {
  attemptId: string;
  place: number;
  attempts: number;
}

interface Placed {
  /** By number. */
  questions: FoundQuestion[];
  placed: PlacedPapers[];
}

/**
 * Finds the questions of all packs. Between two packs others get their turn.
 *
 * @param papersOf reads the papers of a few attempts, from which the names of all keys are known
 */
export async function placeQuestions(
  packs: readonly PackedPapers[],
  papersOf: (attemptIds: string[]) => Promise<KeyedPaper[]>,
): Promise<Placed> {
  const numbers = new KeyNumbers();
  const found: FoundKey[] = [];
  const placed: PlacedPapers[] = [];
  for (const pack of packs) {
    placed.push({ pack, places: placesIn(pack, numbers, found) });
    await setImmediate();
  }
  const papers = await papersOf([...new Set(found.map(({ attemptId }) => attemptId))]);
  const { questions, questionOf } = nameKeys(found, new Map(papers.map((paper) => [paper.attemptId, paper])));
  for (const { places } of placed) rename(places, questionOf);
  return { questions, placed };
}

function placesIn(pack: PackedPapers, numbers: KeyNumbers, found: FoundKey[]): Int32Array {
  const { width, attempts } = pack;
  const halves = numbersIn(pack.keys);
  const places = new Int32Array(halves.length / 2);
  const times = places.length === width ? attempts : 1;
  for (let index = 0; index < places.length; index += 1) {
    const number = numbers.numberOf(halves[2 * index] ?? 0, halves[2 * index + 1] ?? 0);
    const one = found[number] ?? foundAt(pack, index);
    found[number] = one;
    one.attempts += times;
    places[index] = number;
  }
  return places;
}

function foundAt(pack: PackedPapers, index: number): FoundKey {
  const { width } = pack;
  return { attemptId: attemptAt(pack, Math.floor(index / width)), place: index % width, attempts: 0 };
}

/** A question whose points were changed between two attempts has several keys; the greatest of its maxima counts. */
function nameKeys(found: readonly FoundKey[], papers: ReadonlyMap<string, KeyedPaper>) {
  const questions = new Map<string, FoundQuestion & { number: number }>();
  const questionOf = found.map(({ attemptId, place, attempts }) => {
    const { questionIds = [], maxima = [] } = papers.get(attemptId) ?? {};
    const questionId = questionIds[place];
    if (questionId === undefined) return NONE;
    const known = questions.get(questionId) ?? {
      questionId,
      attempts: 0,
      maximum: 0,
      attemptId,
      number: questions.size,
    };
    questions.set(questionId, known);
    known.attempts += attempts;
    known.maximum = Math.max(known.maximum, (maxima[place] ?? 0) / HUNDREDTHS);
    return known.number;
  });
  return { questions: [...questions.values()].map(({ number: _, ...question }) => question), questionOf };
}

function rename(places: Int32Array, questionOf: readonly number[]): void {
  for (let index = 0; index < places.length; index += 1) places[index] = questionOf[places[index] ?? NONE] ?? NONE;
}
