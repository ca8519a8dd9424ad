import type { EntityManager } from 'typeorm';
import { otherLanguage } from '@mizan/question-model';
import { LanguageOffer, languageOffer, languagesOf, saidSettings } from '../../assessments';
import type { ContentLanguage } from '../../questions';
import type { AttemptSettings, AttemptState } from '../attempt';
import { messageOf, unreadMessage } from './messages/unread-message';
import type { ExamMessage } from './messages/unread-message';
import { examStateOf, sittingEndsAt } from '../attempt';
import { answerGiven, takesFiles, heldFiles } from '../answers';
import type { ShownAnswerFile, GivenFile } from '../answers';
import { openQuestionOf } from '../paper';
import type { OpenPaperQuestion } from '../paper';
import { listSlots } from './slots/list-slots';
import { toExamProctoring } from '../proctoring';
import type { ExamSitting } from './exam-sitting';

interface SittingRow {
  state: AttemptState;
  questionCount: number;
  position: number;
  settings: AttemptSettings;
  language: ContentLanguage;
  candidateFirstName: string;
  isPaused: boolean;
  sittingEndsAt: Date | null;
  message: ExamMessage | null;
}

const sittingOfAttempt = `
  select t.state, t.question_count as "questionCount", t.position, t.settings, t.language, c.first_name as "candidateFirstName",
    t.paused_at is not null as "isPaused", ${sittingEndsAt('t')} as "sittingEndsAt",
    ${unreadMessage('t.id')} as message
  from attempts t join candidates c on c.id = t.candidate_id where t.id = $1`;

export interface View {
  now: Date;
  /** A signed address for a file of this sitting. */
  urlOf: (fileId: string) => string;
}

/** The attempt as its candidate may see it at this moment. */
export async function viewSitting(
  attemptId: string,
  { now, urlOf }: View,
  manager: EntityManager,
): Promise<ExamSitting> {
  const [row] = await manager.query<[SittingRow]>(sittingOfAttempt, [attemptId]);
  // A pause is no time to read or to think: the question comes again when the exam goes on.
  const open = row.isPaused ? null : await openQuestionOf(attemptId, { urlOf, languages: readableIn(row) }, manager);
  const mayGoBack = row.settings.configuration.allowBack;
  const answerFiles =
    open && takesFiles(open.question.type) ? await answerFilesOf(open.question.id, urlOf, manager) : [];
  const slots = mayGoBack ? await listSlots(attemptId, now, manager) : [];
  return toSitting({ ...row, attemptId }, open, { now, answerFiles, slots });
}

/** That of the sitting, and behind it the other one where the candidate may read both. */
export function readableIn({ settings, language }: Pick<SittingRow, 'settings' | 'language'>): ContentLanguage[] {
  const offer = languageOffer(settings.configuration);
  return offer === LanguageOffer.SWITCH || offer === LanguageOffer.BESIDE
    ? [language, otherLanguage(language)]
    : [language];
}

type Rest = Pick<ExamSitting, 'answerFiles' | 'slots'> & { now: Date };

/** What has been read of an attempt, as its candidate sees it. */
export function toSitting(
  row: SittingRow & { attemptId: string },
  open: OpenPaperQuestion | null,
  { now, answerFiles, slots }: Rest,
): ExamSitting {
  return {
    attemptId: row.attemptId,
    state: examStateOf(row.state),
    serverNow: now,
    questionCount: row.questionCount,
    position: row.position,
    question: open?.question ?? null,
    answer: answerGiven(open?.answer ?? null),
    answerRevision: open?.answerRevision ?? 0,
    answerSavedAt: open?.answerSavedAt ?? null,
    answerFiles,
    candidateFirstName: row.candidateFirstName,
    mayGoBack: row.settings.configuration.allowBack,
    visit: open?.visit ?? 0,
    slots,
    isPaused: row.isPaused,
    sittingEndsAt: row.sittingEndsAt,
    addedSeconds: open?.addedSeconds ?? 0,
    message: messageOf(row.message),
    assessmentTitle: saidSettings(row.settings, row.language).title,
    language: row.language,
    languages: languagesOf(row.settings),
    languageOffer: languageOffer(row.settings.configuration),
    showProgress: row.settings.configuration.showProgress,
    proctoring: toExamProctoring(row.settings),
  };
}

async function answerFilesOf(
  questionId: string,
  urlOf: View['urlOf'],
  manager: EntityManager,
): Promise<ShownAnswerFile[]> {
  const files = await manager.query<GivenFile[]>(heldFiles, [[questionId]]);
  return files.map(({ id, name, contentType, byteSize }) => ({ id, name, contentType, byteSize, url: urlOf(id) }));
}
