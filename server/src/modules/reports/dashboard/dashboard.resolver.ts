import { Args, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { AssessmentNode, Assessments, toAssessmentNode } from '../../assessments';
import { Credits, CreditsType } from '../../identity';
import { AttendanceArgs } from './dashboard.args';
import { DashboardQueries } from './dashboard.queries';
import { AttendancePointNode, DashboardNode } from './dashboard.type';

const RECENT = 5;

@Resolver(() => DashboardNode)
export class DashboardResolver {
  constructor(
    private readonly queries: DashboardQueries,
    private readonly assessments: Assessments,
    private readonly allCredits: Credits,
    private readonly clock: Clock,
  ) {}

  @Query(() => DashboardNode, { description: 'The figures of the first page.' })
  @StaffOnly()
  @KeyScope('READ')
  dashboard(@CurrentViewer() viewer: Viewer): Promise<DashboardNode> {
    return this.queries.figures(viewer);
  }

  @ResolveField(() => CreditsType, { description: "The viewer's own." })
  credits(@CurrentViewer() viewer: Viewer): Promise<CreditsType> {
    return this.allCredits.of(viewer.userId);
  }

  @ResolveField(() => [AttendancePointNode], { description: 'Oldest first, without gaps.' })
  attendance(
    @CurrentViewer() viewer: Viewer,
    @Args() { range, timeZone }: AttendanceArgs,
  ): Promise<AttendancePointNode[]> {
    return this.queries.attendance(viewer, range, this.clock.now(), timeZone ?? undefined);
  }

  @ResolveField(() => AssessmentNode, { nullable: true, description: 'The one created last.' })
  async lastAssessment(@CurrentViewer() viewer: Viewer): Promise<AssessmentNode | null> {
    const { edges } = await this.assessments.list(viewer, { first: 1, sort: 'created_at' });
    return edges[0] ? toAssessmentNode(edges[0].node) : null;
  }

  @ResolveField(() => AssessmentNode, {
    nullable: true,
    description: "The viewer's own that was published last, also out of the archive: what the next one can begin with.",
  })
  async lastPublishedAssessment(@CurrentViewer() viewer: Viewer): Promise<AssessmentNode | null> {
    const id = await this.queries.lastPublished(viewer);
    const assessment = id === null ? null : await this.assessments.byId(id);
    return assessment && toAssessmentNode(assessment);
  }

  @ResolveField(() => [AssessmentNode], { description: 'The five changed last.' })
  async recentAssessments(@CurrentViewer() viewer: Viewer): Promise<AssessmentNode[]> {
    const { edges } = await this.assessments.list(viewer, { first: RECENT });
    return edges.map(({ node }) => toAssessmentNode(node));
  }
}
