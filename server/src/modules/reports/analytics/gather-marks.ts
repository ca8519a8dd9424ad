import { setImmediate } from 'node:timers/promises';
import type { NumberColumn } from './moments';
import { numbersIn } from './numbers-in';
import type { FoundQuestion, PackedPapers, PlacedPapers } from './packed-papers';

const HUNDREDTHS = 100;
const MS = 1_000;

export interface GatheredMarks extends FoundQuestion {
  averageSeconds: number | null;
  marks: NumberColumn;
  totals: NumberColumn | null;
  isArabic: Uint8Array;
}

interface Gathering extends GatheredMarks {
  filled: number;
  timed: number;
  milliseconds: number;
}

/** What each question got, in the order of `questions`. Between two packs others get their turn. */
export async function gatherMarks(
  questions: readonly FoundQuestion[],
  placed: readonly PlacedPapers[],
): Promise<GatheredMarks[]> {
  const everybody = placed.reduce((sum, { pack }) => sum + pack.attempts, 0);
  const found = questions.map((question) => empty(question, everybody));
  for (const papers of placed) {
    fill(found, papers);
    await setImmediate();
  }
  for (const one of found) one.averageSeconds = one.timed > 0 ? one.milliseconds / one.timed / MS : null;
  return found;
}

/** Of every attempt, in points. */
export function totalsIn(packs: readonly PackedPapers[]): NumberColumn {
  const found = new Float64Array(packs.reduce((sum, { attempts }) => sum + attempts, 0));
  let filled = 0;
  for (const { attempts, totals } of packs) {
    const numbers = numbersIn(totals);
    for (let index = 0; index < attempts; index += 1) found[filled + index] = (numbers[index] ?? 0) / HUNDREDTHS;
    filled += attempts;
  }
  return found;
}

function empty(question: FoundQuestion, everybody: number): Gathering {
  const { attempts } = question;
  const totals = attempts < everybody ? new Float64Array(attempts) : null;
  const marks = new Float64Array(attempts);
  const isArabic = new Uint8Array(attempts);
  return { ...question, averageSeconds: null, marks, totals, isArabic, filled: 0, timed: 0, milliseconds: 0 };
}

function fill(found: readonly Gathering[], { pack, places }: PlacedPapers): void {
  const { attempts, width } = pack;
  const [marks, milliseconds, totals] = [pack.marks, pack.milliseconds, pack.totals].map(numbersIn);
  const step = places.length === width ? 0 : width;
  const arabic = pack.language === 'ar' ? 1 : 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const total = (totals?.[attempt] ?? 0) / HUNDREDTHS;
    for (let place = 0; place < width; place += 1) {
      const into = found[places[attempt * step + place] ?? -1];
      const index = attempt * width + place;
      if (into) put(into, (marks?.[index] ?? 0) / HUNDREDTHS, total, milliseconds?.[index] ?? -1, arabic);
    }
  }
}

function put(into: Gathering, mark: number, total: number, used: number, arabic: number): void {
  into.isArabic[into.filled] = arabic;
  into.marks[into.filled] = mark;
  if (into.totals) into.totals[into.filled] = total;
  into.filled += 1;
  if (used < 0) return;
  into.timed += 1;
  into.milliseconds += used;
}
