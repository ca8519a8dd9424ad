import { randomUUID } from 'node:crypto';
import { Questions } from '../../../src/modules/questions';
import type { QuestionDraft } from '../../../src/modules/questions';
import { Test, TestQuestion } from '../../../src/modules/test-library';
import type { TestApp } from '../app';
import { aQuestionDraft } from './questions';

interface Given extends Partial<Test> {
  questions?: QuestionDraft[];
}

/** A library test of `owner` with one question, private unless `publishedAt` is given. */
export async function aTest(app: TestApp, owner: { id: string }, given: Given = {}): Promise<Test> {
  const { questions = [aQuestionDraft()], ...fields } = given;
  const now = app.clock.now();
  const { manager } = app.dataSource;
  const test = Object.assign(new Test(), {
    id: randomUUID(),
    ownerId: owner.id,
    title: 'Bookkeeping basics',
    jobRole: 'Accountant',
    description: '',
    level: 'Beginner',
    language: 'en',
    status: 'Active',
    publishedAt: null,
    publishedBy: null,
    createdAt: now,
    updatedAt: now,
    ...fields,
  });
  await manager.insert(Test, test);
  for (const [index, draft] of questions.entries()) {
    const { id: questionId } = await app.get(Questions).create(manager, owner.id, draft);
    await manager.insert(TestQuestion, { testId: test.id, questionId, position: index + 1 });
  }
  return test;
}

export function aPublishedTest(app: TestApp, owner: { id: string }, given: Given = {}): Promise<Test> {
  return aTest(app, owner, { publishedAt: app.clock.now(), publishedBy: owner.id, ...given });
}
