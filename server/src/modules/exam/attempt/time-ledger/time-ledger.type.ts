import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ClosedBy } from '../attempt.machine';
import { ReasonCode } from './reason-code';
import { LedgerKind } from './time-ledger-entry.entity';

registerEnumType(LedgerKind, { name: 'LedgerKind' });

@ObjectType('TimeLedgerEntry', { description: 'One fact about the time of an attempt; none is ever changed.' })
export class TimeLedgerEntryNode {
  @Field(() => Int, { description: 'From 1, in the order in which they hold.' })
  number: number;

  @Field(() => LedgerKind)
  kind: LedgerKind;

  @Field(() => Date)
  at: Date;

  @Field(() => Int, { nullable: true, description: 'The question that it is about; null for the whole attempt.' })
  position: number | null;

  @Field(() => Int, { nullable: true })
  seconds: number | null;

  @Field(() => Int, { nullable: true })
  percent: number | null;

  @Field(() => ClosedBy, { nullable: true })
  closedBy: ClosedBy | null;

  @Field(() => ReasonCode, { nullable: true })
  reasonCode: ReasonCode | null;

  @Field(() => String, { nullable: true })
  note: string | null;

  @Field(() => String, { nullable: true })
  actorName: string | null;
}

@ObjectType('QuestionTime', { description: 'Where the time of one question went.' })
export class QuestionTimeNode {
  @Field(() => Int, { description: 'From 1.' })
  position: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Before any extra time. Null once the attempt is handed in: extra time is no business of reviewers.',
  })
  baseSeconds: number | null;

  @Field(() => Int, { description: 'With extra time, without what staff added.' })
  grantedSeconds: number;

  @Field(() => Int)
  addedSeconds: number;

  @Field(() => Int, { description: 'While its clock stood still.' })
  stoppedSeconds: number;

  @Field(() => Int, { description: 'While its clock ran; 0 before it was opened.' })
  usedSeconds: number;

  @Field(() => Date, { nullable: true })
  openedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it closes, or would have; null while it was left.' })
  closesAt: Date | null;

  @Field(() => Date, { nullable: true })
  closedAt: Date | null;
}

@ObjectType('TimeLedger', { description: 'Every second of an attempt, explained.' })
export class TimeLedgerNode {
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
