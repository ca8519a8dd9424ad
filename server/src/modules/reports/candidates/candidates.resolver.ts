import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { toConnection } from '../../../platform/graphql';
import { Invitations } from '../../candidates';
import { CandidateConnection } from './candidate-connection.type';
import { CandidateReportNode } from './candidate-report.type';
import { toCandidateReportNode } from './candidate-report.view';
import { CandidateReports } from './candidate-reports.service';
import { CandidatesArgs } from './candidates.args';
import { CandidatesQueries } from './candidates.queries';

@Resolver()
export class CandidatesResolver {
  constructor(
    private readonly queries: CandidatesQueries,
    private readonly invitations: Invitations,
    private readonly reports: CandidateReports,
  ) {}

  @Query(() => CandidateConnection, { description: 'Everybody in the scope of the viewer.' })
  @StaffOnly()
  @KeyScope('READ')
  async candidates(@CurrentViewer() viewer: Viewer, @Args() args: CandidatesArgs): Promise<CandidateConnection> {
    const page = await this.queries.page(viewer, args);
    const keys = new Map(page.rows.map(({ id, key }) => [id, key]));
    const rows = await this.invitations.byIds([...keys.keys()]);
    const key = ({ id }: { id: string }) => [keys.get(id) ?? '', id];
    return toConnection({ ...page, rows, after: args.after, key });
  }

  @Query(() => CandidateReportNode, { description: 'A candidate with every result, newest first.' })
  @StaffOnly()
  @KeyScope('RESULTS')
  async candidateReport(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<CandidateReportNode> {
    return toCandidateReportNode(await this.reports.of(viewer, id));
  }
}
