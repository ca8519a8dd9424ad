import { ArgsType, Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { PageArgs } from '../../platform/graphql';
import { SortDirection } from '../assessments';
import { Stage } from './stage';

export const InvitationSort = {
  INVITED_AT: 'invited_at',
  NAME: 'name',
  STAGE: 'stage',
  COMPLETED_AT: 'completed_at',
} as const;
export type InvitationSort = (typeof InvitationSort)[keyof typeof InvitationSort];
registerEnumType(InvitationSort, { name: 'InvitationSort' });

@InputType()
export class InvitationFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words in name, e-mail and phone, or the whole external id; Arabic spellings and digits count as equal.',
  })
  search?: string | null;

  @Field(() => [Stage], { nullable: true })
  stages?: Stage[] | null;

  @Field(() => [ID], { nullable: true })
  decisionStageIds?: string[] | null;

  @Field(() => [String], { nullable: true })
  tags?: string[] | null;
}

@ArgsType()
export class InvitationsArgs extends PageArgs {
  @Field(() => InvitationFilter, { nullable: true })
  filter?: InvitationFilter | null;

  @Field(() => InvitationSort, { nullable: true, description: 'INVITED_AT when left out.' })
  sort?: InvitationSort | null;

  @Field(() => SortDirection, { nullable: true, description: 'When left out: newest first, names from A.' })
  direction?: SortDirection | null;
}

/** The list of one assessment. */
export type InvitationsOf = InvitationsArgs & { assessmentId: string };
