import type { ContentLanguage, QuestionType } from '../../questions';

export const LanguageCheckCertainty = { NONE: 'NONE', FIRST_SIGN: 'FIRST_SIGN', FIRM: 'FIRM' } as const;
export type LanguageCheckCertainty = (typeof LanguageCheckCertainty)[keyof typeof LanguageCheckCertainty];
export const DifferenceStrength = { A: 'A', B: 'B', C: 'C' } as const;
export type DifferenceStrength = (typeof DifferenceStrength)[keyof typeof DifferenceStrength];

export interface CheckedChoice {
  choiceId: string;
  text: string;
  translated: string;
  isRight: boolean;
  share: number;
  translatedShare: number;
  standsOut: boolean;
}

export interface CheckedQuestion {
  questionId: string;
  type: QuestionType;
  from: ContentLanguage;
  to: ContentLanguage;
  text: string;
  textHtml: string | null;
  translated: string;
  translatedHtml: string | null;
  people: number;
  translatedPeople: number;
  facility: number | null;
  translatedFacility: number | null;
  certainty: LanguageCheckCertainty;
  strength: DifferenceStrength | null;
  delta: number | null;
  deltaError: number | null;
  chiSquare: number | null;
  p: number | null;
  difference: number | null;
  effectSize: number | null;
  choices: CheckedChoice[];
}

export interface QuestionSetAside {
  questionId: string;
  text: string;
  textHtml: string | null;
  reason: string;
  setAsideAt: Date;
  setAsideByName: string | null;
}

export interface LanguageCheck {
  english: number;
  arabic: number;
  expectedByChance: number;
  questions: CheckedQuestion[];
  setAside: QuestionSetAside[];
}
