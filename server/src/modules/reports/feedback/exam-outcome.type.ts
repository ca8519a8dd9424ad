import { createUnionType, Field, Float, ObjectType } from '@nestjs/graphql';
import { AnswerFileNode, AnswerValueNode, ExamQuestionNode } from '../../exam';
import { ResultFigures } from '../../grading';

@ObjectType('ExamOutcomeQuestion', {
  description: 'A question that was opened, with what was given and what it earned.',
})
export class ExamOutcomeQuestionNode {
  @Field(() => ExamQuestionNode)
  question: ExamQuestionNode;

  @Field(() => AnswerValueNode, { nullable: true, description: 'What was answered; null when nothing was.' })
  answer: AnswerValueNode | null;

  @Field(() => [AnswerFileNode])
  files: AnswerFileNode[];

  @Field(() => Float, { description: 'Points, at most two decimals.' })
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

@ObjectType('PendingOutcome', { description: 'The result will be shown once everything is marked.' })
export class PendingOutcomeNode {
  @Field(() => String)
  assessmentTitle: string;

  @Field(() => String, { nullable: true, description: 'What staff wrote and shared; null where they did not.' })
  feedback: string | null;
}

@ObjectType('FeedbackOutcome', { description: 'The result itself is not shown, only what staff wrote about it.' })
export class FeedbackOutcomeNode {
  @Field(() => String)
  assessmentTitle: string;

  @Field(() => String)
  feedback: string;
}

@ObjectType('ResultOutcome', {
  description: 'Everything is marked, and the assessment shows it.',
  implements: () => ResultFigures,
})
export class ResultOutcomeNode extends ResultFigures {
  @Field(() => String)
  assessmentTitle: string;

  @Field(() => Date, { description: 'When it was handed in.' })
  submittedAt: Date;

  @Field(() => String, { nullable: true, description: 'What staff wrote and shared; null where they did not.' })
  feedback: string | null;

  @Field(() => [ExamOutcomeQuestionNode], { description: 'Empty where the assessment shows only the figures.' })
  questions: ExamOutcomeQuestionNode[];
}

/** Made with `new`, so that the type of a member is that of its class. */
export const ExamOutcomeNode = createUnionType({
  name: 'ExamOutcome',
  description: "A candidate's own result, as far as the assessment shows it to them.",
  types: () => [PendingOutcomeNode, FeedbackOutcomeNode, ResultOutcomeNode] as const,
});
export type ExamOutcomeNode = PendingOutcomeNode | FeedbackOutcomeNode | ResultOutcomeNode;
