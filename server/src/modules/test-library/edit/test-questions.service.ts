import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { InvalidInput } from '../../../platform/errors';
import { newOrder, QuestionBank, QuestionNotFound, Questions } from '../../questions';
import type { Pin, Question, QuestionDraft } from '../../questions';
import { TestQuestionsChanged } from '../test-library.errors';
import type { Test } from '../test.entity';
import { EditTest } from './edit-test';
import type { AddTestQuestionInput } from './test.inputs';
import { TestItemsQueries } from './test-items.queries';

const MAX_QUESTIONS = 200;

/** Which questions a test holds. What belongs to somebody else comes in as a copy, so a test is never changed from outside. */
@Injectable()
export class TestQuestions {
  constructor(
    private readonly editTest: EditTest,
    private readonly bank: QuestionBank,
    private readonly questions: Questions,
    private readonly items: TestItemsQueries,
  ) {}

  /** A new question of the test's owner, whoever writes it. `position` counts from 1; at the end when left out. */
  async add(
    viewer: Viewer,
    testId: string,
    draft: QuestionDraft,
    { position, copiedFromId }: Pick<AddTestQuestionInput, 'position' | 'copiedFromId'> = {},
  ): Promise<{ test: Test; questionId: string }> {
    let questionId = '';
    const test = await this.editTest.execute(viewer, testId, async ({ id, ownerId }, { manager }) => {
      const pins = await this.items.pins(manager, id);
      const place = position ?? pins.length + 1;
      if (place < 1) throw InvalidInput.at('position', 'min', { min: 1 });
      const original = copiedFromId == null ? null : await this.bank.find(viewer, copiedFromId, manager);
      const question = await this.questions.create(manager, ownerId, draft, { by: viewer.userId, original });
      questionId = question.id;
      await this.arrange(manager, id, pins.toSpliced(place - 1, 0, pinOf(question)));
    });
    return { test, questionId };
  }

  /** At the end, in the order given; what the test holds already stays where it is, in the version that it has. */
  addFromBank(viewer: Viewer, testId: string, questionIds: string[]): Promise<Test> {
    return this.editTest.execute(viewer, testId, async (test, { manager }) => {
      const pins = await this.items.pins(manager, test.id);
      const held = new Set([
        ...pins.map(({ questionId }) => questionId),
        ...(await this.items.origins(manager, test.id)),
      ]);
      const wanted = (await this.bank.readable(viewer, questionIds, manager)).filter(({ id }) => !held.has(id));
      if (pins.length + wanted.length > MAX_QUESTIONS) throw tooMany('questionIds');
      const added: Pin[] = [];
      for (const question of wanted)
        added.push(pinOf(await this.questions.ownedBy(manager, test.ownerId, question, viewer.userId)));
      await this.items.arrange(manager, test.id, [...pins, ...added]);
    });
  }

  /** The question stays in the bank. @throws QuestionNotFound */
  remove(viewer: Viewer, testId: string, questionId: string): Promise<Test> {
    return this.editTest.execute(viewer, testId, async ({ id }, { manager }) => {
      const pins = await this.items.pins(manager, id);
      const kept = pins.filter((pin) => pin.questionId !== questionId.toLowerCase());
      if (kept.length === pins.length) throw new QuestionNotFound();
      await this.items.arrange(manager, id, kept);
    });
  }

  /** @throws TestQuestionsChanged when these are not exactly the questions that the test holds, or they stand otherwise by now. */
  reorder(viewer: Viewer, testId: string, questionIds: string[], expected: string[] | null = null): Promise<Test> {
    return this.editTest.execute(viewer, testId, async ({ id }, { manager }) => {
      const pins = new Map((await this.items.pins(manager, id)).map((pin) => [pin.questionId, pin]));
      const order = newOrder([...pins.keys()], questionIds, expected);
      if (!order) throw new TestQuestionsChanged();
      await this.items.arrange(
        manager,
        id,
        order.flatMap((questionId) => pins.get(questionId) ?? []),
      );
    });
  }

  /** Named questions are asked in their newest version from now on. @throws QuestionNotFound for one it does not hold. */
  takeNewest(viewer: Viewer, testId: string, questionIds: string[]): Promise<Test> {
    return this.editTest.execute(viewer, testId, ({ id }, { manager }) => this.pinNewest(manager, id, questionIds));
  }

  /** The caller holds the lock of the test's row. */
  async pinNewest(manager: EntityManager, testId: string, questionIds: readonly string[]): Promise<void> {
    const pins = await this.items.pins(manager, testId);
    const wanted = new Set(questionIds.map((questionId) => questionId.toLowerCase()));
    const held = pins.filter(({ questionId }) => wanted.has(questionId));
    if (held.length < wanted.size) throw new QuestionNotFound();
    const newest = await this.questions.byIds([...wanted], manager);
    const pinned = pins.map((pin) => {
      const question = newest.get(pin.questionId);
      return question ? pinOf(question) : pin;
    });
    await this.items.arrange(manager, testId, pinned);
  }

  /** The caller holds the lock of the test's row. */
  async append(manager: EntityManager, testId: string, questions: readonly Question[]): Promise<void> {
    const pins = await this.items.pins(manager, testId);
    await this.arrange(manager, testId, [...pins, ...questions.map(pinOf)]);
  }

  private async arrange(manager: EntityManager, testId: string, pins: readonly Pin[]): Promise<void> {
    if (pins.length > MAX_QUESTIONS) throw tooMany('testId');
    await this.items.arrange(manager, testId, pins);
  }
}

const pinOf = ({ id, version }: Question): Pin => ({ questionId: id, version });

const tooMany = (path: string) => InvalidInput.at(path, 'max-items', { max: MAX_QUESTIONS });
