import { Args, Float, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ResultNode } from '../../grading';
import { StandardErrors } from './standard-errors';
import { isTooClose, percentileRank } from './standing.policy';
import { StandingQueries } from './standing.queries';
import { ResultPercentile } from './standing.type';

/** Where a result stands, and how sure one can be of it; who may see the result has been decided where it came from. */
@Resolver(() => ResultNode)
export class StandingFieldsResolver {
  constructor(
    private readonly queries: StandingQueries,
    private readonly errors: StandardErrors,
  ) {}

  @ResolveField(() => ResultPercentile, {
    nullable: true,
    description: 'Null for fewer than ten final results, and while this one is under review.',
  })
  async percentile(
    @Parent() { id }: ResultNode,
    @Args('inSameLanguage', {
      type: () => Boolean,
      defaultValue: false,
      description: 'Only among those who sat in the language of this result.',
    })
    inSameLanguage: boolean,
  ): Promise<ResultPercentile | null> {
    const place = await this.queries.placeOf(id, inSameLanguage);
    const rank = place && percentileRank(place);
    if (!place || rank === null) return null;
    const { groupSize, groupName, language } = place;
    return { rank, groupSize, groupName, language: inSameLanguage ? language : null };
  }

  @ResolveField(() => Float, {
    nullable: true,
    description:
      'Standard error of measurement in percentage points. Null for fewer than ten final results, and while this one is under review.',
  })
  async standardError(@Parent() { assessmentId, status }: ResultNode): Promise<number | null> {
    return status === 'Under review' ? null : this.errors.of(assessmentId);
  }

  @ResolveField(() => Boolean, {
    description: 'One standard error up or down leads across the pass mark.',
  })
  async isTooCloseToCall(@Parent() result: ResultNode): Promise<boolean> {
    if (result.status === 'Under review') return false;
    const standardError = await this.errors.of(result.assessmentId);
    if (standardError === null) return false;
    return isTooClose(result.percentage, standardError, result.passMark);
  }
}
