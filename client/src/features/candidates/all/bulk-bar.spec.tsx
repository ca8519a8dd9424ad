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

it('says that only the first six of more stand side by side', () => {
  bar(...Array.from({ length: 9 }, (_, at) => row(String(at), 'a1')));
  expect(screen.getByRole('link', { name: 'Compare the first 6' })).toHaveAttribute(
    'href',
    '/compare/a1/c-0,c-1,c-2,c-3,c-4,c-5',
  );
});

it('says how many can be exported and changed at once, before anything is pressed', () => {
  const many = (length: number) => Array.from({ length }, (_, at) => row(String(at), 'a1'));
  const { unmount } = bar(...many(300));
  expect(screen.getByRole('status')).toHaveTextContent(/^300 selected$/);
  unmount();
  const { unmount: gone } = bar(...many(301));
  expect(screen.getByRole('status')).toHaveTextContent('Export takes at most 300 at once');
  gone();
  bar(...many(501));
  expect(screen.getByRole('status')).toHaveTextContent('At most 500 at once');
});
