import { ApolloClient, ApolloLink } from '@apollo/client';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperationTypeNode } from 'graphql';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER, of } from 'rxjs';
import { createCache } from '../../../../lib/graphql/cache';
import type { Language } from '../../../../lib/i18n/language';
import { schemaAnswer } from '../../../../lib/testing/schema-answers';
import { speak } from '../../../../lib/testing/translations';
import { Providers } from '../../../providers/providers';
import { AssessmentAnalyticsRoute } from '../assessment-analytics.route';
import { CompareResultsRoute } from '../compare-results.route';
import { InviteCandidatesRoute } from '../invite-candidates.route';
import { MonitorRoute } from '../monitor.route';
import { UpdateAssessmentRoute } from '../update-assessment.route';
import { AssessmentHome } from './assessment-home';
import type { AssessmentHomeQuery } from './assessment-home-generated';

type Assessment = AssessmentHomeQuery['assessment'];
type Answered = ReturnType<typeof schemaAnswer>;

const OPEN: Partial<Assessment> = {
  title: 'Accountant',
  status: 'ACTIVE',
  publishedAt: '2026-11-01T08:00:00Z',
  isArchived: false,
  funnel: { invited: 12, notStarted: 2, enrolled: 5, completed: 5 },
};

const REFUSED = { errors: [{ message: 'Broken', extensions: { code: 'INTERNAL' } }] } as unknown as Answered;

/** Answers for this assessment; of the pages, all but the head fail where told so. What was changed is kept. */
function serverOf(given: Partial<Assessment>, awaiting: number, isFailing = false) {
  const state = { ...OPEN, ...given };
  const asked: [name: string | undefined, input: unknown][] = [];
  const link = new ApolloLink(({ operationType, operationName, query, variables }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return NEVER;
    const answer = schemaAnswer(query, variables, 'empty');
    if (operationType === OperationTypeNode.MUTATION) {
      asked.push([operationName, variables.input]);
      const { status, isArchived } = variables.input as Partial<Assessment>;
      Object.assign(state, status && { status }, isArchived !== undefined && { isArchived });
      const [payload] = Object.values(answer.data ?? {}) as { assessment: object }[];
      Object.assign(
        payload!.assessment,
        { id: 'a1', status: state.status },
        isArchived !== undefined && { isArchived },
      );
      return of(answer);
    }
    if (isFailing && operationName !== 'AssessmentHome') return of(REFUSED);
    const { assessment, markingQueue } = answer.data as { assessment?: Partial<Assessment>; markingQueue?: object };
    if (assessment) Object.assign(assessment, state);
    if (markingQueue) Object.assign(markingQueue, { totalCount: awaiting });
    return of(answer);
  });
  return { asked, client: new ApolloClient({ cache: createCache(), link }) };
}

async function open(Component: ComponentType, server: ReturnType<typeof serverOf>, language: Language = 'en') {
  await speak(language);
  const routes = ['/of/:id', '/candidates/:assestmentId'].map((path) => ({ path, Component }));
  const initialEntries = [Component === InviteCandidatesRoute ? '/candidates/a1' : '/of/a1'];
  render(
    <Providers client={server.client}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries })} />
    </Providers>,
  );
}

const Home = () => <AssessmentHome assessment={{ id: 'a1' }} tab="candidates" />;
const tabs = () => screen.findByRole('navigation', { name: 'This assessment' });

/** The page's own, which jsdom lacks and Select takes turns by. */
class Channel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}

beforeAll(() => Object.assign(window, { MessageChannel: Channel }));
beforeEach(() => void jest.spyOn(window, 'fetch').mockResolvedValue(Response.json({ role: 'super-admin' })));
afterEach(() => jest.restoreAllMocks());

describe('the next step of an assessment', () => {
  it('is marking, also where nobody can be invited any more, and activating it right there', async () => {
    const server = serverOf({ status: 'INACTIVE' }, 2);
    await open(Home, server);
    expect(await screen.findByText('Inactive: nobody can be invited.')).toBeInTheDocument();
    expect(screen.getByText('12 invited, 5 enrolled, 5 completed, 2 answers to mark')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mark now' })).toHaveAttribute('href', '/Marking?assessment=a1');
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    expect(server.asked).toEqual([['ChangeAssessmentStatus', { id: 'a1', status: 'ACTIVE' }]]);
    expect(await screen.findByText('Active')).toBeInTheDocument();
    expect(screen.queryByText('Inactive: nobody can be invited.')).not.toBeInTheDocument();
  });

  it('is to take it out of the archive, where it lies there', async () => {
    const server = serverOf({ status: 'INACTIVE', isArchived: true }, 0);
    await open(Home, server);
    expect(await screen.findByText('Archived: nobody can be invited.')).toBeInTheDocument();
    expect(screen.getByText('Archived')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(server.asked).toEqual([['ArchiveAssessment', { id: 'a1', isArchived: false }]]);
    expect(await screen.findByRole('button', { name: 'Activate' })).toBeInTheDocument();
  });

  it('is said in Arabic as well', async () => {
    await open(Home, serverOf({ status: 'INACTIVE', isArchived: true }, 2), 'ar');
    expect(await screen.findByText('مؤرشف: لا يمكن دعوة أحد.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'استعادة' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'التصحيح الآن' })).toBeInTheDocument();
  });
});

describe('the head of an assessment', () => {
  it('says where it stands on its settings as well', async () => {
    await open(UpdateAssessmentRoute, serverOf({}, 2));
    expect(await screen.findByText('12 invited, 5 enrolled, 5 completed, 2 answers to mark')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mark now' })).toBeInTheDocument();
    expect(within(await tabs()).getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['Candidates', InviteCandidatesRoute],
    ['Live', MonitorRoute],
    ['Analytics', AssessmentAnalyticsRoute],
    ['Compare', CompareResultsRoute],
    ['Settings', UpdateAssessmentRoute],
  ])('stays where loading of %s fails, which is said below it', async (tab, Component) => {
    await open(Component, serverOf({}, 0, true));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Accountant' })).toBeInTheDocument();
    expect(within(await tabs()).getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('12 invited, 5 enrolled, 5 completed')).toBeInTheDocument();
  });
});
