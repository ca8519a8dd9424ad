import { ArgsType, Field, InputType, registerEnumType } from '@nestjs/graphql';
import { PageArgs, SortDirection } from '../../platform/graphql';
import { ActiveStatus, ContentLanguage, Level } from '../questions';

export const TestSort = { TITLE: 'title', UPDATED_AT: 'updated_at' } as const;
export type TestSort = (typeof TestSort)[keyof typeof TestSort];

registerEnumType(TestSort, { name: 'TestSort' });

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

  @Field(() => ActiveStatus, { nullable: true })
  status?: ActiveStatus | null;

  @Field(() => String, { nullable: true, description: 'Asked in the test; the whole skill, however it is spelt.' })
  skill?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether everybody finds it in the library.' })
  isPublished?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the viewer owns it.' })
  isMine?: boolean | null;
}

@ArgsType()
export class TestsArgs extends PageArgs {
  @Field(() => TestFilter, { nullable: true })
  filter?: TestFilter | null;

  @Field(() => TestSort, { nullable: true, description: 'TITLE when left out.' })
  sort?: TestSort | null;

  @Field(() => SortDirection, { nullable: true, description: 'When left out: titles from A, newest first.' })
  direction?: SortDirection | null;
}
