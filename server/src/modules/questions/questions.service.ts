import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock';
import { Question } from './question.entity';
import { readQuestion } from './question.policy';
import type { QuestionDraft } from './question.policy';
import { ActiveStatus } from './vocabulary';

/** Questions for the modules that put them into tests and assessments. */
@Injectable()
export class Questions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Whoever asks: the caller knows that the viewer may see what holds them. */
  async byIds(ids: readonly string[], manager = this.dataSource.manager): Promise<Map<string, Question>> {
    const questions = await manager.findBy(Question, { id: In([...new Set(ids)]) });
    return new Map(questions.map((question) => [question.id, question]));
  }

  /** @throws InvalidInput with paths inside the draft. */
  async create(manager: EntityManager, ownerId: string, draft: QuestionDraft): Promise<Question> {
    const question = this.make(manager, ownerId, draft);
    await manager.insert(Question, question);
    return question;
  }

  /** In the order of the drafts, in one statement. @throws InvalidInput for the first draft with a problem. */
  async createMany(manager: EntityManager, ownerId: string, drafts: readonly QuestionDraft[]): Promise<Question[]> {
    const questions = drafts.map((draft) => this.make(manager, ownerId, draft));
    if (questions.length > 0) await manager.insert(Question, questions);
    return questions;
  }

  private make(manager: EntityManager, ownerId: string, draft: QuestionDraft): Question {
    const now = this.clock.now();
    return manager.create(Question, {
      ...readQuestion(draft),
      id: randomUUID(),
      ownerId,
      status: ActiveStatus.ACTIVE,
      createdAt: now,
      updatedAt: now,
    });
  }
}
