import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Question } from './question.entity';
import { ActiveStatus, Difficulty, QuestionType } from './vocabulary';
import './vocabulary.type';

@ObjectType('Choice', { description: 'A choice as its author sees it.' })
export class ChoiceNode {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  text: string;

  @Field(() => Boolean)
  isRight: boolean;
}

@ObjectType('NumberKey', {
  description: 'Right is what lies within `value` plus or minus `tolerance`; both are decimal strings.',
})
export class NumberKeyNode {
  @Field(() => String)
  value: string;

  @Field(() => String)
  tolerance: string;
}

@ObjectType('Question', {
  description: 'A question with its answer key; for staff only. Candidates receive ExamQuestion.',
})
export class QuestionNode {
  @Field(() => ID)
  id: string;

  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => String)
  text: string;

  @Field(() => Int)
  durationSeconds: number;

  @Field(() => Float)
  score: number;

  @Field(() => Difficulty)
  difficulty: Difficulty;

  @Field(() => String)
  skill: string;

  @Field(() => Boolean, { description: 'Asked and kept, not counted in the score.' })
  isAdditional: boolean;

  @Field(() => ActiveStatus)
  status: ActiveStatus;

  @Field(() => [ChoiceNode])
  choices: ChoiceNode[];

  @Field(() => Boolean)
  allowsSeveral: boolean;

  @Field(() => Boolean, { nullable: true })
  truth: boolean | null;

  @Field(() => [String])
  acceptedAnswers: string[];

  @Field(() => NumberKeyNode, { nullable: true })
  number: NumberKeyNode | null;

  @Field(() => String, { nullable: true })
  rubric: string | null;
}

/** A question with its key, as staff see it. */
export function toQuestionNode(question: Question): QuestionNode {
  const { content, answerKey, id, type, text, durationSeconds, score, difficulty, skill, isAdditional, status } =
    question;
  const isRight = new Set(answerKey.rightChoiceIds);
  return {
    ...{ id, type, text, durationSeconds, score, difficulty, skill, isAdditional, status },
    choices: (content.choices ?? []).map((choice) => ({ ...choice, isRight: isRight.has(choice.id) })),
    allowsSeveral: content.allowsSeveral ?? false,
    truth: answerKey.truth ?? null,
    acceptedAnswers: answerKey.acceptedAnswers ?? [],
    number: answerKey.number ?? null,
    rubric: answerKey.rubric ?? null,
  };
}
