import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MarkingRound } from '../../../graphql/schema-generated';
import type { MarkConflict_MarkFragment, MarkingPanel_TaskFragment } from './workbench-generated';
import { speak } from '../../../lib/testing/translations';
import { MarkingPanel } from './marking-panel';
import type { QueuedMark } from './marking-form';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const question: MarkingPanel_TaskFragment['question'] = {
  id: 'q',
  position: 2,
  type: 'OPEN_ENDED',
  text: 'Why?',
  textHtml: null,
  givenIn: null,
  inOtherLanguage: null,
  skill: 'Finance',
  difficulty: 'EASY',
  isAdditional: false,
  usedSeconds: 12,
  allottedSeconds: 60,
  closedBy: 'CANDIDATE',
  rubric: 'Structure (3)\nLanguage (2)',
  files: [],
  lateAnswer: null,
  lateCountedAt: null,
  answer: {
    savedAt: '2026-03-01T09:00:00Z',
    revision: 1,
    value: { text: 'Because.' },
  },
  mark: {
    score: null,
    maxScore: 5,
    origin: 'AWAITING',
    revision: 0,
    feedback: null,
    markedByName: null,
    markedAt: null,
    explanation: { code: 'AWAITS_PERSON', params: [] },
    derivation: { rule: 'PERSON', parts: [], floor: 0, rounding: 0 },
  },
};

const task: MarkingPanel_TaskFragment = {
  id: 'q',
  assessmentId: 'a',
  assessmentTitle: 'Accountant',
  attemptId: 't',
  position: 2,
  type: 'OPEN_ENDED',
  text: 'Why?',
  candidateName: null,
  alias: '3F2A1',
  score: null,
  maxScore: 5,
  isBlind: true,
  revision: 0,
  criteria: [],
  marks: [],
  question,
};

interface Given {
  task?: Partial<MarkingPanel_TaskFragment>;
  round?: MarkingRound;
  refuse?: (mark: QueuedMark) => MarkConflict_MarkFragment | null;
}

async function show({ task: given = {}, round = 'FIRST', refuse = () => null }: Given = {}) {
  await speak('en');
  const marks: QueuedMark[] = [];
  const moves: string[] = [];
  const counted: [string, boolean][] = [];
  render(
    <MarkingPanel
      task={{ ...task, ...given }}
      round={round}
      renderKey={() => <p>the rubric</p>}
      onMark={(mark) => {
        marks.push(mark);
        return Promise.resolve(refuse(mark));
      }}
      onCountLate={(questionId, counts) => Promise.resolve(counted.push([questionId, counts]))}
      onNext={() => moves.push('next')}
      onPrevious={() => moves.push('previous')}
      onKeepTheirs={() => moves.push('theirs')}
    />,
  );
  return { marks, moves, counted, user: userEvent.setup() };
}

const score = () => screen.getByRole('textbox', { name: /Points/ });

describe('marking without a mouse', () => {
  it('reaches points and comment, saves, and walks through the queue', async () => {
    const { marks, moves, user } = await show();
    await user.keyboard('{Alt>}[KeyP]{/Alt}');
    expect(score()).toHaveFocus();
    await user.keyboard('٣٫٥');
    await user.keyboard('{Alt>}[KeyC]{/Alt}');
    await user.keyboard('Say more.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Because.')).toBeInTheDocument();
    expect(marks).toEqual([
      {
        questionId: 'q',
        round: 'FIRST',
        score: 3.5,
        criteria: null,
        feedback: 'Say more.',
        reason: null,
        expectedRevision: 0,
      },
    ]);
    await user.keyboard('{Alt>}[ArrowDown][ArrowUp]{/Alt}');
    expect(moves).toEqual(['next', 'previous']);
  });

  it('takes no letter that is typed for a command', async () => {
    const { moves, user } = await show();
    await user.click(screen.getByRole('textbox', { name: /Feedback/ }));
    await user.keyboard('npc');
    expect(moves).toEqual([]);
  });

  it('shows every key beside what it does', async () => {
    await show();
    for (const key of ['Alt+P', 'Alt+C', 'Alt+↑', 'Alt+↓', 'Ctrl+Enter']) expect(screen.getByText(key)).toBeVisible();
  });
});

