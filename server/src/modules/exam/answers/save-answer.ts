import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { isOutage, MicroBatch } from '../../../platform/database';
import { DomainError, InvalidInput, ServiceUnavailable } from '../../../platform/errors';
import { Metrics } from '../../../platform/observability/metrics';
import { AnswerNotKept, AttemptQuestionNotFound, ExamUnavailable, PageTaken } from '../attempt';
import type { SaveAnswerInput } from './save-answer.inputs';
import { AnswerFilesQueries } from './files/answer-files.queries';
import { readSave } from './read-save';
import { IssueReceipts } from './receipts/issue-receipts';
import { SaveAnswerQueries } from './save-answer.queries';
import type { AnswerSave, StoredAnswer } from './save-answer.queries';
import { SaveLimit } from './save-limit';
import type { SavedAnswer } from './saved-answer';

/** The hot path of an exam: many candidates save every second, and "saved" is said only of what the database has. */
@Injectable()
export class SaveAnswer {
  private readonly limit = new SaveLimit();
  private readonly batch: MicroBatch<AnswerSave, StoredAnswer | undefined>;

  constructor(
    private readonly clock: Clock,
    private readonly queries: SaveAnswerQueries,
    private readonly files: AnswerFilesQueries,
    private readonly receipts: IssueReceipts,
    private readonly metrics: Metrics,
  ) {
    this.batch = new MicroBatch({
      keyOf: ({ questionId }) => questionId,
      run: (saves) => queries.save(saves),
    });
  }

  /** @throws AnswerNotKept, PageTaken, ExamUnavailable, AttemptQuestionNotFound, InvalidInput, RateLimited, ServiceUnavailable */
  async execute(credential: ExamCredential, input: SaveAnswerInput): Promise<SavedAnswer> {
    const startedAt = performance.now();
    const secondsSince = () => (performance.now() - startedAt) / 1_000;
    try {
      const saved = await this.save(credential, input);
      this.metrics.save('ok', secondsSince());
      return saved;
    } catch (error) {
      const isRule = error instanceof DomainError && !(error instanceof ServiceUnavailable);
      this.metrics.save(isRule ? 'refused' : 'failed', secondsSince());
      throw error;
    }
  }

  private async save(credential: ExamCredential, input: SaveAnswerInput): Promise<SavedAnswer> {
    const { invitationId, tokenVersion } = credential;
    const receivedAt = this.clock.now().getTime();
    const save = readSave(input);
    this.limit.admit(invitationId, receivedAt);
    const fileIds = input.value?.fileIds ?? [];
    if (fileIds.length > 0) await this.assertOwnFiles(credential, save.questionId, fileIds);
    const stored = await this.store({ ...save, invitationId, tokenVersion, receivedAt });
    if (!stored) throw await this.refusal(invitationId, tokenVersion);
    if (stored.isLeftOut) throw new AnswerNotKept();
    if (!stored.isLivePage) throw new PageTaken();
    return this.reply(stored, save.revision);
  }

  private async store(save: AnswerSave): Promise<StoredAnswer | undefined> {
    try {
      return await this.batch.add(save);
    } catch (error) {
      throw isOutage(error) ? new ServiceUnavailable() : error;
    }
  }

  /** Only of answers that name files, so that the others do not wait for a second statement. */
  private async assertOwnFiles(
    credential: ExamCredential,
    questionId: string,
    fileIds: readonly string[],
  ): Promise<void> {
    const areOwn = await this.files.areOwn(credential, questionId, fileIds).catch((error: unknown) => {
      throw isOutage(error) ? new ServiceUnavailable() : error;
    });
    if (!areOwn) throw InvalidInput.at('value.fileIds', 'invalid');
  }

  /** The revision that the server holds: the one that was sent, or a newer one when this save is an old one. */
  private reply(stored: StoredAnswer, sent: number): SavedAnswer {
    const { questionId, attemptId } = stored;
    const isLate = stored.revision < sent;
    const revision = isLate ? stored.lateRevision : stored.revision;
    const storedAt = (isLate ? stored.lateSavedAt : stored.savedAt) ?? 0;
    const valueHash = (isLate ? stored.lateValueHash : stored.valueHash) ?? '';
    return {
      questionId,
      revision,
      isLate,
      savedAt: new Date(storedAt),
      receipt: this.receipts.of({ attemptId, questionId, revision, valueHash, storedAt }),
      serverNow: this.clock.now(),
      closesAt: new Date(stored.closesAt),
    };
  }

  private async refusal(invitationId: string, tokenVersion: number): Promise<Error> {
    const isValid = await this.queries.isTokenValid(invitationId, tokenVersion);
    return isValid ? new AttemptQuestionNotFound() : new ExamUnavailable({ reason: 'REVOKED' });
  }
}
