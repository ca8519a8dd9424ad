import type { LedgerKind } from './time-ledger-entry.entity';
import type { ClosedBy } from '../attempt.machine';
import type { ReasonCode } from './reason-code';

export interface ShownLedgerEntry {
  number: number;
  kind: LedgerKind;
  at: Date;
  position: number | null;
  seconds: number | null;
  percent: number | null;
  closedBy: ClosedBy | null;
  reasonCode: ReasonCode | null;
  note: string | null;
  actorName: string | null;
}

export interface ShownQuestionTime {
  position: number;
  baseSeconds: number | null;
  grantedSeconds: number;
  addedSeconds: number;
  stoppedSeconds: number;
  usedSeconds: number;
  openedAt: Date | null;
  closesAt: Date | null;
  closedAt: Date | null;
}

export interface ShownLedger {
  expiresAt: Date | null;
  questions: ShownQuestionTime[];
  entries: ShownLedgerEntry[];
}
