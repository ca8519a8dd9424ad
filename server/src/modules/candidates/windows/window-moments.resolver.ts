import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { InvalidInput } from '../../../platform/errors';
import { Assessments } from '../../assessments';
import { WindowMomentNode } from './window-moment.type';
import { WindowMomentsQueries } from './window-moments.queries';
import { WindowMomentsArgs } from './window-moments.args';

const DAY_MS = 86_400_000;
const MOST_DAYS = 62;

@Resolver()
export class WindowMomentsResolver {
  constructor(
    private readonly assessments: Assessments,
    private readonly queries: WindowMomentsQueries,
  ) {}

  @Query(() => [WindowMomentNode], {
    description: 'What begins and ends in a span of time, in its order: for a calendar.',
  })
  @StaffOnly()
  @KeyScope('READ')
  async windowMoments(@CurrentViewer() viewer: Viewer, @Args() args: WindowMomentsArgs): Promise<WindowMomentNode[]> {
    if (args.until.getTime() - args.from.getTime() > MOST_DAYS * DAY_MS) {
      throw InvalidInput.at('until', 'span', { days: MOST_DAYS });
    }
    if (args.assessmentId != null) await this.assessments.find(viewer, args.assessmentId);
    return this.queries.between(viewer, args);
  }
}
