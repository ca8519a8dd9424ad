import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { ProviderCatalogue } from '../../../platform/discovery';
import type { Question } from '../question.entity';
import type { QuestionDraft } from '../question.policy';
import { Questions } from '../questions.service';
import { checkDefaults, checkReading } from './complete-question';
import type { Checked } from './complete-question';
import type { ImportQuestionsInput, PreviewQuestionImportInput } from './interchange.inputs';
import type { QuestionImportNode } from './interchange.type';
import { mediaCountOf, toImportedNode, toProblemNode } from './interchange.view';
import { QuestionPictures } from './question-pictures';
import { ReadImport } from './read-import';
import type { ImportReading } from './read-import';
import { TestForQuestions } from './test-for-questions.port';

/** So that a preview finds every other problem while nobody has named a skill yet. */
const NO_SKILL_YET = '–';

@Injectable()
export class ImportQuestions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly questions: Questions,
    private readonly catalogue: ProviderCatalogue,
    private readonly pictures: QuestionPictures,
    private readonly reading: ReadImport,
  ) {}

  /** What an import of this file would come to; keeps nothing. */
  async preview(viewer: Viewer, input: PreviewQuestionImportInput): Promise<QuestionImportNode> {
    const read = await this.reading.execute(viewer, input);
    const checked = checkReading(read.reading, { skill: NO_SKILL_YET });
    const questions = checked.ready.map(({ draft }) => this.questions.draft(viewer.userId, draft));
    return result(read, checked, questions, []);
  }

  /** Stores everything that was understood, or nothing. @throws InvalidInput at the defaults */
  async execute(viewer: Viewer, input: ImportQuestionsInput): Promise<QuestionImportNode> {
    const read = await this.reading.execute(viewer, input);
    checkDefaults(read.reading, input);
    const checked = checkReading(read.reading, input);
    const given = checked.ready.map(({ draft }) => draft);
    const drafts = await this.pictures.store(viewer.userId, given, read.reading.images);
    const questions = await this.unitOfWork.run((tx) => this.store(tx, viewer, drafts, input.testId));
    return result(
      read,
      checked,
      questions,
      questions.map(({ id }) => id),
    );
  }

  private store(tx: Tx, viewer: Viewer, drafts: QuestionDraft[], testId?: string | null): Promise<Question[]> {
    if (testId == null) return this.questions.createMany(tx.manager, viewer.userId, drafts);
    const [tests] = this.catalogue.instancesOf(TestForQuestions);
    if (!tests) throw new Error('No module provides TestForQuestions.');
    return tests.create(tx, viewer, testId, drafts);
  }
}

function result(
  { format, reading }: ImportReading,
  { ready, problems }: Checked,
  questions: Question[],
  questionIds: string[],
): QuestionImportNode {
  const understood = ready.flatMap((one, index) => {
    const question = questions[index];
    return question ? [toImportedNode(one, question)] : [];
  });
  const notes = { problems: problems.map(toProblemNode), ignored: reading.ignored.map(toProblemNode) };
  return { format, understood, ...notes, mediaCount: mediaCountOf(ready), questionIds };
}
