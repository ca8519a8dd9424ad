import { Field, InputType, ObjectType } from '@nestjs/graphql';
import type { TestTranslation } from './test-translation';

@ObjectType('TestTranslation', { description: 'What it says in the other language; empty where nothing is said yet.' })
export class TestTranslationNode implements TestTranslation {
  @Field(() => String)
  title: string;

  @Field(() => String)
  jobRole: string;

  @Field(() => String)
  description: string;
}

@InputType({ description: 'What is left out stays as it is; an empty text takes one back.' })
export class TestTranslationInput {
  @Field(() => String, { nullable: true })
  title?: string | null;

  @Field(() => String, { nullable: true })
  jobRole?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;
}
