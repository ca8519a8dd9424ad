import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../../platform/config';
import { receiptOf, sittingCodeOf } from './receipt-code';
import type { StoredVersion } from './receipt-code';
import type { AnswerOnRecord } from './receipts.queries';

export interface ExamReceipt {
  position: number;
  storedAt: Date | null;
  code: string | null;
  isLate: boolean;
  isCounted: boolean;
}

export interface ExamReceipts {
  submittedAt: Date | null;
  usedSeconds: number | null;
  sittingCode: string | null;
  receipts: ExamReceipt[];
}

/** Writes receipts. Nothing of them is stored: what is stored gives them anew. */
@Injectable()
export class IssueReceipts {
  private readonly key: KeyObject;
  private readonly keys: readonly KeyObject[];

  constructor(config: AppConfig) {
    this.key = config.keyFor('answer receipt');
    this.keys = config.keysFor('answer receipt');
  }

  /** Stands in the path of every save. */
  of(version: StoredVersion, key = this.key): string {
    return receiptOf(version, key);
  }

  /** As they were written with the present secret and with the former one. */
  *everOfSitting(...sitting: [string, Date | null, readonly AnswerOnRecord[]]): Iterable<ExamReceipts> {
    for (const key of this.keys) yield this.ofSitting(...sitting, key);
  }

  /** For a whole sitting, in the order of its questions. */
  ofSitting(
    attemptId: string,
    submittedAt: Date | null,
    answers: readonly AnswerOnRecord[],
    key = this.key,
  ): ExamReceipts {
    const receipts = answers.flatMap((answer) => this.ofAnswer(attemptId, answer, key));
    const counting = receipts.flatMap(({ code, isLate }) => (code && !isLate ? [code] : []));
    const sittingCode = submittedAt && sittingCodeOf({ attemptId, submittedAt, receipts: counting }, key);
    const usedSeconds = submittedAt && answers.reduce((sum, answer) => sum + (answer.usedSeconds ?? 0), 0);
    return { submittedAt, usedSeconds, sittingCode, receipts };
  }

  private ofAnswer(attemptId: string, answer: AnswerOnRecord, key: KeyObject): ExamReceipt[] {
    const { position, questionId, revision, savedAt, valueHash, lateRevision, lateSavedAt, lateValueHash } = answer;
    const { isLateCounted } = answer;
    const line = (isLate: boolean, version: number, storedAt: Date | null, hash: string | null): ExamReceipt[] => {
      if (version === 0 || !storedAt || !hash) return [];
      const stored = { attemptId, questionId, revision: version, valueHash: hash, storedAt: storedAt.getTime() };
      return [{ position, storedAt, code: this.of(stored, key), isLate, isCounted: isLate === isLateCounted }];
    };
    const lines = [
      ...line(false, revision, savedAt, valueHash),
      ...line(true, lateRevision, lateSavedAt, lateValueHash),
    ];
    return lines.length > 0 ? lines : [{ position, storedAt: null, code: null, isLate: false, isCounted: false }];
  }
}
