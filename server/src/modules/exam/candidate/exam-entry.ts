import type { ContentLanguage, QuestionType } from '../../questions';
import type { ShownBrand } from '../../identity';
import type { ExamState, UnavailableReason } from '../attempt';
import type { LanguageOffer } from '../../assessments';
import type { AskedAccommodation } from '../accommodation';
import type { ExamProctoring } from '../proctoring';

export interface ExamEntryTexts {
  language: ContentLanguage;
  assessmentTitle: string;
  jobRole: string;
  description: string;
  welcomeVideoUrl: string | null;
}

export interface ExamEntry {
  brand: ShownBrand;
  state: ExamState;
  unavailableReason: UnavailableReason | null;
  opensAt: Date | null;
  closesAt: Date | null;
  assessmentTitle: string;
  jobRole: string;
  description: string;
  language: ContentLanguage;
  languages: ContentLanguage[];
  languageOffer: LanguageOffer;
  inOtherLanguage: ExamEntryTexts | null;
  welcomeVideoUrl: string | null;
  welcomeVideoCaptions: string | null;
  candidateFirstName: string;
  questionCount: number;
  totalSeconds: number;
  baseSeconds: number;
  extraTimePercent: number;
  serverNow: Date;
  showProgress: boolean;
  mayGoBack: boolean;
  needsCamera: boolean;
  needsMicrophone: boolean;
  types: QuestionType[];
  takesBack: boolean;
  shortestSeconds: number;
  longestSeconds: number;
  organiser: string | null;
  accommodation: AskedAccommodation | null;
  proctoring: ExamProctoring;
}
