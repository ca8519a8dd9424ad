import type { SignalKind, SignalExcuse } from './signal-kind';
import type { Verdict } from './proctor-event.entity';
import type { FaceHint } from './proctor-snapshot.entity';
import type { ContentLanguage } from '../../../platform/graphql';
import type { ExamProctoring } from './exam-proctoring';

export interface ShownProctorSignal {
  id: string;
  kind: SignalKind;
  startedAt: Date;
  computerAt: Date;
  receivedAt: Date;
  lastedMs: number;
  excuse: SignalExcuse | null;
}

export interface ShownProctorEvent {
  id: string;
  kind: SignalKind;
  startedAt: Date;
  endedAt: Date;
  awaySeconds: number;
  countedAs: number | null;
  isForgiven: boolean;
  position: number | null;
  candidateNote: string | null;
  verdict: Verdict | null;
  verdictNote: string | null;
  reviewedByName: string | null;
  reviewedAt: Date | null;
  signals: ShownProctorSignal[];
}

export interface ShownProctorSnapshot {
  id: string;
  askedAt: Date;
  takenAt: Date | null;
  faces: FaceHint | null;
  url: string | null;
}

export interface ProctorRate {
  kind: SignalKind;
  count: number;
  sittingCount: number;
  sittingsWith: number;
}

export interface TimelineQuestion {
  position: number;
  openedAt: Date;
  closedAt: Date | null;
}

export interface ProctorConsent {
  version: string;
  language: ContentLanguage;
  at: Date;
}

export interface ProctorTimeline {
  startedAt: Date;
  endedAt: Date;
  watched: ExamProctoring;
  consent: ProctorConsent | null;
  warnings: number;
  questions: TimelineQuestion[];
  events: ShownProctorEvent[];
  snapshots: ShownProctorSnapshot[];
  rates: ProctorRate[];
}
