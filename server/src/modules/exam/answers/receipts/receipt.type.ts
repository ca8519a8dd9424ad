import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { ExamReceipt, ExamReceipts } from './issue-receipts';
import type { ReceiptCheck } from './check-receipt';

@ObjectType('ExamReceipt', {
  description: 'What is stored of one answer; a question may have one in time and a late one.',
})
export class ExamReceiptNode implements ExamReceipt {
  @Field(() => Int, { description: 'Of the question, from 1.' })
  position: number;

  @Field(() => Date, { nullable: true, description: 'Null where nothing was stored.' })
  storedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Staff can check it with `checkReceipt`.' })
  code: string | null;

  @Field(() => Boolean, { description: 'Arrived after its question closed: kept for the reviewer.' })
  isLate: boolean;

  @Field(() => Boolean, { description: 'Scored: in time, or late and let count by a person.' })
  isCounted: boolean;
}

@ObjectType('ExamReceipts', { description: 'A line for every question of a sitting.' })
export class ExamReceiptsNode implements ExamReceipts {
  @Field(() => Date, { nullable: true, description: 'When it was handed in; null before.' })
  submittedAt: Date | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Seconds for which the clocks of its questions ran, pauses and absences left out; null before it is handed in.',
  })
  usedSeconds: number | null;

  @Field(() => String, { nullable: true, description: 'For all that counts together; null before it is handed in.' })
  sittingCode: string | null;

  @Field(() => [ExamReceiptNode])
  receipts: ExamReceiptNode[];
}

@ObjectType('ReceiptCheck', {
  description: 'What a code stands for. Codes that are right for nothing stored now are not found.',
})
export class ReceiptCheckNode implements ReceiptCheck {
  @Field(() => String, { description: 'As it is printed.' })
  code: string;

  @Field(() => Int, { nullable: true, description: 'The question it belongs to; null for that of a whole sitting.' })
  position: number | null;

  @Field(() => Int)
  questionCount: number;

  @Field(() => Date, { description: 'When the answer was stored, or the sitting handed in.' })
  storedAt: Date;

  @Field(() => Boolean, { description: 'Came after its time.' })
  isLate: boolean;

  @Field(() => ID)
  assessmentId: string;

  @Field(() => String)
  assessmentTitle: string;

  @Field(() => ID)
  candidateId: string;

  @Field(() => String)
  candidateName: string;
}
