import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { ProviderCatalogue } from '../../../platform/discovery';
import type { Question } from '../question.entity';
import { questionDraftOf } from '../question.inputs';
import type { QuestionInput } from '../question.inputs';
import type { QuestionDraft } from '../question.policy';
import { Questions } from '../questions.service';
import { checkDefaults, checkReading } from './complete-question';
import type { Checked, ReadyQuestion, Wanted } from './complete-question';
import { withoutAddresses } from './html-images';
import { unsettled, unwatched } from './import-watch';
import type { ImportWatch, Settle } from './import-watch';
import { inTurns } from './in-turns';
import type { ImportQuestionsInput, PreviewQuestionImportInput } from './interchange.inputs';
import { mediaCountOf, pictureShower, soundly, toImportedNode, toProblemNode } from './interchange.view';
import { ImportStage } from './job/question-import.entity';
import { KnownQuestions } from './known-questions';
import { QuestionPictures } from './question-pictures';
import { ReadImport } from './read-import';
import type { ImportReading } from './read-import';
import { TestForQuestions } from './test-for-questions.port';
import type { ImportedQuestion, UnderstoodQuestions } from './understood-questions';

/** So that a preview finds every other problem while nobody has named a skill yet. */
const NO_SKILL_YET = '–';
/** So that it can be seen how far the storing is. */
const AT_ONCE = 250;

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
  async preview(
    viewer: Viewer,
    input: PreviewQuestionImportInput,
    watch: ImportWatch = unwatched,
  ): Promise<UnderstoodQuestions> {
    const read = await this.reading.execute(viewer, input);
    const { checked, drafted } = await this.check(viewer, read, { defaults: { skill: NO_SKILL_YET } }, watch);
    const mendable = this.mendable(viewer, read, checked);
    return Object.assign(result(read, checked, { ...drafted, isStored: false }), { mendable });
  }

  /** Stores what was understood and is wanted, or nothing. @throws InvalidInput at the defaults */
  async execute(
    viewer: Viewer,
    input: ImportQuestionsInput,
    watch: ImportWatch = unwatched,
    settle: Settle = unsettled,
  ): Promise<UnderstoodQuestions> {
    const read = await this.reading.execute(viewer, input);
    const changes = new Map((input.changes ?? []).map(({ place, question }) => [place, changedDraftOf(question)]));
    checkDefaults(read.reading, { defaults: input, changes }, input.only);
    const { checked: all, drafted } = await this.check(viewer, read, { defaults: input, changes }, watch);
    const isNew = drafted.questions.map((question) => !drafted.known.has(question));
    const checked = { ...all, ready: wantedOf(all.ready, input.only, isNew) };
    await watch.begin(ImportStage.STORING, checked.ready.length);
    const given = checked.ready.map(({ draft }) => draft);
    const drafts = await this.pictures.store(viewer.userId, given, read.reading.images);
    return this.unitOfWork.run(async (tx) => {
      const questions = await this.store(tx, viewer, { drafts, testId: input.testId, watch });
      const stored = result(read, checked, { ...drafted, questions, isStored: true });
      await settle(tx, stored);
      return stored;
    });
  }

  private async check(viewer: Viewer, { reading }: ImportReading, wanted: Wanted, watch: ImportWatch) {
    await watch.begin(ImportStage.CHECKING, reading.understood.length);
    const checked = await checkReading(reading, wanted, (count) => watch.step(count));
    const questions: Question[] = [];
    const still = () => watch.step(0);
    await inTurns(checked.ready, still, ({ draft }) => void questions.push(this.questions.draft(viewer.userId, draft)));
    const known = await this.known.among(viewer.userId, questions);
    return { checked, drafted: { questions, known } };
  }

  /** For a preview: what an author can make good before it is taken over. */
  private mendable(viewer: Viewer, { reading }: ImportReading, { broken }: Checked): ImportedQuestion[] {
    const shownText = pictureShower(reading.images);
    return broken.map((one) => {
      const question = this.questions.sketch(viewer.userId, one.draft);
      return soundly(toImportedNode(one, { question, isKnown: false, textHtml: shownText(question) }));
    });
  }

  private async store(tx: Tx, viewer: Viewer, { drafts, testId, watch }: ToStore): Promise<Question[]> {
    if (testId != null) return this.testWith(tx, viewer, testId, drafts);
    const stored: Question[] = [];
    for (let from = 0; from < drafts.length; from += AT_ONCE) {
      const some = drafts.slice(from, from + AT_ONCE);
      stored.push(...(await this.questions.createMany(tx.manager, viewer.userId, some)));
      await watch.step(some.length);
    }
    return stored;
  }

  private testWith(tx: Tx, viewer: Viewer, testId: string, drafts: readonly QuestionDraft[]): Promise<Question[]> {
    const [tests] = this.catalogue.instancesOf(TestForQuestions);
    if (!tests) throw new Error('No module provides TestForQuestions.');
    return tests.create(tx, viewer, testId, drafts);
  }
}

/** As it was edited in the preview, which shows pictures by addresses of its own. */
function changedDraftOf(question: QuestionInput): QuestionDraft {
  const draft = questionDraftOf(question);
  return { ...draft, ...(draft.textHtml && { textHtml: withoutAddresses(draft.textHtml) }) };
}

interface ToStore {
  drafts: readonly QuestionDraft[];
  testId: string | null | undefined;
  watch: ImportWatch;
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
): UnderstoodQuestions {
  const shownText = isStored ? () => null : pictureShower(reading.images);
  const understood = ready.flatMap((one, index) => {
    const question = questions[index];
    return question
      ? [toImportedNode(one, { question, isKnown: known.has(question), textHtml: shownText(question) })]
      : [];
  });
  const notes = { problems: problems.map(toProblemNode), ignored: reading.ignored.map(toProblemNode) };
  const counts = { knownCount: known.size, mediaCount: mediaCountOf(ready) };
  return {
    format,
    understood,
    mendable: [],
    ...notes,
    ...counts,
    questionIds: isStored ? questions.map(({ id }) => id) : [],
  };
}
