import { Injectable } from '@nestjs/common';
import { isWholeTranslation, otherLanguage } from '@mizan/question-model';
import type { EntityManager } from 'typeorm';
import { staffFileUrl } from '../../files';
import { Questions, showRichText } from '../../questions';
import type { Question } from '../../questions';
import type { Assessment } from '../assessment.entity';
import { PaperQueries } from '../paper.queries';
import { PoolsQueries } from '../pools/pools.queries';
import { saidBandName } from './said-settings';
import { TranslationGapKind } from './translation-gap';
import type { TranslationGap } from './translation-gap';

const placesOfQuestions = `
  select distinct on (tq.question_id) tq.question_id as "questionId", tq.test_id as "testId"
  from assessment_tests at join test_questions tq on tq.test_id = at.test_id where at.assessment_id = $1`;

/** What an assessment would have to say in both languages and does not, of everything that it may ask. */
@Injectable()
export class TranslationGaps {
  constructor(
    private readonly papers: PaperQueries,
    private readonly pools: PoolsQueries,
    private readonly questions: Questions,
  ) {}

  async of(assessment: Assessment, manager: EntityManager): Promise<TranslationGap[]> {
    return [...textGaps(assessment), ...(await this.ofQuestions(assessment.id, manager))];
  }

  private async ofQuestions(assessmentId: string, manager: EntityManager): Promise<TranslationGap[]> {
    const pins = [
      ...(await this.papers.pinsOf(assessmentId, manager)),
      ...(await this.pools.candidates(assessmentId, manager)),
    ];
    const asked = await this.questions.pinned(pins, manager);
    const untold = asked.filter(({ translationState }) => !isWholeTranslation(translationState));
    if (untold.length === 0) return [];
    const newest = await this.questions.byIds(
      untold.map(({ id }) => id),
      manager,
    );
    const places = await manager.query<{ questionId: string; testId: string }[]>(placesOfQuestions, [assessmentId]);
    const testOf = new Map(places.map(({ questionId, testId }) => [questionId, testId]));
    return untold.map((question) => toGap(question, newest.get(question.id), testOf.get(question.id) ?? null));
  }
}

function toGap(
  { id, text, textHtml, translationState }: Question,
  newest: Question | undefined,
  testId: string | null,
): TranslationGap {
  const isInNewestVersion = newest !== undefined && isWholeTranslation(newest.translationState);
  return {
    kind: TranslationGapKind.QUESTION,
    text,
    textHtml: showRichText(textHtml, staffFileUrl),
    state: translationState,
    questionId: id,
    testId,
    isInNewestVersion,
  };
}

/** A text that is empty needs no other. */
function textGaps({ title, jobRole, description, gradeBands, language, translation }: Assessment): TranslationGap[] {
  const other = otherLanguage(language ?? 'en');
  const missing = (kind: TranslationGapKind, text: string, said: string | undefined): TranslationGap[] =>
    text === '' || said
      ? []
      : [{ kind, text, textHtml: null, state: 'NONE', questionId: null, testId: null, isInNewestVersion: false }];
  return [
    ...missing(TranslationGapKind.TITLE, title, translation?.title),
    ...missing(TranslationGapKind.JOB_ROLE, jobRole, translation?.jobRole),
    ...missing(TranslationGapKind.DESCRIPTION, description, translation?.description),
    ...gradeBands.flatMap(({ name }, at) =>
      missing(TranslationGapKind.GRADE_BAND, name, saidBandName(name, translation?.bandNames[at], other)),
    ),
  ];
}
