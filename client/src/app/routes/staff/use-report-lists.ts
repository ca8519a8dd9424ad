import type {
  ReportTables_AssessmentsFragment,
  ReportTables_CandidatesFragment,
} from '../../../features/people/report/report-generated';
import { useNextPage, type NextPage } from '../../../hooks/use-next-page';
import { joinedPages } from '../../../lib/graphql/joined-pages';

interface ReportLists {
  assessments: ReportTables_AssessmentsFragment;
  candidates: ReportTables_CandidatesFragment;
}

interface After {
  assessmentsAfter?: string | null;
  candidatesAfter?: string | null;
}

/** The next pages of both lists in the report of a staff user. `fetch` asks for the report from there and joins it to the one shown. */
export function useReportLists<Report extends ReportLists>(
  report: Report | undefined,
  fetch: (after: After, joined: (shown: Report, next: Report) => Report) => Promise<unknown>,
): Record<keyof ReportLists, NextPage> {
  return {
    assessments: useNextPage(report?.assessments, (after) =>
      fetch({ assessmentsAfter: after }, (shown, next) => ({
        ...shown,
        assessments: joinedPages(shown.assessments, next.assessments, after),
      })),
    ),
    candidates: useNextPage(report?.candidates, (after) =>
      fetch({ candidatesAfter: after }, (shown, next) => ({
        ...shown,
        candidates: joinedPages(shown.candidates, next.candidates, after),
      })),
    ),
  };
}
