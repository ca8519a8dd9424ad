import { Field, Int, ObjectType } from '@nestjs/graphql';
import { FeedbackDelivery } from '../../assessments';
import { ClosedBy } from '../../exam';
import type { AfterExam } from './after-exam';

@ObjectType('AfterExam', { description: 'What holds for a candidate once the exam is handed in.' })
export class AfterExamNode implements AfterExam {
  @Field(() => Date, { description: 'When it was handed in.' })
  submittedAt: Date;

  @Field(() => ClosedBy, { description: 'Who or what handed it in.' })
  submittedBy: ClosedBy;

  @Field(() => Int)
  questionCount: number;

  @Field(() => Int, { description: 'Answers that came in time.' })
  answeredCount: number;

  @Field(() => Int, { description: 'Answers that came after their question had closed: kept, not scored.' })
  lateCount: number;

  @Field(() => Int, { description: 'Answers that only a person can mark.' })
  personCount: number;

  @Field(() => Boolean, { description: 'Whether the result is shown at the exam link, once it is marked.' })
  isResultShown: boolean;

  @Field(() => FeedbackDelivery, {
    description:
      'Whether they learn what is written about the result. SHOWN instead of MAILED where the invitation was not mailed.',
  })
  delivery: FeedbackDelivery;

  @Field(() => String, { nullable: true, description: 'The company that invited, or else the person.' })
  organiser: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When what was recorded is deleted; null where nothing was watched.',
  })
  recordedUntil: Date | null;

  @Field(() => Date, { nullable: true, description: 'So long a note can be added to what was recorded.' })
  notesUntil: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the answers are deleted; null: when somebody does it.' })
  answersUntil: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the result is deleted; null: when somebody does it.' })
  resultUntil: Date | null;
}
