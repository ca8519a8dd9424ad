import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { PageArgs } from '../../platform/graphql';
import { ActiveStatus, ContentLanguage, Level } from '../questions';
import { AssessmentSort, SortDirection } from './vocabulary';
import './vocabulary.type';

@InputType()
export class AssessmentFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words in title, job role and description; Arabic spellings count as equal.',
  })
  search?: string | null;

  @Field(() => ActiveStatus, { nullable: true })
  status?: ActiveStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'False when left out: what is archived is out of the way.' })
  isArchived?: boolean | null;

  @Field(() => Level, { nullable: true })
  level?: Level | null;

  @Field(() => ContentLanguage, { nullable: true })
  language?: ContentLanguage | null;
}

@ArgsType()
export class AssessmentsArgs extends PageArgs {
  @Field(() => AssessmentFilter, { nullable: true })
  filter?: AssessmentFilter | null;

  @Field(() => AssessmentSort, { nullable: true, description: 'UPDATED_AT when left out.' })
  sort?: AssessmentSort | null;

  @Field(() => SortDirection, { nullable: true, description: 'When left out: newest first, titles from A.' })
  direction?: SortDirection | null;
}
