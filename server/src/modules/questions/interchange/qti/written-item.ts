import type { WritableQuestion } from '../interchange';

export interface WrittenItem {
  id: string;
  question: WritableQuestion;
  xml: Buffer;
  /** Paths in the package. */
  images: string[];
}
