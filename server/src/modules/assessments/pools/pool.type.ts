import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ContentLanguage, Difficulty } from '../../questions';
import type { PoolDraft } from './pool-draft.policy';

@ObjectType('QuestionPool', { description: 'So many questions of a skill, drawn for every candidate anew.' })
export class QuestionPoolNode {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  skill: string;

  @Field(() => Difficulty, { nullable: true, description: 'Null: of all, in proportion to how many there are.' })
  difficulty: Difficulty | null;

  @Field(() => ContentLanguage, { nullable: true })
  language: ContentLanguage | null;

  @Field(() => Int, { description: 'How many are drawn for each candidate.' })
  drawCount: number;

  @Field(() => Int, {
    description: 'How many the bank of the owner has for it, without those that all are asked anyway.',
  })
  available: number;
}

@InputType()
export class QuestionPoolInput implements PoolDraft {
  @Field(() => ID, { nullable: true, description: 'Of a pool that stays; left out for a new one.' })
  id?: string | null;

  @Field(() => String)
  skill: string;

  @Field(() => Difficulty, { nullable: true })
  difficulty?: Difficulty | null;

  @Field(() => ContentLanguage, { nullable: true })
  language?: ContentLanguage | null;

  @Field(() => Int, { description: '1 to 100.' })
  drawCount: number;
}

@InputType()
export class SetPoolsInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;

  @Field(() => [QuestionPoolInput], {
    description: 'All pools, in order; at most 20, and no two for the same questions.',
  })
  pools: QuestionPoolInput[];

  @Field(() => [QuestionPoolInput], {
    nullable: true,
    description:
      'The pools as they were when they were read: where they are others by now, it is refused with ' +
      'ASSESSMENT_CHANGED_MEANWHILE. Left out, whatever is stored is replaced.',
  })
  expectedPools?: QuestionPoolInput[] | null;
}
