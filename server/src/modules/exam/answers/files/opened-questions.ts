import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ExamCredential } from '../../../../platform/access';
import { AttemptQuestionNotFound, PageTaken, validInvitationOf, readUuid } from '../../attempt';
import { AnswerFilesQueries } from './answer-files.queries';
import type { QuestionForFiles } from './answer-files.queries';

/** The question for which a candidate hands something in, as far as it is theirs and was opened. */
@Injectable()
export class OpenedQuestions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: AnswerFilesQueries,
  ) {}

  /** @throws AttemptQuestionNotFound, ExamUnavailable, InvalidInput */
  async find(credential: ExamCredential, questionId: string, pageId: string): Promise<QuestionForFiles> {
    readUuid(pageId, 'pageId');
    const question = await this.queries.openedQuestion(credential, readUuid(questionId, 'questionId'), pageId);
    if (question) return question;
    await validInvitationOf(credential, this.dataSource.manager);
    throw new AttemptQuestionNotFound();
  }
}

/** What a page sends that no longer holds the attempt is kept, as with answers; then it is told. @throws PageTaken */
export function assertLivePage({ isLivePage }: QuestionForFiles): void {
  if (!isLivePage) throw new PageTaken();
}
