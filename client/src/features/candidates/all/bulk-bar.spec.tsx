import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { speak } from '../../../lib/testing/translations';
import { CandidatesBulkBar } from './bulk-bar';
import type { CandidateListRow } from './candidate-list-row';

const row = (id: string, assessmentId: string, hasResult = true) =>
  ({
    id,
    revokedAt: '2026-11-01T08:00:00.000Z',
    stage: 'COMPLETED',
    assessment: { id: assessmentId, title: 'Accountant' },
    candidate: { id: `c-${id}`, name: id, email: `${id}@example.com` },
    result: hasResult ? { percentage: 70 } : null,
  }) as unknown as CandidateListRow;

const bar = (...rows: CandidateListRow[]) =>
  render(
    <MemoryRouter>
      <CandidatesBulkBar
        rows={rows}
        onDelete={undefined}
        onFeedback={() => undefined}
        comparePath={(assessmentId, ids) => `/compare/${assessmentId}/${ids.join()}`}
        onClear={() => undefined}
        onAsk={() => undefined}
      />
    </MemoryRouter>,
  );

beforeEach(() => speak('en'));

it('compares the ticked results of one assessment', () => {
  bar(row('sara', 'a1'), row('omar', 'a1'), row('noor', 'a1', false));
  expect(screen.getByRole('link', { name: 'Compare 2' })).toHaveAttribute('href', '/compare/a1/c-sara,c-omar');
});

it('compares no results of different assessments, and nobody alone', () => {
  const { unmount } = bar(row('sara', 'a1'), row('omar', 'a2'));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Compare/u })).not.toBeInTheDocument();
  unmount();
  bar(row('sara', 'a1'));
  expect(screen.queryByRole('link', { name: /Compare/u })).not.toBeInTheDocument();
});
