/** Of one packed number, a big-endian int32. */
export const NUMBER = 4;
const UUID = 16;
/** What `array_send` writes before the elements of an array, and before each of them. */
const ARRAY_HEAD = 20;
const ELEMENT_HEAD = 4;

/** Some results of equally long papers, attempt after attempt; marks and totals in hundredths. */
export interface PackedPapers {
  attempts: number;
  /** Questions on a paper. */
  width: number;
  /** UUIDs of the attempts. */
  ids: Buffer;
  marks: Buffer;
  /** -1 where the question was not opened. */
  milliseconds: Buffer;
  totals: Buffer;
  percentages: Buffer;
  /** What was chosen, as `count-choices` reads it; null where it was forgotten. */
  choices: Buffer | null;
  /** Arrays in the binary form of PostgreSQL: one for each attempt, or one that is true of all. */
  questionIds: Buffer;
  maxima: Buffer;
}

/** Which question stands where: by the number of the question in order of discovery. */
export interface PlacedPapers {
  pack: PackedPapers;
  /** Of one paper after the other; of a single one where all are alike. */
  places: Int32Array;
}

export interface FoundQuestion {
  questionId: string;
  attempts: number;
  /** Points. */
  maximum: number;
  /** The first attempt that was asked it. */
  attemptId: string;
}

/** Finds the questions of all packs. */
export class PaperIndex {
  readonly questions: FoundQuestion[] = [];
  private readonly numbers = new Map<string, number>();

  add(pack: PackedPapers): PlacedPapers {
    const { width, questionIds, maxima, attempts } = pack;
    const papers = width === 0 ? 0 : questionIds.length / sizeOf(width, UUID);
    const places = new Int32Array(papers * width);
    for (let paper = 0; paper < papers; paper += 1) {
      for (let place = 0; place < width; place += 1) {
        const from = paper * sizeOf(width, UUID) + elementAt(place, UUID);
        const number = this.numberOf(questionIds.toString('latin1', from, from + UUID), pack, paper);
        const question = this.questions[number];
        const maximum = maxima.readInt32BE(paper * sizeOf(width, NUMBER) + elementAt(place, NUMBER)) / 100;
        if (question) question.maximum = Math.max(question.maximum, maximum);
        if (question) question.attempts += papers === 1 ? attempts : 1;
        places[paper * width + place] = number;
      }
    }
    return { pack, places };
  }

  private numberOf(key: string, pack: PackedPapers, paper: number): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const questionId = uuidOf(Buffer.from(key, 'latin1'));
    const number = this.questions.push({ questionId, attempts: 0, maximum: 0, attemptId: attemptAt(pack, paper) }) - 1;
    this.numbers.set(key, number);
    return number;
  }
}

export function attemptAt({ ids }: Pick<PackedPapers, 'ids'>, index: number): string {
  return uuidOf(ids.subarray(index * UUID, (index + 1) * UUID));
}

function sizeOf(width: number, element: number): number {
  return ARRAY_HEAD + width * (ELEMENT_HEAD + element);
}

function elementAt(place: number, element: number): number {
  return ARRAY_HEAD + place * (ELEMENT_HEAD + element) + ELEMENT_HEAD;
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
}
