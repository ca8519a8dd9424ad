import { built } from '../stage/services.mjs';

const { Invitations } = built('modules/candidates/index');
const { InvitationResultFieldsResolver } = built('modules/grading/result/result.fields.resolver');
const { CandidateCountsLoader } = built('modules/reports/candidates/candidate-counts.loader');
const { CandidatesResolver } = built('modules/reports/candidates/candidates.resolver');
const { CandidateReports } = built('modules/reports/candidates/index');
const { Assessments } = built('modules/assessments/index');
const { DashboardResolver } = built('modules/reports/dashboard/dashboard.resolver');

/** What one page of a screen asks of the server, the loaders of its rows included. */
export function pagesOf({ get, viewer }) {
  const [lists, results, counts] = [CandidatesResolver, InvitationResultFieldsResolver, CandidateCountsLoader].map(get);
  const [invitations, reports, assessments] = [Invitations, CandidateReports, Assessments].map(get);
  const home = get(DashboardResolver);
  const withRows = async (list) => {
    const nodes = (await list).edges.map(({ node }) => node);
    await Promise.all(nodes.flatMap((node) => [results.resultOf(node), counts.of(node.candidateId)]));
    return list;
  };
  return {
    candidates: (args) => withRows(lists.candidates(viewer, args)),
    invitations: ({ assessmentId, ...args }) => withRows(invitations.list(viewer, assessmentId, args)),
    report: (candidateId) => reports.of(viewer, candidateId),
    /** With how many there are, as a list shows it. */
    counted: async (list) => (await list).totalCount,
    /** What the header's search asks for. */
    found: (search) =>
      Promise.all([
        assessments.list(viewer, { first: 5, filter: { search }, sort: 'updated_at', direction: 'desc' }),
        lists.candidates(viewer, { first: 5, filter: { search }, rows: 'people' }),
      ]),
    dashboard: () =>
      Promise.all([
        home.dashboard(viewer),
        home.attendance(viewer, { range: 'weeks-12', timeZone: 'Asia/Riyadh' }),
        home.lastAssessment(viewer),
        home.recentAssessments(viewer),
      ]),
  };
}
