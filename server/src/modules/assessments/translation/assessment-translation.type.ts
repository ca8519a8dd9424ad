import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsOptional } from 'class-validator';
import { UrlScalar } from '../../../platform/graphql';
import { TestTranslationInput, TestTranslationNode } from '../../test-library';
import type { AssessmentTranslation } from './assessment-translation';

@ObjectType('AssessmentTranslation', {
  description: 'What it says in the other language; empty where nothing is said yet.',
})
export class AssessmentTranslationNode extends TestTranslationNode implements AssessmentTranslation {
  @Field(() => UrlScalar, {
    nullable: true,
    description: 'A video at YouTube or Vimeo that is shown before the start.',
  })
  welcomeVideoUrl: string | null;

  @Field(() => [String], { description: 'By the order of the bands.' })
  bandNames: string[];
}

@InputType({ description: 'What is left out stays as it is.' })
export class AssessmentTranslationInput extends TestTranslationInput {
  @Field(() => UrlScalar, { nullable: true, description: 'Starts with https://; null removes it.' })
  welcomeVideoUrl?: string | null;

  @Field(() => [String], { nullable: true, description: 'By the order of the bands, from low to high.' })
  @IsOptional()
  @ArrayMaxSize(20)
  bandNames?: string[] | null;
}
