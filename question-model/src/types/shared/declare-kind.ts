import type { Fields } from '../../shape/shape';
import type { QuestionType } from '../../vocabulary/question-type';
import type { QuestionKind } from '../question-kind';

/** Says nothing, and lets the compiler take the shapes of key and form from what is declared. */
export const declareKind = <T extends QuestionType, Key extends Fields, Authored extends Fields>(
  kind: QuestionKind<T, Key, Authored>,
): QuestionKind<T, Key, Authored> => kind;
