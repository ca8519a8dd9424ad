import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { Assessments } from '../../assessments';
import { InvitationLoader, toContact } from '../../candidates';
import { AnswerFilesQueries } from '../../exam';
import type { GivenFile } from '../../exam';
import { ResultNotFound, Results, toReport, visibleReport } from '../../grading';
import type { Report, WholeResult } from '../../grading';
import { Settings } from '../../identity';
import type { ReaderContext } from './pdf/page-frame';
import { wordsFor } from './words/report-words';
import type { ReportLanguage } from './words/names';

export type Reader = Pick<Viewer, 'userId' | 'role'>;

/** A result as its assessment's report options show it, with what was handed in for questions that are shown. */
export interface LoadedReport {
  report: Report;
  files: GivenFile[];
  /** To whom the assessment belongs. */
  ownerId: string;
}

@Injectable()
export class LoadReport {
  constructor(
    private readonly results: Results,
    private readonly invitations: InvitationLoader,
    private readonly assessments: Assessments,
    private readonly answerFiles: AnswerFilesQueries,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws ResultNotFound also when it is there, but not for this reader. */
  async execute(
    reader: Reader,
    ids: { assessmentId: string; candidateId: string },
    language: ReportLanguage,
  ): Promise<LoadedReport> {
    const result = await this.results.ofCandidate(reader, ids.assessmentId, ids.candidateId, language);
    const assessment = await this.assessments.byId(result.assessmentId);
    if (!assessment) throw new ResultNotFound();
    const files = await this.filesOf(result);
    const { name, email, phone } = toContact(await this.invitations.candidate(result.candidateId));
    const candidate = { name, email, phone, externalId: await this.invitations.externalIdOfAttempt(result.id) };
    const whole = toReport({ result, candidate, assessment, files: byQuestion(files) }, wordsFor(language));
    const { reportOptions, ownerId } = assessment;
    return { report: visibleReport(whole, reportOptions), files: reportOptions.showQuestions ? files : [], ownerId };
  }

  /** In the reader's own time zone, and language unless another is asked for. */
  async reading(userId: string, language?: ReportLanguage | null): Promise<ReaderContext> {
    const preferences = await this.settings.of(userId);
    return { language: language ?? preferences.language, timeZone: preferences.timeZone, now: this.clock.now() };
  }

  private filesOf({ questions }: WholeResult): Promise<GivenFile[]> {
    return this.answerFiles.ofQuestions(questions.map(({ id }) => id));
  }
}

function byQuestion(files: readonly GivenFile[]): Map<string, GivenFile[]> {
  const found = new Map<string, GivenFile[]>();
  for (const file of files) found.set(file.questionId, [...(found.get(file.questionId) ?? []), file]);
  return found;
}
