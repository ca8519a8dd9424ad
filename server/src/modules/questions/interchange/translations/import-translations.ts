import { Injectable } from '@nestjs/common';
import { otherLanguage } from '@mizan/question-model';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { UnitOfWork } from '../../../../platform/database';
import type { Tx } from '../../../../platform/database';
import { Question } from '../../question.entity';
import { TranslateQuestion } from '../../translation/translate-question';
import { toProblemNode } from '../interchange.view';
import { matchReturned } from './match-returned';
import type { Matched } from './match-returned';
import { ReadReturned } from './read-returned';
import type { ReturnedFile } from './returned-text';
import type { TranslationFileInput } from './translation-file.inputs';
import type { TranslationImport } from './translation-import';

/** Takes over what translators sent back, text by text: what does not fit the question of today stays out and is said. */
@Injectable()
export class ImportTranslations {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly scope: OwnerScope,
    private readonly reading: ReadReturned,
    private readonly translate: TranslateQuestion,
  ) {}

  /** Keeps nothing. */
  async preview(viewer: Viewer, input: TranslationFileInput): Promise<TranslationImport> {
    const file = await this.reading.execute(viewer, input);
    return this.unitOfWork.run(async ({ manager }) => {
      return toNode(file, matchReturned(file, await this.questionsOf(manager, viewer, file)));
    });
  }

  /** All that the preview would take over, in one transaction. */
  async execute(viewer: Viewer, input: TranslationFileInput): Promise<TranslationImport> {
    const file = await this.reading.execute(viewer, input);
    return this.unitOfWork.run((tx) => this.take(tx, viewer, file));
  }

  private async take(tx: Tx, viewer: Viewer, file: ReturnedFile): Promise<TranslationImport> {
    const held = await this.questionsOf(tx.manager, viewer, file, true);
    const matched = matchReturned(file, held);
    for (const { question, texts, confirmed } of matched.taken)
      await this.translate.within(tx, viewer, question.id, { texts, confirmed });
    return toNode(file, matched);
  }

  /** Those that the viewer may change, locked by id where they are about to be. */
  private async questionsOf(
    manager: EntityManager,
    viewer: Viewer,
    { texts }: ReturnedFile,
    isLocked = false,
  ): Promise<Map<string, Question>> {
    const ids = [...new Set(texts.map(({ questionId }) => questionId))].filter((id) => UUID.test(id));
    const query = manager
      .createQueryBuilder(Question, 'question')
      .where({ id: In(ids) })
      .orderBy('question.id');
    const scoped = this.scope.where(query, viewer, 'question');
    const found = ids.length === 0 ? [] : await (isLocked ? scoped.setLock('for_no_key_update') : scoped).getMany();
    return new Map(found.map((question) => [question.id, question]));
  }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

function toNode({ format }: ReturnedFile, { taken, unchanged, untranslated, problems }: Matched): TranslationImport {
  return {
    format,
    questions: taken.map(({ question: { id, text, language }, texts, confirmed }) => ({
      questionId: id,
      text,
      to: otherLanguage(language),
      textCount: texts.length,
      confirmedCount: confirmed.length,
    })),
    unchangedCount: unchanged,
    untranslatedCount: untranslated,
    problems: problems.map(toProblemNode),
  };
}
