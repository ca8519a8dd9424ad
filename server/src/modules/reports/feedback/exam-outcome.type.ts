import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GradeBandNode } from '../../assessments';
import { AnswerFileNode, AnswerValueNode, ExamQuestionNode } from '../../exam';
import { ResultStatus } from '../../grading';

export const OutcomeState = { HIDDEN: 'HIDDEN', PENDING: 'PENDING', SHOWN: 'SHOWN' } as const;
export type OutcomeState = (typeof OutcomeState)[keyof typeof OutcomeState];
registerEnumType(OutcomeState, {
  name: 'OutcomeState',
  description: 'HIDDEN: nothing is to be seen. PENDING: it will be, once everything is marked.',
});

@ObjectType('ExamOutcomeQuestion', {
  description: 'A question that was opened, with what was given and what it earned.',
})
export class ExamOutcomeQuestionNode {
  @Field(() => ExamQuestionNode)
  question: ExamQuestionNode;

  @Field(() => AnswerValueNode, { nullable: true })
  answer: AnswerValueNode | null;

  @Field(() => [AnswerFileNode])
  files: AnswerFileNode[];

  @Field(() => Float)
  score: number;

  @Field(() => Boolean, { description: 'Asked and marked, but not part of the score.' })
  isAdditional: boolean;

  @Field(() => AnswerValueNode, {
    nullable: true,
    description: 'An answer that would earn everything. Only where the assessment shows correct answers.',
  })
  rightAnswer: AnswerValueNode | null;

  @Field(() => String, { nullable: true })
  feedback: string | null;
}

@ObjectType('ExamOutcome', { description: "A candidate's own result, as far as the assessment shows it to them." })
export class ExamOutcomeNode {
  @Field(() => OutcomeState)
  state: OutcomeState;

  @Field(() => String, { nullable: true })
  assessmentTitle: string | null;

  @Field(() => Date, { nullable: true })
  submittedAt: Date | null;

  @Field(() => Float, { nullable: true })
  score: number | null;

  @Field(() => Float, { nullable: true })
  totalScore: number | null;

  @Field(() => Int, { nullable: true })
  percentage: number | null;

  @Field(() => ResultStatus, { nullable: true })
  status: ResultStatus | null;

  @Field(() => GradeBandNode, { nullable: true })
  band: GradeBandNode | null;

  @Field(() => String, { nullable: true, description: 'What staff wrote and shared.' })
  feedback: string | null;

  @Field(() => [ExamOutcomeQuestionNode], { description: 'Empty unless everything is shown.' })
  questions: ExamOutcomeQuestionNode[];
}
