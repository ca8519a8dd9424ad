import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { SessionContext, type Session } from '../../../features/session/session-context';
import { createCache } from '../../../lib/graphql/cache';
import { schemaAnswer } from '../../../lib/testing/schema-answers';
import { speak } from '../../../lib/testing/translations';
import { paths } from '../../paths';
import { InvitationsHeader } from './invite-candidates-parts';
import { ResultDetailsHeader } from './result-details-header';

type Invited = Parameters<typeof InvitationsHeader>[0]['assessment'];
type Result = Parameters<typeof ResultDetailsHeader>[0]['result'];

const session = { status: 'signed-in', role: 'Admin', viewer: { id: 'u1' } } as unknown as Session;

const server = new ApolloLink(({ query, variables }) => of(schemaAnswer(query, variables, 'empty')));

const show = (header: ReactNode) =>
  act(async () => {
    render(
      <ApolloProvider client={new ApolloClient({ cache: createCache(), link: server })}>
        <MemoryRouter>
          <SessionContext value={session}>{header}</SessionContext>
        </MemoryRouter>
      </ApolloProvider>,
    );
    await Promise.resolve();
  });

const assessment = (invited: number) =>
  ({
    id: 'a1',
    title: 'Accountant',
    status: 'ACTIVE',
    publishedAt: '2026-11-01T08:00:00Z',
    funnel: { invited },
  }) as unknown as Invited;

const showCandidates = (invited: number) =>
  show(
    <InvitationsHeader
      assessment={assessment(invited)}
      isEmpty={invited === 0}
      onInvite={() => undefined}
      shown={{}}
    />,
  );

const showResult = (awaiting: string[] = []) => {
  const result = {
    id: 'r1',
    externalId: null,
    language: 'EN',
    submittedAt: '2026-11-20T08:00:00Z',
    submittedBy: 'CANDIDATE',
    awaitingCount: awaiting.length,
    questions: [
      { id: 'q1', mark: { origin: 'AUTOMATIC' } },
      ...awaiting.map((id) => ({ id, mark: { origin: 'AWAITING' } })),
    ],
    candidate: { name: 'Noor', email: 'noor@example.com', phone: '+966501234567' },
    assessment: { id: 'a1', title: 'Accountant', configuration: { languages: 'OWN' } },
  } as unknown as Result;
  return show(<ResultDetailsHeader result={result} name="Noor" />);
};

/** What can be pressed without opening anything, and which of it stands out. */
const buttons = () => screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent);
const primaries = () =>
  [...screen.getAllByRole('button'), ...screen.getAllByRole('link')].filter(({ className }) =>
    className.includes('ant-btn-primary'),
  );
const MORE = 'More actions';

beforeEach(() => speak('en'));

describe('a result', () => {
  it('shows two actions, and the rest behind one button', async () => {
    await showResult();
    expect(buttons()).toEqual(['Export', 'Share', MORE]);
    expect(primaries()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: MORE }));
    expect(buttons().slice(3)).toEqual(['Time', 'Check a receipt', 'Delete']);
  });

  it('begins with marking while answers wait for it', async () => {
    await showResult(['q2', 'q3']);
    const mark = screen.getByRole('link', { name: 'Mark now' });
    expect(primaries()).toEqual([mark]);
    expect(mark).toHaveAttribute('href', paths.marking('a1', 'q2'));
    expect(buttons()).toEqual(['Export', 'Share', MORE]);
  });
});

describe('the candidates of an assessment', () => {
  it('have one primary and two more actions, and the rest behind one button', async () => {
    await showCandidates(3);
    expect(buttons()).toEqual(['Export', 'Public link', 'Invite candidates', MORE]);
    expect(primaries()).toEqual([screen.getByRole('button', { name: 'Invite candidates' })]);
    await userEvent.click(screen.getByRole('button', { name: MORE }));
    expect(screen.getByRole('button', { name: 'Check a receipt' })).toBeInTheDocument();
  });

  it('have neither an export nor receipts to check before anybody is invited, and the way to invite in the middle of the page only', async () => {
    await showCandidates(0);
    expect(buttons()).toEqual(['Public link']);
    expect(screen.queryByText('Check a receipt')).not.toBeInTheDocument();
    expect(screen.queryByText('Export')).not.toBeInTheDocument();
  });
});
