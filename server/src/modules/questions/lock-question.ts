import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import type { OwnerScope, Viewer } from '../../platform/access';
import { Question } from './question.entity';
import { QuestionNotFound } from './questions.errors';

/** A question in the viewer's scope that nobody else changes until the transaction ends. @throws QuestionNotFound */
export async function lockQuestion(
  manager: EntityManager,
  scope: OwnerScope,
  viewer: Viewer,
  id: string,
): Promise<Question> {
  if (!isUUID(id)) throw new QuestionNotFound();
  const query = manager.createQueryBuilder(Question, 'question').where('question.id = :id', { id });
  const question = await scope.where(query, viewer, 'question').setLock('pessimistic_write').getOne();
  if (!question) throw new QuestionNotFound();
  return question;
}
