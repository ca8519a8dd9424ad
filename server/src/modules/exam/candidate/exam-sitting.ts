import type { ExamQuestion } from '../paper';
import type { AnswerValue, ExamState } from '../attempt';
import type { ShownAnswerFile } from '../answers';
import type { QuestionSlot } from './slots/question-slot';
import type { ExamMessage } from './messages/unread-message';
import type { ContentLanguage } from '../../questions';
import type { LanguageOffer } from '../../assessments';
import type { ExamProctoring } from '../proctoring';

export interface ExamSitting {
  attemptId: string;
  state: ExamState;
  serverNow: Date;
  questionCount: number;
  position: number;
  question: ExamQuestion | null;
  answer: AnswerValue | null;
  answerRevision: number;
  answerSavedAt: Date | null;
  answerFiles: ShownAnswerFile[];
  sittingEndsAt: Date | null;
  mayGoBack: boolean;
  visit: number;
  slots: QuestionSlot[];
  isPaused: boolean;
  addedSeconds: number;
  message: ExamMessage | null;
  candidateFirstName: string;
  assessmentTitle: string;
  language: ContentLanguage;
  languages: ContentLanguage[];
  languageOffer: LanguageOffer;
  showProgress: boolean;
  proctoring: ExamProctoring;
}
