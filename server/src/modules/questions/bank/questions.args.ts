import { ArgsType, Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { PageArgs, SortDirection } from '../../../platform/graphql';
import { ActiveStatus, ContentLanguage, Difficulty, QuestionType } from '../vocabulary';
import type { TranslationState } from '@mizan/question-model';
import { TranslationStateEnum } from '../vocabulary.type';

export const QuestionSort = {
  UPDATED_AT: 'updated_at',
  CREATED_AT: 'created_at',
  TEXT: 'text',
  SKILL: 'skill',
  SCORE: 'score',
} as const;
export type QuestionSort = (typeof QuestionSort)[keyof typeof QuestionSort];

registerEnumType(QuestionSort, { name: 'QuestionSort' });

@InputType()
export class QuestionFilter {
  @Field(() => String, { nullable: true, description: 'Words in text and skill; Arabic spellings count as equal.' })
  search?: string | null;

  @Field(() => [QuestionType], { nullable: true })
  types?: QuestionType[] | null;

  @Field(() => String, { nullable: true, description: 'The whole skill, however it is spelt.' })
  skill?: string | null;

  @Field(() => Difficulty, { nullable: true })
  difficulty?: Difficulty | null;

  @Field(() => ContentLanguage, { nullable: true })
  language?: ContentLanguage | null;

  @Field(() => [TranslationStateEnum], { nullable: true })
  translationStates?: TranslationState[] | null;

  @Field(() => ActiveStatus, { nullable: true })
  status?: ActiveStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'In no test and no assessment; or, when false, in one at least.',
  })
  isUnused?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: the questions of tests that others published to all, instead of those of the own bank.',
  })
  isShared?: boolean | null;
}

@ArgsType()
export class QuestionsArgs extends PageArgs {
  @Field(() => QuestionFilter, { nullable: true })
  filter?: QuestionFilter | null;

  @Field(() => QuestionSort, { nullable: true, description: 'UPDATED_AT when left out.' })
  sort?: QuestionSort | null;

  @Field(() => SortDirection, { nullable: true, description: 'When left out: newest and highest first, words from A.' })
  direction?: SortDirection | null;
}

@ArgsType()
export class QuestionVersionsArgs extends PageArgs {
  @Field(() => ID)
  id: string;
}
