import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource, In } from 'typeorm';
import { Questions } from '../questions';
import type { Question } from '../questions';
import { TestItemsQueries } from './edit/test-items.queries';
import { TestQuestion } from './test-question.entity';
import { TestsQueries } from './tests.queries';
import type { TestFigures } from './tests.queries';

const noFigures = { questionCount: 0, durationSeconds: 0, totalScore: 0, skills: [], isBilingual: false };

/** What is in tests. The loaders gather the keys of one turn of the event loop and remember nothing. */
@Injectable()
export class TestLoader {
  private readonly figures = new DataLoader((ids: readonly string[]) => this.loadFigures(ids), { cache: false });
  private readonly outdated = new DataLoader((ids: readonly string[]) => this.loadOutdated(ids), { cache: false });
  private readonly questions = new DataLoader((ids: readonly string[]) => this.loadQuestions(ids), { cache: false });

  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: TestsQueries,
    private readonly items: TestItemsQueries,
    private readonly allQuestions: Questions,
  ) {}

  figuresOf(testId: string): Promise<Omit<TestFigures, 'testId'>> {
    return this.figures.load(testId);
  }

  questionsOf(testId: string): Promise<Question[]> {
    return this.questions.load(testId);
  }

  /** Questions of which there is a newer version than the test holds. */
  outdatedOf(testId: string): Promise<string[]> {
    return this.outdated.load(testId);
  }

  private async loadOutdated(ids: readonly string[]): Promise<string[][]> {
    const rows = await this.items.outdated(this.dataSource.manager, ids);
    return ids.map((id) => rows.filter(({ testId }) => testId === id).map(({ questionId }) => questionId));
  }

  private async loadFigures(ids: readonly string[]) {
    const rows = await this.queries.figuresOfTests(ids);
    const byTest = new Map(rows.map((row) => [row.testId, row]));
    return ids.map((id) => byTest.get(id) ?? noFigures);
  }

  private async loadQuestions(ids: readonly string[]): Promise<Question[][]> {
    const places = await this.dataSource.manager.find(TestQuestion, {
      where: { testId: In([...ids]) },
      order: { position: 'ASC' },
    });
    const questions = await this.allQuestions.pinned(places);
    const byPin = new Map(questions.map((question) => [`${question.id}/${question.version}`, question]));
    return ids.map((id) =>
      places
        .filter(({ testId }) => testId === id)
        .flatMap(({ questionId, version }) => byPin.get(`${questionId}/${version}`) ?? []),
    );
  }
}
