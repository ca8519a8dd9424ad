import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { inOtherLanguage, paperContent } from '@mizan/question-model';
import type { AnswerKey, QuestionContent } from '@mizan/question-model';
import { Questions } from '../questions';
import type { ContentLanguage, Difficulty, Pin, Question, QuestionType } from '../questions';
import { KnownPapers, paperStandOf } from './known-papers';
import { demandsOf } from './paper-demands';
import type { PaperDemands } from './paper-demands';
import { PaperStands } from './paper-stands';
import { PaperQueries } from './paper.queries';
import { DrawPools } from './pools/draw-pools';
import type { PaperSettings } from './paper-settings';

/** A question of the paper as it is said in the other language; what is no text is the same. */
export interface PaperTranslation {
  language: ContentLanguage;
  text: string;
  textHtml: string | null;
  content: QuestionContent;
  answerKey: AnswerKey;
}

export interface PaperQuestion {
  questionId: string;
  type: QuestionType;
  text: string;
  textHtml: string | null;
  /** What candidates see of it; the key lies apart. */
  content: QuestionContent;
  answerKey: AnswerKey;
  durationSeconds: number;
  score: number;
  difficulty: Difficulty;
  skill: string;
  isAdditional: boolean;
  /** In which it was written. */
  language: ContentLanguage;
  translation: PaperTranslation | null;
}

export interface Paper {
  settings: PaperSettings;
  /** The chosen tests' questions in their order, then the assessment's own, then what the pools drew; not shuffled. */
  questions: PaperQuestion[];
  /** Those among them that a pool drew; whoever keeps the paper counts them by `countDraws`. */
  drawnIds: string[];
}

/** The assessment as a sitting will ask it, at this moment. For the exam: it freezes what it gets. */
@Injectable()
export class PaperSource {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: PaperQueries,
    private readonly known: KnownPapers,
    private readonly stands: PaperStands,
    private readonly allQuestions: Questions,
    private readonly pools: DrawPools,
  ) {}

  /** In the transaction that keeps the paper, so that the next candidate is drawn other questions. */
  countDraws({ drawnIds }: Pick<Paper, 'drawnIds'>, manager: EntityManager): Promise<void> {
    return this.pools.count(drawnIds, manager);
  }

  /** `seed` decides between questions that may as well be drawn. @throws AssessmentNotFound */
  async forAssessment(
    assessmentId: string,
    manager = this.dataSource.manager,
    seed: string = randomUUID(),
  ): Promise<Paper> {
    const stand = await paperStandOf(assessmentId, manager);
    const asked = await this.known.know(stand, 'questions', () => this.askedOfAll(assessmentId, manager));
    if (!stand.hasPools) return { settings: stand.settings, questions: asked, drawnIds: [] };
    const drawn = await this.pools.execute(manager, assessmentId, seed);
    const questions = [...asked, ...(await this.questionsOf(drawn, manager))];
    return { settings: stand.settings, questions, drawnIds: drawn.map(({ questionId }) => questionId) };
  }

  /** The same outside a transaction; null where questions are drawn, which has to be in the one that keeps the paper. */
  async withoutDraws(assessmentId: string): Promise<Paper | null> {
    const { manager } = this.dataSource;
    const stand = await this.stands.of(assessmentId);
    if (stand.hasPools) return null;
    const questions = await this.known.know(stand, 'questions', () => this.askedOfAll(assessmentId, manager));
    return { settings: stand.settings, questions, drawnIds: [] };
  }

  /** The same without its questions: for the page before the start. */
  async outline(
    assessmentId: string,
  ): Promise<{ settings: PaperSettings; questionCount: number; durationSeconds: number; demands: PaperDemands }> {
    const stand = await this.stands.of(assessmentId);
    const figures = await this.known.know(stand, 'figures', () => this.papers.figuresOf([assessmentId]));
    const { questionCount, durationSeconds } = figures[0] ?? { questionCount: 0, durationSeconds: 0 };
    const kinds = await this.known.know(stand, 'kinds', () => this.papers.kindsOf(assessmentId));
    return { settings: stand.settings, questionCount, durationSeconds, demands: demandsOf(kinds) };
  }

  private async askedOfAll(assessmentId: string, manager: EntityManager): Promise<PaperQuestion[]> {
    return this.questionsOf(await this.papers.pinsOf(assessmentId, manager), manager);
  }

  private async questionsOf(pins: readonly Pin[], manager: EntityManager): Promise<PaperQuestion[]> {
    return (await this.allQuestions.pinned(pins, manager)).map(toPaperQuestion);
  }
}

function toPaperQuestion(question: Question): PaperQuestion {
  const { id, type, text, textHtml, content, answerKey, durationSeconds, score, difficulty, skill, isAdditional } =
    question;
  const shown = paperContent(type, content);
  const { language } = question;
  return {
    questionId: id,
    type,
    text,
    textHtml,
    content: shown,
    answerKey,
    durationSeconds,
    score,
    difficulty,
    skill,
    isAdditional,
    language,
    translation: translationOf(question),
  };
}

function translationOf(question: Question): PaperTranslation | null {
  const other = inOtherLanguage(question);
  if (!other) return null;
  const { type, language, text, textHtml, content, answerKey } = other;
  return { language, text, textHtml, content: paperContent(type, content), answerKey };
}
