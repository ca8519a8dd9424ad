import type { Column } from './moments';

const HUNDREDTHS = 100;
const MS = 1_000;
/** Of one packed number, a big-endian int32. */
const BYTES = 4;

/** Some results whose papers have the same questions; marks and totals in hundredths, attempt after attempt. */
export interface PackedMarks {
  paper: string;
  attempts: number;
  marks: Buffer;
  /** -1 where the question was not opened. */
  milliseconds: Buffer;
  totals: Buffer;
}

export interface PackedPaper {
  questionIds: string[];
  /** In hundredths, in the order of the questions. */
  maxima: number[];
}

export interface GatheredMarks {
  attempts: number;
  /** Points. */
  maximum: number;
  averageSeconds: number | null;
  marks: Column;
  totals: Column | null;
}

interface Gathering extends GatheredMarks {
  filled: number;
  timed: number;
  milliseconds: number;
}

/** What each question got, by its id. */
export function gatherMarks(
  packs: readonly PackedMarks[],
  papers: ReadonlyMap<string, PackedPaper>,
): Map<string, GatheredMarks> {
  const found = columnsFor(packs, papers);
  for (const pack of packs) {
    const { questionIds } = papers.get(pack.paper) ?? { questionIds: [] };
    questionIds.forEach((id, place) => fill(found.get(id), pack, place, questionIds.length));
  }
  for (const one of found.values()) one.averageSeconds = one.timed > 0 ? one.milliseconds / one.timed / MS : null;
  return found;
}

/** Empty columns of the right lengths. */
function columnsFor(packs: readonly PackedMarks[], papers: ReadonlyMap<string, PackedPaper>): Map<string, Gathering> {
  const everybody = packs.reduce((sum, { attempts }) => sum + attempts, 0);
  const asked = new Map<string, { attempts: number; maximum: number }>();
  for (const { paper, attempts } of packs) {
    const { questionIds, maxima } = papers.get(paper) ?? { questionIds: [], maxima: [] };
    for (const [place, id] of questionIds.entries()) {
      const known = asked.get(id) ?? { attempts: 0, maximum: 0 };
      const maximum = Math.max(known.maximum, (maxima[place] ?? 0) / HUNDREDTHS);
      asked.set(id, { attempts: known.attempts + attempts, maximum });
    }
  }
  return new Map([...asked].map(([id, one]) => [id, empty(one, everybody)]));
}

function empty({ attempts, maximum }: { attempts: number; maximum: number }, everybody: number): Gathering {
  const totals = attempts < everybody ? new Float64Array(attempts) : null;
  const marks = new Float64Array(attempts);
  return { attempts, maximum, averageSeconds: null, marks, totals, filled: 0, timed: 0, milliseconds: 0 };
}

function fill(into: Gathering | undefined, pack: PackedMarks, place: number, width: number): void {
  if (!into) return;
  const { attempts, marks, milliseconds, totals } = pack;
  for (let index = 0; index < attempts; index += 1) {
    const at = (index * width + place) * BYTES;
    const used = milliseconds.readInt32BE(at);
    into.marks[into.filled] = marks.readInt32BE(at) / HUNDREDTHS;
    if (into.totals) into.totals[into.filled] = totals.readInt32BE(index * BYTES) / HUNDREDTHS;
    if (used >= 0) {
      into.timed += 1;
      into.milliseconds += used;
    }
    into.filled += 1;
  }
}
