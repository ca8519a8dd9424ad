import { built } from '../stage/services.mjs';

const { Invitations } = built('modules/candidates/index');
const { InvitationResultFieldsResolver } = built('modules/grading/result.fields.resolver');
const { CandidateCountsLoader } = built('modules/reports/candidates/candidate-counts.loader');
const { CandidatesResolver } = built('modules/reports/candidates/candidates.resolver');
const { CandidateReports } = built('modules/reports/candidates/index');

/** What one page of a screen asks of the server, the loaders of its rows included. */
export function pagesOf({ get, viewer }) {
  const [lists, results, counts] = [CandidatesResolver, InvitationResultFieldsResolver, CandidateCountsLoader].map(get);
  const [invitations, reports] = [Invitations, CandidateReports].map(get);
  const withRows = async (list) => {
    const nodes = (await list).edges.map(({ node }) => node);
    await Promise.all(nodes.flatMap((node) => [results.resultOf(node), counts.of(node.candidateId)]));
    return list;
  };
  return {
    candidates: (args) => withRows(lists.candidates(viewer, args)),
    invitations: (args) => withRows(invitations.list(viewer, args)),
    report: (candidateId) => reports.of(viewer, candidateId),
  };
}
