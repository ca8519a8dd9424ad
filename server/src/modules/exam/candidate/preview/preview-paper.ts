import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import { Assessments, languagesOf, PaperSource } from '../../../assessments';
import type { PaperSettings } from '../../../assessments';
import { staffFileUrl } from '../../../files';
import { Brands } from '../../../identity';
import type { AttemptQuestion } from '../../attempt';
import { freezePaper, toExamQuestion } from '../../paper';
import type { ExamQuestion } from '../../paper';
import { ExamState, readUuid, addSeconds } from '../../attempt';
import { toPreviewedProctoring } from '../../proctoring';
import { textsOf } from '../entry-texts';
import type { ExamEntry } from '../exam-entry';

export interface ExamPaperPreview {
  seed: string;
  entry: ExamEntry;
  questions: ExamQuestion[];
}

/** A frozen question that no attempt holds. */
type PreviewedQuestion = Pick<AttemptQuestion, keyof AttemptQuestion>;

export interface PreviewedPaper {
  settings: PaperSettings;
  /** Of its welcome video. */
  captions: string | null;
  /** With their keys, each under the id of the question that it was copied from: nothing of this is stored. */
  questions: PreviewedQuestion[];
}

/** A paper as one more candidate would receive it now, for the staff who see the assessment. Changes nothing. */
@Injectable()
export class PreviewPaper {
  constructor(
    private readonly assessments: Assessments,
    private readonly papers: PaperSource,
    private readonly brands: Brands,
    private readonly clock: Clock,
  ) {}

  /** @throws AssessmentNotFound */
  async execute(viewer: Viewer, assessmentId: string): Promise<ExamPaperPreview> {
    const seed = randomUUID();
    const { settings, questions, captions } = await this.paperOf(viewer, assessmentId, seed);
    const now = this.clock.now();
    const entry = {
      ...textsOf(settings, settings.language),
      welcomeVideoUrl: settings.welcomeVideoFileId
        ? staffFileUrl(settings.welcomeVideoFileId)
        : settings.welcomeVideoUrl,
      welcomeVideoCaptions: captions,
      ...(await this.demandsOf(assessmentId)),
      organiser: null,
      brand: this.brands.of(settings.ownerId),
      accommodation: null,
      proctoring: toPreviewedProctoring(settings),
      state: ExamState.NOT_STARTED,
      unavailableReason: null,
      candidateFirstName: viewer.name.split(' ')[0] ?? viewer.name,
      questionCount: questions.length,
      totalSeconds: questions.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
      baseSeconds: questions.reduce((sum, { baseDurationSeconds }) => sum + baseDurationSeconds, 0),
      extraTimePercent: 0,
      serverNow: now,
    };
    const shown = { urlOf: staffFileUrl, languages: languagesOf(settings) };
    const opened = (question: PreviewedQuestion) =>
      toExamQuestion({ ...question, openedAt: now, closesAt: addSeconds(now, question.durationSeconds) }, shown);
    return { seed, entry, questions: questions.map(opened) };
  }

  private async demandsOf(assessmentId: string) {
    const { demands } = await this.papers.outline(assessmentId);
    const { types, takesBack, shortestSeconds, longestSeconds, needsCamera, needsMicrophone } = demands;
    return { types, takesBack, shortestSeconds, longestSeconds, needsCamera, needsMicrophone };
  }

  /**
   * The same paper again for the same seed, as long as nobody edits the assessment.
   *
   * @throws AssessmentNotFound, InvalidInput
   */
  async paperOf(viewer: Viewer, assessmentId: string, seed: string): Promise<PreviewedPaper> {
    const { id, welcomeVideoCaptions: captions } = await this.assessments.find(viewer, assessmentId);
    const paper = await this.papers.forAssessment(id, undefined, readUuid(seed, 'seed'));
    const frozen: PreviewedQuestion[] = freezePaper(paper, { id: seed, extraTimePercent: 0 });
    return {
      settings: paper.settings,
      captions,
      questions: frozen.map((question) => ({ ...question, id: question.questionId })),
    };
  }
}
