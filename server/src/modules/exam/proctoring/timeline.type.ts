import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ContentLanguage, UrlScalar } from '../../../platform/graphql';
import { Verdict } from './proctor-event.entity';
import { FaceHint } from './proctor-snapshot.entity';
import { ExamProctoringNode } from './proctor-state.type';
import { SignalExcuse, SignalKind } from './signal-kind';
import type {
  ShownProctorSignal,
  ShownProctorEvent,
  ShownProctorSnapshot,
  ProctorRate,
  TimelineQuestion,
  ProctorConsent,
  ProctorTimeline,
} from './proctor-timeline';

registerEnumType(Verdict, { name: 'ProctorVerdict', description: 'What a person made of a moment.' });

@ObjectType('ProctorSignalRecord', { description: 'What the page noticed, by three clocks.' })
export class ProctorSignalNode implements ShownProctorSignal {
  @Field(() => ID)
  id: string;

  @Field(() => SignalKind)
  kind: SignalKind;

  @Field(() => Date, { description: 'By the server’s clock, as the page kept it.' })
  startedAt: Date;

  @Field(() => Date, { description: 'By the clock of the candidate’s computer.' })
  computerAt: Date;

  @Field(() => Date, { description: 'When the server heard of it.' })
  receivedAt: Date;

  @Field(() => Int, { description: 'For how long, in milliseconds.' })
  lastedMs: number;

  @Field(() => SignalExcuse, { nullable: true, description: 'Why it does not count.' })
  excuse: SignalExcuse | null;
}

@ObjectType('ProctorEvent', { description: 'One burst of signals. A hint for a person, never a verdict by itself.' })
export class ProctorEventNode implements ShownProctorEvent {
  @Field(() => ID)
  id: string;

  @Field(() => SignalKind)
  kind: SignalKind;

  @Field(() => Date, { description: 'When it began, by the server.' })
  startedAt: Date;

  @Field(() => Date)
  endedAt: Date;

  @Field(() => Int, { description: 'How long the candidate was away in a way that counts here.' })
  awaySeconds: number;

  @Field(() => Int, { nullable: true, description: 'The how-manieth time; null for what is only noted.' })
  countedAs: number | null;

  @Field(() => Boolean, { description: 'Counted before the attempt was given back.' })
  isForgiven: boolean;

  @Field(() => Int, { nullable: true, description: 'The question that was open when it began.' })
  position: number | null;

  @Field(() => String, { nullable: true, description: 'What the candidate said about it.' })
  candidateNote: string | null;

  @Field(() => Verdict, { nullable: true })
  verdict: Verdict | null;

  @Field(() => String, { nullable: true, description: 'Why it was judged so.' })
  verdictNote: string | null;

  @Field(() => String, { nullable: true, description: 'Who looked at it.' })
  reviewedByName: string | null;

  @Field(() => Date, { nullable: true, description: 'When staff looked at it; null before.' })
  reviewedAt: Date | null;

  @Field(() => [ProctorSignalNode])
  signals: ProctorSignalNode[];
}

@ObjectType('ProctorSnapshot', { description: 'One picture of the camera.' })
export class ProctorSnapshotNode implements ShownProctorSnapshot {
  @Field(() => ID)
  id: string;

  @Field(() => Date, { description: 'The moment that the server drew.' })
  askedAt: Date;

  @Field(() => Date, { nullable: true })
  takenAt: Date | null;

  @Field(() => FaceHint, { nullable: true, description: 'How many faces the page saw.' })
  faces: FaceHint | null;

  @Field(() => UrlScalar, { nullable: true, description: 'Null when none came. Each look is in the audit log.' })
  url: string | null;
}

@ObjectType('ProctorRate', { description: 'How usual a signal is, so that a count can be weighed.' })
export class ProctorRateNode implements ProctorRate {
  @Field(() => SignalKind)
  kind: SignalKind;

  @Field(() => Int, { description: 'Events of this kind in this attempt.' })
  count: number;

  @Field(() => Int, { description: 'Other attempts at the assessment that were watched.' })
  sittingCount: number;

  @Field(() => Int, { description: 'In how many of those there was at least one.' })
  sittingsWith: number;
}

@ObjectType('TimelineQuestion', { description: 'When a question was open.' })
export class TimelineQuestionNode implements TimelineQuestion {
  @Field(() => Int, { description: 'Place in the order, counted from 1.' })
  position: number;

  @Field(() => Date)
  openedAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it closed; null while it is open.' })
  closedAt: Date | null;
}

@ObjectType('ProctorConsent', { description: 'To which text the candidate agreed.' })
export class ProctorConsentNode implements ProctorConsent {
  @Field(() => String, { description: 'Counted from 1; every change makes the next.' })
  version: string;

  @Field(() => ContentLanguage)
  language: ContentLanguage;

  @Field(() => Date)
  at: Date;
}

@ObjectType('ProctorTimeline', { description: 'What was recorded of an attempt, for the people who read its result.' })
export class ProctorTimelineNode implements ProctorTimeline {
  @Field(() => Date, { description: 'When the attempt was.' })
  startedAt: Date;

  @Field(() => Date, { description: 'When it was handed in, or now.' })
  endedAt: Date;

  @Field(() => ExamProctoringNode)
  watched: ExamProctoringNode;

  @Field(() => ProctorConsentNode, { nullable: true })
  consent: ProctorConsentNode | null;

  @Field(() => Int)
  warnings: number;

  @Field(() => [TimelineQuestionNode])
  questions: TimelineQuestionNode[];

  @Field(() => [ProctorEventNode], { description: 'The oldest first.' })
  events: ProctorEventNode[];

  @Field(() => [ProctorSnapshotNode], { description: 'The oldest first.' })
  snapshots: ProctorSnapshotNode[];

  @Field(() => [ProctorRateNode], { description: 'For each kind that this attempt has.' })
  rates: ProctorRateNode[];
}
