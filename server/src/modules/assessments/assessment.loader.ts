import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource, In } from 'typeorm';
import { Questions } from '../questions';
import type { Question } from '../questions';
import { TestLibrary } from '../test-library';
import type { Test } from '../test-library';
import { AssessmentQuestion } from './assessment-question.entity';
import { AssessmentTest } from './assessment-test.entity';
import { AssessmentsQueries } from './assessments.queries';
import { PaperQueries } from './paper.queries';
import type { PaperFigures } from './paper.queries';

type Figures = Omit<PaperFigures, 'assessmentId'>;
const noFigures: Figures = { questionCount: 0, durationSeconds: 0, totalScore: 0, durationIsApproximate: false };

/** What belongs to assessments. The loaders gather the keys of one turn of the event loop and remember nothing. */
@Injectable()
export class AssessmentLoader {
  private readonly figures = new DataLoader((ids: readonly string[]) => this.loadFigures(ids), { cache: false });
  private readonly names = new DataLoader((ids: readonly string[]) => this.loadNames(ids), { cache: false });
  private readonly tests = new DataLoader((ids: readonly string[]) => this.loadTests(ids), { cache: false });
  private readonly questions = new DataLoader((ids: readonly string[]) => this.loadQuestions(ids), { cache: false });

  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: AssessmentsQueries,
    private readonly papers: PaperQueries,
    private readonly library: TestLibrary,
    private readonly allQuestions: Questions,
  ) {}

  figuresOf(assessmentId: string): Promise<Figures> {
    return this.figures.load(assessmentId);
  }

  ownerName(ownerId: string): Promise<string> {
    return this.names.load(ownerId);
  }

  testsOf(assessmentId: string): Promise<Test[]> {
    return this.tests.load(assessmentId);
  }

  ownQuestionsOf(assessmentId: string): Promise<Question[]> {
    return this.questions.load(assessmentId);
  }

  private async loadFigures(ids: readonly string[]): Promise<Figures[]> {
    const rows = await this.papers.figuresOf(ids);
    const byAssessment = new Map(rows.map((row) => [row.assessmentId, row]));
    return ids.map((id) => byAssessment.get(id) ?? noFigures);
  }

  private async loadNames(ids: readonly string[]): Promise<string[]> {
    const names = await this.queries.ownerNames(ids);
    return ids.map((id) => names.get(id) ?? '');
  }

  private async loadTests(ids: readonly string[]): Promise<Test[][]> {
    const places = await this.dataSource.manager.find(AssessmentTest, placesOf(ids));
    const tests = new Map(
      (await this.library.byIds(places.map(({ testId }) => testId))).map((test) => [test.id, test]),
    );
    return ids.map((id) =>
      places.filter((place) => place.assessmentId === id).flatMap(({ testId }) => tests.get(testId) ?? []),
    );
  }

  private async loadQuestions(ids: readonly string[]): Promise<Question[][]> {
    const places = await this.dataSource.manager.find(AssessmentQuestion, placesOf(ids));
    const questions = await this.allQuestions.byIds(places.map(({ questionId }) => questionId));
    return ids.map((id) =>
      places.filter((place) => place.assessmentId === id).flatMap(({ questionId }) => questions.get(questionId) ?? []),
    );
  }
}

const placesOf = (ids: readonly string[]) =>
  ({ where: { assessmentId: In([...ids]) }, order: { position: 'ASC' } }) as const;
