import { createUnionType, Field, Float, ObjectType } from '@nestjs/graphql';
import { AnswerFileNode, AnswerValueNode, ExamQuestionNode } from '../../exam';
import { ResultFigures } from '../../grading';
import type {
  ExamResult,
  ExamResultFeedback,
  ExamResultQuestion,
  PendingExamResult,
  ShownExamResult,
} from './exam-result';

const MEMBERS = { pending: 'PendingExamResult', feedback: 'ExamResultFeedback', result: 'ShownExamResult' } as const;

@ObjectType('ExamResultQuestion', {
  description: 'A question that was opened, with what was given and what it earned.',
})
export class ExamResultQuestionNode implements ExamResultQuestion {
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

@ObjectType('PendingExamResult', { description: 'The result will be shown once everything is marked.' })
export class PendingExamResultNode implements Omit<PendingExamResult, 'kind'> {
  @Field(() => String)
  assessmentTitle: string;

  @Field(() => String, { nullable: true, description: 'What staff wrote and shared; null where they did not.' })
  feedback: string | null;
}

@ObjectType('ExamResultFeedback', { description: 'The result itself is not shown, only what staff wrote about it.' })
export class ExamResultFeedbackNode implements Omit<ExamResultFeedback, 'kind'> {
  @Field(() => String)
  assessmentTitle: string;

  @Field(() => String)
  feedback: string;
}

@ObjectType('ShownExamResult', {
  description: 'Everything is marked, and the assessment shows it.',
  implements: () => ResultFigures,
})
export class ShownExamResultNode extends ResultFigures implements Omit<ShownExamResult, 'kind'> {
  @Field(() => String)
  assessmentTitle: string;

  @Field(() => Date, { description: 'When it was handed in.' })
  submittedAt: Date;

  @Field(() => String, { nullable: true, description: 'What staff wrote and shared; null where they did not.' })
  feedback: string | null;

  @Field(() => [ExamResultQuestionNode], { description: 'Empty where the assessment shows only the figures.' })
  questions: ExamResultQuestionNode[];
}

export const ExamResultNode = createUnionType({
  name: 'ExamResult',
  description: "A candidate's own result, as far as the assessment shows it to them.",
  types: () => [PendingExamResultNode, ExamResultFeedbackNode, ShownExamResultNode] as const,
  resolveType: ({ kind }: ExamResult) => MEMBERS[kind],
});
