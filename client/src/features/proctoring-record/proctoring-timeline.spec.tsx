import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen } from '@testing-library/react';
import { speak } from '../../lib/testing/translations';
import { ProctoringTimeline } from './proctoring-timeline';
import {
  ProctorTimelineDocument,
  useProctorTimelineQuery,
  type ProctoringTimeline_AttemptFragment as Attempt,
} from './proctoring-timeline-generated';

const variables = { attemptId: 't1' };
const request = { query: ProctorTimelineDocument, variables };

/** Says when the answer is there, however little is drawn of it. */
function Answered() {
  const { data } = useProctorTimelineQuery({ variables, fetchPolicy: 'cache-only' });
  return data ? <p>answered</p> : null;
}

const drawn = (mock: MockLink.MockedResponse) => (
  <MockedProvider mocks={[mock]}>
    <>
      <ProctoringTimeline attemptId="t1" onUndo={() => undefined}>
        <button type="button">Below</button>
      </ProctoringTimeline>
      <Answered />
    </>
  </MockedProvider>
);

function open(isWatched: boolean, given: Partial<Attempt> = {}) {
  const watched = {
    __typename: 'WatchedSettings' as const,
    webcamSnapshots: false,
    fullScreen: isWatched,
    tabLeaving: false,
    copyPaste: false,
    warningsBeforeSubmit: 2,
    retentionDays: 30,
  };
  const proctorTimeline = {
    __typename: 'ProctorTimeline' as const,
    startedAt: '2026-03-01T09:00:00.000Z',
    endedAt: '2026-03-01T09:20:00.000Z',
    warnings: 0,
    watched,
    consent: null,
    questions: [],
    events: [],
    snapshots: [],
    rates: [],
  };
  const attempt = {
    __typename: 'Attempt' as const,
    id: 't1',
    state: 'SUBMITTED' as const,
    submittedBy: 'CANDIDATE' as const,
    answersForgottenAt: null,
    ...given,
    proctorTimeline,
  };
  return render(drawn({ request, result: { data: { attempt } } }));
}

const below = () => screen.queryByRole('button', { name: 'Below' });

beforeEach(() => speak('en'));

it('shows what was recorded where something was watched', async () => {
  open(true);
  expect(await screen.findByRole('heading', { name: 'Proctoring' })).toBeVisible();
  expect(screen.getByText('Nothing recorded.')).toBeVisible();
});

it('takes no place on a result where nothing was watched', async () => {
  const { container } = open(false);
  await screen.findByText('answered');
  expect(container).toHaveTextContent(/^Belowanswered$/u);
});

it('comes before what stands below it, so that nothing there moves under a click', async () => {
  open(true);
  expect(below()).toBeNull();
  await screen.findByRole('heading', { name: 'Proctoring' });
  expect(below()).toBeVisible();
});

it('keeps nothing back that stands below where it cannot be had', async () => {
  render(drawn({ request, error: new Error('no line') }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(below()).toBeVisible();
});

describe('of an exam that was handed in automatically', () => {
  const undo = () => screen.queryByRole('button', { name: 'Undo the submission' });

  it('offers to give it back', async () => {
    open(true, { submittedBy: 'PROCTORING' });
    await screen.findByText('answered');
    expect(undo()).toBeVisible();
  });

  it('says why it cannot be given back where its answers are gone', async () => {
    open(true, { submittedBy: 'PROCTORING', answersForgottenAt: '2026-05-01T00:00:00.000Z' });
    expect(await screen.findByText(/Its answers are no longer kept/)).toBeVisible();
    expect(undo()).toBeNull();
  });
});
