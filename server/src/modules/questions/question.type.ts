import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { FieldScope } from '../../platform/access';
import { KeyedContentFields } from './keyed-content.type';
import { toKeyedContent } from './keyed-content.view';
import type { TranslationState } from '@mizan/question-model';
import type { Question } from './question.entity';
import { TranslationStateEnum } from './translation/question-translation.type';
import { ActiveStatus, ContentLanguage, Difficulty, QuestionType } from './vocabulary';

@FieldScope('AUTHORING')
@ObjectType('Question', {
  description: 'A question with its answer key; for staff only. Candidates receive ExamQuestion.',
})
export class QuestionNode extends KeyedContentFields {
  @Field(() => ID)
  id: string;

  @Field(() => QuestionType)
  type: QuestionType;

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

  @Field(() => Int, { description: 'Counted from 1; every change makes the next one.' })
  version: number;

  @Field(() => ContentLanguage, { description: 'In which it was written; detected from the text.' })
  language: ContentLanguage;

  @Field(() => TranslationStateEnum, { description: 'How far it is said in the other language.' })
  translationState: TranslationState;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date)
  updatedAt: Date;

  /** For field resolvers; not part of the schema. */
  ownerId: string;
}

/** A question with its key, as staff see it. */
export function toQuestionNode(question: Question): QuestionNode {
  const { id, type, durationSeconds, score, difficulty, skill, isAdditional, status } = question;
  const { ownerId, version, language, createdAt, updatedAt, translationState } = question;
  return {
    ...toKeyedContent(question),
    ...{ id, type, durationSeconds, score, difficulty, skill, isAdditional, status },
    ...{ ownerId, version, language, createdAt, updatedAt, translationState },
  };
}
