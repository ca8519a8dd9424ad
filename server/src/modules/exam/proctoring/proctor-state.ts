import type { SignalKind } from './signal-kind';

export interface OwnProctorEvent {
  id: string;
  kind: SignalKind;
  startedAt: Date;
  seconds: number;
  times: number;
  countedAs: number | null;
  note: string | null;
  pictureUrls: string[];
}

export interface ProctorState {
  serverNow: Date;
  warnings: number;
  warningsLeft: number;
  isSubmitted: boolean;
  isSubmittedByProctoring: boolean;
  events: OwnProctorEvent[];
}
