import { Args, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FieldScope, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { nodesOf, PageArgs } from '../../../platform/graphql';
import { connectionOfIds } from '../../../platform/listing';
import { CandidateNode, Invitations } from '../../candidates';
import { CandidateConnection } from './candidate-connection.type';
import { CandidateReportNode, CandidateReportResultConnection } from './candidate-report.type';
import { withPlaceholders } from './candidate-report.view';
import { CandidateReports } from './candidate-reports.service';
import { CandidatesArgs } from './candidates.args';
import { CandidatesQueries } from './candidates.queries';
import { FindCandidates } from './find-candidates';

@Resolver()
export class CandidatesResolver {
  constructor(
    private readonly queries: CandidatesQueries,
    private readonly find: FindCandidates,
    private readonly invitations: Invitations,
    private readonly reports: CandidateReports,
  ) {}

  @Query(() => CandidateConnection, { description: 'Everybody in the scope of the viewer.' })
  @StaffOnly()
  @KeyScope('READ')
  async candidates(@CurrentViewer() viewer: Viewer, @Args() args: CandidatesArgs): Promise<CandidateConnection> {
    const page = await this.queries.page(viewer, args);
    return connectionOfIds(page, args.after, (ids) => this.invitations.byIds(ids));
  }

  @Query(() => [CandidateNode], {
    description:
      'The five people who fit best what is typed of a name: those whose name begins with it, then those in whose name a later word ' +
      'does, then the newest of those whom `candidates` finds by it. Arabic spellings count as equal.',
  })
  @StaffOnly()
  @KeyScope('READ')
  findCandidates(@CurrentViewer() viewer: Viewer, @Args('search') search: string): Promise<CandidateNode[]> {
    return this.find.execute(viewer, search);
  }

  @Query(() => CandidateReportNode, { description: 'A candidate with every result, newest first.' })
  @StaffOnly()
  @KeyScope('RESULTS')
  candidateReport(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<CandidateReportNode> {
    return this.reports.head(viewer, id);
  }
}

@Resolver(() => CandidateReportNode)
export class CandidateReportResolver {
  constructor(private readonly reports: CandidateReports) {}

  @ResolveField(() => CandidateReportResultConnection, { description: 'Newest first.' })
  @FieldScope('RESULTS')
  async results(
    @Parent() { candidate }: CandidateReportNode,
    @Args() args: PageArgs,
  ): Promise<CandidateReportResultConnection> {
    return nodesOf(await this.reports.results(candidate.id, args), withPlaceholders);
  }
}
