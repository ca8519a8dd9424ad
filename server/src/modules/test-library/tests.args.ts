import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { PageArgs } from '../../platform/graphql';
import { ContentLanguage, Level } from '../questions';

@InputType()
export class TestFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words in title, job role and description; Arabic spellings count as equal.',
  })
  search?: string | null;

  @Field(() => Level, { nullable: true })
  level?: Level | null;

  @Field(() => ContentLanguage, { nullable: true })
  language?: ContentLanguage | null;
}

@ArgsType()
export class TestsArgs extends PageArgs {
  @Field(() => TestFilter, { nullable: true })
  filter?: TestFilter | null;
}
