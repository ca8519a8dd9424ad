import { createUnionType, Field, Float, ObjectType } from '@nestjs/graphql';
import { AnswerFileNode, AnswerValueNode, ExamQuestionNode } from '../../exam';
import { ResultFigures } from '../../grading';
import type { ExamOutcome, FeedbackOutcome, OutcomeQuestion, PendingOutcome, ResultOutcome } from './exam-outcome';

const MEMBERS = { pending: 'PendingOutcome', feedback: 'FeedbackOutcome', result: 'ResultOutcome' } as const;

@ObjectType('ExamOutcomeQuestion', {
  description: 'A question that was opened, with what was given and what it earned.',
})
export class ExamOutcomeQuestionNode implements OutcomeQuestion {
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
export class PendingOutcomeNode implements Omit<PendingOutcome, 'kind'> {
  @Field(() => String)
  assessmentTitle: string;

  @Field(() => String, { nullable: true, description: 'What staff wrote and shared; null where they did not.' })
  feedback: string | null;
}

@ObjectType('FeedbackOutcome', { description: 'The result itself is not shown, only what staff wrote about it.' })
export class FeedbackOutcomeNode implements Omit<FeedbackOutcome, 'kind'> {
  @Field(() => String)
  assessmentTitle: string;

  @Field(() => String)
  feedback: string;
}

@ObjectType('ResultOutcome', {
  description: 'Everything is marked, and the assessment shows it.',
  implements: () => ResultFigures,
})
export class ResultOutcomeNode extends ResultFigures implements Omit<ResultOutcome, 'kind'> {
  @Field(() => String)
  assessmentTitle: string;

  @Field(() => Date, { description: 'When it was handed in.' })
  submittedAt: Date;

  @Field(() => String, { nullable: true, description: 'What staff wrote and shared; null where they did not.' })
  feedback: string | null;

  @Field(() => [ExamOutcomeQuestionNode], { description: 'Empty where the assessment shows only the figures.' })
  questions: ExamOutcomeQuestionNode[];
}

export const ExamOutcomeNode = createUnionType({
  name: 'ExamOutcome',
  description: "A candidate's own result, as far as the assessment shows it to them.",
  types: () => [PendingOutcomeNode, FeedbackOutcomeNode, ResultOutcomeNode] as const,
  resolveType: ({ kind }: ExamOutcome) => MEMBERS[kind],
});
