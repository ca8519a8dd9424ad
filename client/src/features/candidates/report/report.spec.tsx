import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Toaster } from '../../../components/toast/toaster';
import { toast } from '../../../components/toast/toasts';
import type { CandidateReport_ResultFragment } from './candidate-report-generated';
import { speak } from '../../../lib/testing/translations';
import { AdminFeedback } from './admin-feedback';
import { DeleteResultsDialog } from './delete-results-dialog';
import { ReportResult } from './report-result';

const result: CandidateReport_ResultFragment = {
  attemptId: 't1',
  assessmentId: 'a1',
  assessmentTitle: 'Senior Accountant',
  assessmentDescription: 'Ledgers.',
  score: 56,
  totalScore: 72,
  percentage: 77,
  status: 'PASSED',
  stage: 'COMPLETED',
  isDisqualified: false,
  submittedAt: '2026-11-18T10:00:00Z',
  usedSeconds: 970,
  allottedSeconds: 1130,
  overallFeedback: 'Strong on revenue.',
  feedbackByName: 'Lina',
  feedbackAt: '2026-11-19T10:00:00Z',
  isFeedbackShared: false,
  band: null,
  gradeBands: [],
  skillProfile: { groupSize: 0, skills: [] },
};

beforeEach(async () => {
  toast.clear();
  await speak('en');
});

describe('a result in the report', () => {
  it('shows title, description, score, total, percentage and stage', () => {
    render(<ReportResult result={result} />);
    expect(screen.getByRole('heading', { name: 'Senior Accountant' })).toBeInTheDocument();
    for (const text of ['Ledgers.', '56 of 72', '77', 'Completed', 'Passed'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('is "at least" so much as long as an answer waits for a mark', () => {
    const { rerender } = render(<ReportResult result={result} />);
    expect(screen.queryByText('At least')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: /77%/ })).toBeInTheDocument();
    rerender(<ReportResult result={{ ...result, status: 'UNDER_REVIEW' }} />);
    expect(screen.getByText('At least')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('hides the placeholder of a description', () => {
    render(<ReportResult result={{ ...result, assessmentDescription: 'description not found' }} />);
    expect(screen.queryByText('description not found')).not.toBeInTheDocument();
  });

  it('has its Arabic words', async () => {
    await speak('ar');
    render(<ReportResult result={result} />);
    expect(screen.getByText('56 من 72')).toBeInTheDocument();
  });
});

describe('the feedback in the report', () => {
  const show = (given: Partial<CandidateReport_ResultFragment> = {}, onDelete?: () => void) =>
    render(
      <MemoryRouter>
        <AdminFeedback
          result={{ ...result, ...given }}
          resultPath="/r"
          onFeedback={() => undefined}
          onDelete={onDelete}
        />
      </MemoryRouter>,
    );

  it('stands under Admin Feedback with View Result', () => {
    show();
    expect(screen.getByRole('heading', { name: /Admin Feedback/ })).toBeInTheDocument();
    expect(screen.getByText('Strong on revenue.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Result' })).toHaveAttribute('href', '/r');
  });

  it('is not shown when it is the placeholder', () => {
    show({ overallFeedback: 'assessment not found' });
    expect(screen.queryByText('Admin Feedback')).not.toBeInTheDocument();
    expect(screen.queryByText('assessment not found')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Result' })).toBeInTheDocument();
  });

  it('offers Delete only to those who may', () => {
    const { unmount } = show();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    unmount();
    show({}, () => undefined);
    expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
  });
});

describe('deleting a result', () => {
  const doomed = { assessmentId: 'a1', candidateId: 'c1', candidateName: 'Noor', assessmentTitle: 'Senior Accountant' };
  const answer = (status: number, body: object) =>
    jest.fn().mockResolvedValue(new Response(JSON.stringify(body), { status }));

  async function confirm(fetched: jest.Mock, results = [doomed]) {
    window.fetch = fetched;
    const onDeleted = jest.fn();
    render(
      <>
        <Toaster />
        <DeleteResultsDialog results={results} onDeleted={onDeleted} onClose={() => undefined} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Delete/ }));
    return onDeleted;
  }

  it('calls the REST route, fetches the report again and says so', async () => {
    const fetched = answer(200, { status: true });
    const onDeleted = await confirm(fetched);
    expect(fetched).toHaveBeenCalledWith(
      '/api/v1/assessment-result/assessmentId/a1/candidateId/c1',
      expect.objectContaining({ method: 'DELETE' }),
    );
    expect(onDeleted).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Result deleted successfully')).toBeInTheDocument();
  });

  it('counts those that are gone, not those that were to go', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetched = answer(200, { status: true });
    const body = (status: boolean) => Promise.resolve(new Response(JSON.stringify({ status })));
    fetched.mockReturnValueOnce(body(true)).mockReturnValueOnce(body(false)).mockReturnValueOnce(body(true));
    await confirm(
      fetched,
      ['c1', 'c2', 'c3'].map((candidateId) => ({ ...doomed, candidateId })),
    );
    expect(await screen.findByText('2 results deleted successfully')).toBeInTheDocument();
    logged.mockRestore();
  });

  it('only logs a failure', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onDeleted = await confirm(answer(404, { status: false, message: 'Gone.' }));
    expect(logged).toHaveBeenCalledTimes(1);
    expect(onDeleted).not.toHaveBeenCalled();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    logged.mockRestore();
  });
});
