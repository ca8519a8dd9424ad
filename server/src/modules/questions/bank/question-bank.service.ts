import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import type { ConnectionOf } from '../../../platform/graphql';
import { connectionOfIds } from '../../../platform/listing';
import type { Question } from '../question.entity';
import { QuestionNotFound } from '../questions.errors';
import { Questions } from '../questions.service';
import type { QuestionsArgs } from './questions.args';
import { QuestionsQueries } from './questions.queries';

/** Looks questions up: those in the viewer's scope, and those that a published test shows to all staff. */
@Injectable()
export class QuestionBank {
  constructor(
    private readonly questions: Questions,
    private readonly queries: QuestionsQueries,
  ) {}

  async list(viewer: Viewer, args: QuestionsArgs): Promise<ConnectionOf<Question>> {
    const page = await this.queries.pageOfQuestions(viewer, args);
    return connectionOfIds(page, args.after, (ids) => this.load(viewer, ids, args.filter?.isShared ?? false));
  }

  /** @throws QuestionNotFound also when it is there, but not for this viewer. */
  async find(viewer: Viewer, id: string, manager?: EntityManager): Promise<Question> {
    const [question] = await this.readable(viewer, [id], manager);
    if (!question) throw new QuestionNotFound();
    return question;
  }

  /** Each once, in the order asked for. @throws QuestionNotFound when one of them does not exist for the viewer. */
  async readable(viewer: Viewer, ids: readonly string[], manager?: EntityManager): Promise<Question[]> {
    if (!ids.every((id) => isUUID(id))) throw new QuestionNotFound();
    const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
    const pins = new Map((await this.queries.readable(viewer, wanted, manager)).map((pin) => [pin.questionId, pin]));
    const found = await this.questions.pinned(
      wanted.flatMap((id) => pins.get(id) ?? []),
      manager,
    );
    if (found.length < wanted.length) throw new QuestionNotFound();
    return found;
  }

  private async load(viewer: Viewer, ids: string[], isShared: boolean): Promise<Question[]> {
    if (!isShared) return [...(await this.questions.byIds(ids)).values()];
    return this.questions.pinned(await this.queries.readable(viewer, ids));
  }
}