it('lets what came late count where it is marked, at one press', async () => {
  const lateAnswer = { ...question.answer!, revision: 2 };
  const { counted, user } = await show({ task: { question: { ...question, lateAnswer } } });
  await user.click(screen.getByRole('button', { name: 'Count it' }));
  expect(counted).toEqual([['q', true]]);
});

it('says who it is only by the alias where one marks blind', async () => {
  await show();
  expect(screen.getByRole('article')).toHaveTextContent('Candidate \u20663F2A1\u2069');
});

describe('criteria', () => {
  const criteria = [
    { text: 'Structure', points: 3 },
    { text: 'Language', points: 2 },
  ];

  it('add up to the score and go along with it', async () => {
    const { marks, user } = await show({ task: { criteria } });
    await user.type(screen.getByRole('textbox', { name: 'Structure' }), '2.5');
    await user.type(screen.getByRole('textbox', { name: 'Language' }), '1');
    expect(score()).toHaveValue('3.5');
    await user.click(screen.getByRole('button', { name: /Save and next/ }));
    expect(marks).toMatchObject([{ score: 3.5, criteria: [2.5, 1] }]);
  });

  it('are left out when the sum is overruled, and never exceed their points', async () => {
    const { marks, user } = await show({ task: { criteria } });
    await user.type(screen.getByRole('textbox', { name: 'Structure' }), '4');
    await user.type(screen.getByRole('textbox', { name: 'Language' }), '1');
    await user.click(screen.getByRole('button', { name: /Save and next/ }));
    expect(await screen.findByText(/Enter points from 0 to the maximum of each criterion/)).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Structure' }));
    await user.clear(score());
    await user.type(score(), '2');
    await user.click(screen.getByRole('button', { name: /Save and next/ }));
    expect(marks).toMatchObject([{ score: 2, criteria: null }]);
  });
});

it('shows what somebody else gave meanwhile, and loses nothing', async () => {
  const theirs: MarkConflict_MarkFragment = {
    revision: 1,
    points: 2,
    feedback: 'Thin.',
    markedAt: '2026-03-01T09:00:00Z',
  };
  const { marks, user } = await show({ refuse: ({ expectedRevision }) => (expectedRevision === 0 ? theirs : null) });
  await user.type(score(), '4');
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/Their points: 2.*5/);
  expect(alert).toHaveTextContent('Thin.');
  expect(score()).toHaveValue('4');
  await user.click(within(alert).getByRole('button', { name: /Save my points/ }));
  expect(marks.at(-1)).toMatchObject({ score: 4, expectedRevision: 1 });
});

it('holds what was typed before a reload against the mark it was typed on, not against a newer one', async () => {
  const first = await show();
  await first.user.type(score(), '4');
  cleanup();
  const theirs: MarkConflict_MarkFragment = {
    revision: 1,
    points: 2,
    feedback: 'Thin.',
    markedAt: '2026-03-01T09:00:00Z',
  };
  const { marks, user } = await show({
    task: { revision: 1 },
    refuse: ({ expectedRevision }) => (expectedRevision === 0 ? theirs : null),
  });
  expect(score()).toHaveValue('4');
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  const alert = await screen.findByRole('alert');
  expect(marks).toMatchObject([{ score: 4, expectedRevision: 0 }]);
  await user.click(within(alert).getByRole('button', { name: /Save my points/ }));
  expect(marks.at(-1)).toMatchObject({ score: 4, expectedRevision: 1 });
  cleanup();
  await show({ task: { revision: 2 } });
  expect(score()).toHaveValue('');
});

it('settles two marks only with a reason', async () => {
  const marksGiven = [1, 5].map((points, index) => ({
    score: points,
    feedback: null,
    markedByName: `Marker ${index + 1}`,
    markedAt: `2026-03-0${index + 1}T09:00:00Z`,
  }));
  const { marks, user } = await show({ round: 'SETTLE', task: { marks: marksGiven } });
  expect(screen.getByText(/Second mark, .*Marker 2/)).toBeVisible();
  await user.type(score(), '3');
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  expect(await screen.findByText('Enter a reason')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'In between.');
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  expect(marks).toMatchObject([{ round: 'SETTLE', score: 3, reason: 'In between.' }]);
});
