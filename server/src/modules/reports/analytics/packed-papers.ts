/** Of one packed number, a big-endian int32. */
export const NUMBER = 4;
const UUID = 16;

/** Some results of equally long papers, attempt after attempt; marks and totals in hundredths. */
export interface PackedPapers {
  attempts: number;
  /** In which they were sat. */
  language: 'en' | 'ar' | null;
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
  /** Eight bytes for each question with its maximum: of one paper after the other, or of a single one that is true of all. */
  keys: Buffer;
}

/** Which question stands where. */
export interface PlacedPapers {
  pack: PackedPapers;
  /** Numbers of questions: of one paper after the other; of a single one where all are alike. -1 where it cannot be told. */
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

export function attemptAt({ ids }: Pick<PackedPapers, 'ids'>, index: number): string {
  const bytes = ids.subarray(index * UUID, (index + 1) * UUID);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
}
