import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { ProviderCatalogue } from '../../../platform/discovery';
import type { Question } from '../question.entity';
import { draftOf } from '../question.inputs';
import type { QuestionDraft } from '../question.policy';
import { Questions } from '../questions.service';
import { checkDefaults, checkReading } from './complete-question';
import type { Checked, ReadyQuestion } from './complete-question';
import type { ImportQuestionsInput, PreviewQuestionImportInput } from './interchange.inputs';
import type { QuestionImportNode } from './interchange.type';
import { mediaCountOf, pictureShower, toImportedNode, toProblemNode } from './interchange.view';
import { KnownQuestions } from './known-questions';
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
    private readonly known: KnownQuestions,
  ) {}

  /** What an import of this file would come to; keeps nothing. */
  async preview(viewer: Viewer, input: PreviewQuestionImportInput): Promise<QuestionImportNode> {
    const read = await this.reading.execute(viewer, input);
    const checked = checkReading(read.reading, { skill: NO_SKILL_YET });
    const questions = this.asDrafted(viewer, checked);
    const known = await this.known.among(viewer.userId, questions);
    return result(read, checked, { questions, known, isStored: false });
  }

  /** Stores what was understood and is wanted, or nothing. @throws InvalidInput at the defaults */
  async execute(viewer: Viewer, input: ImportQuestionsInput): Promise<QuestionImportNode> {
    const read = await this.reading.execute(viewer, input);
    checkDefaults(read.reading, input);
    const changes = new Map((input.changes ?? []).map(({ place, question }) => [place, draftOf(question)]));
    const all = checkReading(read.reading, input, changes);
    const drafted = this.asDrafted(viewer, all);
    const known = await this.known.among(viewer.userId, drafted);
    const isNew = drafted.map((question) => !known.has(question));
    const checked = { ...all, ready: wantedOf(all.ready, input.only, isNew) };
    const given = checked.ready.map(({ draft }) => draft);
    const drafts = await this.pictures.store(viewer.userId, given, read.reading.images);
    const questions = await this.unitOfWork.run((tx) => this.store(tx, viewer, drafts, input.testId));
    return result(read, checked, { questions, known, isStored: true });
  }

  private asDrafted({ userId }: Viewer, { ready }: Checked): Question[] {
    return ready.map(({ draft }) => this.questions.draft(userId, draft));
  }

  private store(tx: Tx, viewer: Viewer, drafts: QuestionDraft[], testId?: string | null): Promise<Question[]> {
    if (testId == null) return this.questions.createMany(tx.manager, viewer.userId, drafts);
    const [tests] = this.catalogue.instancesOf(TestForQuestions);
    if (!tests) throw new Error('No module provides TestForQuestions.');
    return tests.create(tx, viewer, testId, drafts);
  }
}

/** Those that are named, or without names all that the bank has not. */
function wantedOf(
  ready: readonly ReadyQuestion[],
  only: readonly number[] | null | undefined,
  isNew: readonly boolean[],
): ReadyQuestion[] {
  const named = only ? new Set(only) : null;
  return ready.filter(({ place }, at) => (named ? named.has(place) : isNew[at]));
}

interface Drafted {
  /** Of what is ready, in its order. */
  questions: Question[];
  known: ReadonlySet<Question>;
  isStored: boolean;
}

function result(
  { format, reading }: ImportReading,
  { ready, problems }: Checked,
  { questions, known, isStored }: Drafted,
): QuestionImportNode {
  const shownText = isStored ? () => null : pictureShower(reading.images);
  const understood = ready.flatMap((one, index) => {
    const question = questions[index];
    return question
      ? [toImportedNode(one, { question, isKnown: known.has(question), textHtml: shownText(question) })]
      : [];
  });
  const notes = { problems: problems.map(toProblemNode), ignored: reading.ignored.map(toProblemNode) };
  const counts = { knownCount: known.size, mediaCount: mediaCountOf(ready) };
  return { format, understood, ...notes, ...counts, questionIds: isStored ? questions.map(({ id }) => id) : [] };
}
