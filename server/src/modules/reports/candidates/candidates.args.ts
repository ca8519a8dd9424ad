import { ArgsType, Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { PageArgs, SortDirection } from '../../../platform/graphql';
import { Stage } from '../../candidates';
import { ResultStatus } from '../../grading';

export const CandidateSort = {
  INVITED_AT: 'invited_at',
  NAME: 'name',
  SCORE: 'score',
  COMPLETED_AT: 'completed_at',
} as const;
export type CandidateSort = (typeof CandidateSort)[keyof typeof CandidateSort];
registerEnumType(CandidateSort, { name: 'CandidateSort' });

export const CandidateRows = { PEOPLE: 'people', INVITATIONS: 'invitations' } as const;
export type CandidateRows = (typeof CandidateRows)[keyof typeof CandidateRows];
registerEnumType(CandidateRows, {
  name: 'CandidateRows',
  description: 'PEOPLE: everybody once, with their newest invitation. INVITATIONS: every invitation.',
});

@InputType({
  description: 'What is left out does not matter. Stage, dates and score are those of the row’s invitation.',
})
export class CandidateFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words in name, e-mail and phone, or the whole external id; Arabic spellings and digits count as equal.',
  })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Then a row is the invitation to this one.' })
  assessmentId?: string | null;

  @Field(() => [Stage], { nullable: true })
  stages?: Stage[] | null;

  @Field(() => [ResultStatus], { nullable: true, description: 'Only results of these states.' })
  resultStatuses?: ResultStatus[] | null;

  @Field(() => Date, { nullable: true, description: 'Invited at this moment or later.' })
  invitedFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Not included.' })
  invitedBefore?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Handed in at this moment or later.' })
  completedFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Not included.' })
  completedBefore?: Date | null;

  @Field(() => Int, { nullable: true, description: 'Percent, included.' })
  minPercentage?: number | null;

  @Field(() => Int, { nullable: true, description: 'Percent, included.' })
  maxPercentage?: number | null;
}

@ArgsType()
export class CandidatesArgs extends PageArgs {
  @Field(() => CandidateFilter, { nullable: true })
  filter?: CandidateFilter | null;

  @Field(() => CandidateRows, { nullable: true, description: 'PEOPLE when left out.' })
  rows?: CandidateRows | null;

  @Field(() => CandidateSort, { nullable: true, description: 'INVITED_AT when left out.' })
  sort?: CandidateSort | null;

  @Field(() => SortDirection, { nullable: true, description: 'When left out: newest and best first, names from A.' })
  direction?: SortDirection | null;
}
