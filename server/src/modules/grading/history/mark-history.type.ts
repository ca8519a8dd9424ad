import { Field, Float, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MarkHistoryCause } from './mark-history.queries';
import type { MarkHistoryEntry } from './mark-history.queries';

registerEnumType(MarkHistoryCause, {
  name: 'MarkHistoryCause',
  description:
    'SECOND: another person’s mark beside the first, which stays until somebody settles the two. LATE_COUNTED: somebody decided whether what came late counts.',
});

@ObjectType('MarkHistoryEntry', { description: 'What happened to a mark after it was first there.' })
export class MarkHistoryEntryNode implements MarkHistoryEntry {
  @Field(() => ID)
  id: string;

  @Field(() => Date)
  at: Date;

  @Field(() => String, { nullable: true, description: 'Null when that user is gone.' })
  byName: string | null;

  @Field(() => MarkHistoryCause, { description: 'What brought the change about.' })
  cause: MarkHistoryCause;

  @Field(() => String, { nullable: true, description: 'As whoever changed it gave it; a mark by hand needs none.' })
  reason: string | null;

  @Field(() => Float, { nullable: true, description: 'Null while it was awaited.' })
  before: number | null;

  @Field(() => Float, { nullable: true, description: 'Null when it is awaited again.' })
  after: number | null;

  @Field(() => Boolean, { description: 'What was written about the answer is another text since.' })
  changesFeedback: boolean;
}
