/** Points are counted in whole hundredths, so that no sum of marks meets a binary fraction. */
export type Hundredths = number;

export const explanationCodes = [
  'NO_ANSWER',
  'RIGHT_CHOICE',
  'WRONG_CHOICE',
  'QUALIFYING_ANSWER',
  'DISQUALIFYING_ANSWER',
  'CHOICES_COUNTED',
  'RIGHT_ORDER',
  'PAIRS_IN_ORDER',
  'ALL_PAIRS_RIGHT',
  'PAIRS_COUNTED',
  'NO_PAIR_RIGHT',
  'RIGHT_TRUTH',
  'WRONG_TRUTH',
  'RATING_IN_RANGE',
  'RATING_OUT_OF_RANGE',
  'RATING_NOT_KEYED',
  'RATING_OFF_SCALE',
  'ACCEPTED_ANSWER',
  'NOT_ACCEPTED',
  'NUMBER_IN_RANGE',
  'NUMBER_WITH_SHARE',
  'NUMBER_OUT_OF_RANGE',
  'NOT_A_NUMBER',
  'ALL_BLANKS_RIGHT',
  'BLANKS_COUNTED',
  'NO_BLANK_RIGHT',
  'DATE_IN_RANGE',
  'DATE_OUT_OF_RANGE',
  'AWAITS_PERSON',
  'MARKED_BY_PERSON',
  'HIDDEN',
] as const;

/** Why a mark is what it is: a code that the client translates, with the inputs that led to it. */
export interface Explanation {
  code: (typeof explanationCodes)[number];
  params: Record<string, string | number>;
}

/** `score` is null where only a person can tell. */
export interface MarkedAnswer {
  score: Hundredths | null;
  explanation: Explanation;
}

/** A question as it was asked, and what makes an answer right. */
export interface Markable<Content, Key> {
  content: Content;
  answerKey: Key;
  maxScore: Hundredths;
  /** The question as it is said in the other language, where it is. */
  other?: OtherLanguage<Content, Key> | null;
}

export interface OtherLanguage<Content, Key> {
  content: Content;
  answerKey: Key;
  /** Whether the candidate was shown it when answering. */
  isGivenIn: boolean;
}

export function marked(
  score: Hundredths | null,
  code: Explanation['code'],
  params: Explanation['params'] = {},
): MarkedAnswer {
  return { score, explanation: { code, params } };
}

/** Only a person can tell. */
export const leaveToPerson = (): MarkedAnswer => marked(null, 'AWAITS_PERSON');
