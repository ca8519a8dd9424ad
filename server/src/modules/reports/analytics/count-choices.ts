import { setImmediate } from 'node:timers/promises';
import { attemptAt, NUMBER } from './packed-papers';
import type { PlacedPapers } from './packed-papers';

/** For each question: a number for the choices that it had, and one bit for each of them in the order of their ids. */
const RECORD = 3 * NUMBER;
const MOST_CHOICES = 64;

/** How often each choice of a question was taken, as long as the question had the same choices. */
export interface TakenChoices {
  /** Number of the question. */
  question: number;
  /** An attempt whose paper has the question with these choices. */
  attemptId: string;
  /** By the place of the choice in the order of ids. */
  counts: Uint32Array;
  /** Sums of percentages of those who took it. */
  percentages: Float64Array;
}

/** Of all questions that have choices. Between two packs others get their turn. */
export async function countChoices(placed: readonly PlacedPapers[]): Promise<TakenChoices[]> {
  const found = new Map<number, TakenChoices>();
  for (const papers of placed) {
    countIn(papers, found);
    await setImmediate();
  }
  return [...found.values()];
}

function countIn({ pack, places }: PlacedPapers, found: Map<number, TakenChoices>): void {
  const { attempts, width, choices, percentages } = pack;
  if (!choices || choices.length === 0) return;
  for (let index = 0; index < attempts * width; index += 1) {
    const at = index * RECORD;
    const list = choices.readUInt32BE(at);
    if (list === 0) continue;
    const attempt = Math.floor(index / width);
    const question = places[index % places.length] ?? -1;
    if (question < 0) continue;
    const key = question * 2 ** 32 + list;
    const taken = found.get(key) ?? none(question, attemptAt(pack, attempt));
    found.set(key, taken);
    const percentage = percentages.readInt32BE(attempt * NUMBER);
    add(taken, choices.readUInt32BE(at + NUMBER), 32, percentage);
    add(taken, choices.readUInt32BE(at + 2 * NUMBER), 0, percentage);
  }
}

function none(question: number, attemptId: string): TakenChoices {
  const [counts, percentages] = [new Uint32Array(MOST_CHOICES), new Float64Array(MOST_CHOICES)];
  return { question, attemptId, counts, percentages };
}

function add({ counts, percentages }: TakenChoices, bits: number, from: number, percentage: number): void {
  for (let left = bits; left !== 0; left &= left - 1) {
    const place = from + 31 - Math.clz32(left & -left);
    counts[place] = (counts[place] ?? 0) + 1;
    percentages[place] = (percentages[place] ?? 0) + percentage;
  }
}
