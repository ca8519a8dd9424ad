import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ClosedBy } from '../attempt.machine';
import { ReasonCode } from './reason-code';
import { LedgerKind } from './time-ledger-entry.entity';
import type { ShownLedgerEntry, ShownQuestionTime, ShownLedger } from './shown-ledger';

registerEnumType(LedgerKind, { name: 'LedgerKind', description: 'What happened to the clock of a sitting.' });

@ObjectType('TimeLedgerEntry', { description: 'One fact about the time of an attempt; none is ever changed.' })
export class TimeLedgerEntryNode implements ShownLedgerEntry {
  @Field(() => Int, { description: 'From 1, in the order in which they hold.' })
  number: number;

  @Field(() => LedgerKind, { description: 'What happened to the clock.' })
  kind: LedgerKind;

  @Field(() => Date)
  at: Date;

  @Field(() => Int, { nullable: true, description: 'The question that it is about; null for the whole attempt.' })
  position: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds that the entry gave or took; null for kinds that have none.',
  })
  seconds: number | null;

  @Field(() => Int, { nullable: true })
  percent: number | null;

  @Field(() => ClosedBy, {
    nullable: true,
    description: 'Who or what closed it, staff and proctoring as well; null while it is open.',
  })
  closedBy: ClosedBy | null;

  @Field(() => ReasonCode, { nullable: true, description: 'Why, by a stable name.' })
  reasonCode: ReasonCode | null;

  @Field(() => String, { nullable: true })
  note: string | null;

  @Field(() => String, { nullable: true, description: 'Who did it; null for the server.' })
  actorName: string | null;
}

@ObjectType('QuestionTime', { description: 'Where the time of one question went.' })
export class QuestionTimeNode implements ShownQuestionTime {
  @Field(() => Int, { description: 'From 1.' })
  position: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Before any extra time. Null once the attempt is handed in: extra time is no business of reviewers.',
  })
  baseSeconds: number | null;

  @Field(() => Int, { description: 'With extra time, without what staff added.' })
  grantedSeconds: number;

  @Field(() => Int, { description: 'Seconds that were added by hand.' })
  addedSeconds: number;

  @Field(() => Int, { description: 'While its clock stood still.' })
  stoppedSeconds: number;

  @Field(() => Int, { description: 'While its clock ran; 0 before it was opened.' })
  usedSeconds: number;

  @Field(() => Date, { nullable: true })
  openedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it closes, or would have; null while it was left.' })
  closesAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it closed; null while it is open.' })
  closedAt: Date | null;
}

@ObjectType('TimeLedger', { description: 'Every second of an attempt, explained.' })
export class TimeLedgerNode implements ShownLedger {
  @Field(() => Date, {
    nullable: true,
    description: 'When the server submits by itself; null while the clocks stand still and after the end.',
  })
  expiresAt: Date | null;

  @Field(() => [QuestionTimeNode], { description: 'Each question that the ledger tells of.' })
  questions: QuestionTimeNode[];

  @Field(() => [TimeLedgerEntryNode], { description: 'The oldest first.' })
  entries: TimeLedgerEntryNode[];
}
