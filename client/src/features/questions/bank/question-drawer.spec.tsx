import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { MockedProvider } from '@apollo/client/testing/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../../lib/testing/translations';
import { SkillsDocument } from '../question-changes-generated';
import { NewestVersionDocument } from '../overtaken/overtaken-generated';
import { storedQuestion } from '../testing/stored-question';
import { createCache } from '../../../lib/graphql/cache';
import { draftsOf } from '../../../lib/drafts/drafts';
import type { UnansweredStore } from '../../../lib/graphql/made-once';
import { questionDraftOf } from '../question-draft';
import { QuestionDrawer, type BankQuestion } from './question-drawer';

const skills = {
  request: { query: SkillsDocument, variables: () => true },
  maxUsageCount: 100,
  result: { data: { skills: [] } },
};

const at = (version: number, text = 'What is due?') =>
  ({ ...storedQuestion({ text, truth: true }), version, canEdit: true }) as unknown as BankQuestion;

/** What the history says of the newest version, by whom it was written. */
const newest = {
  request: { query: NewestVersionDocument, variables: () => true },
  maxUsageCount: 100,
  result: () => ({
    data: {
      questionVersions: {
        __typename: 'QuestionVersionConnection',
        edges: [
          {
            __typename: 'QuestionVersionEdge',
            node: {
              __typename: 'QuestionVersion',
              version: 5,
              createdAt: '2026-11-21T12:00:00Z',
              createdByName: 'Amal Darwish',
              question: storedQuestion({ version: 5, text: 'What is paid?', truth: true }),
            },
          },
        ],
      },
    },
  }),
};

const way = {
  onTranslate: jest.fn(),
  onHistory: jest.fn(),
  onDuplicate: jest.fn(),
  onGoOn: jest.fn(),
  onClose: jest.fn(),
};
let answer: (question: BankQuestion) => void;
let lose: (why: Error) => void;
let expected: number[];
let creations: UnansweredStore<unknown>[];

const drawer = (question: BankQuestion | null, open = true) => (
  <MockedProvider mocks={[skills, newest]} cache={createCache()}>
    <QuestionDrawer
      {...way}
      open={open}
      question={question}
      onRetry={() => undefined}
      onStatus={() => Promise.resolve()}
      onSave={({ expectedVersion }, creation) => {
        expected.push(expectedVersion);
        creations.push(creation as UnansweredStore<unknown>);
        return new Promise((resolve, reject) => ([answer, lose] = [resolve, reject]));
      }}
    />
  </MockedProvider>
);

const overtaken = /saved this question while you were writing/;
const field = () => screen.getByLabelText('Question');
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const saved = (question: BankQuestion) =>
  act(async () => {
    answer(question);
    await Promise.resolve();
  });
const isAsked = () => screen.findByText('Discard your changes?');

beforeEach(async () => {
  sessionStorage.clear();
  creations = [];
  expected = [];
  for (const called of Object.values(way)) called.mockReset();
  way.onDuplicate.mockResolvedValue(true);
  await speak('en');
});

it.each([
  ['Translate', way.onTranslate],
  ['Version history', way.onHistory],
  ['Duplicate', way.onDuplicate],
])('asks before %s takes what was typed away', async (name, go) => {
  const { unmount } = render(drawer(at(3)));
  write('What is due at once?');
  await press(name);
  await isAsked();
  await press('Keep editing');
  expect(go).not.toHaveBeenCalled();
  expect(field()).toHaveValue('What is due at once?');
  await press(name);
  await isAsked();
  await press('Discard');
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  unmount();
  render(drawer(at(3)));
  expect(field()).toHaveValue('What is due?');
});

it('keeps what was typed where there is no copy', async () => {
  way.onDuplicate.mockResolvedValue(false);
  const { unmount } = render(drawer(at(3)));
  write('What is due at once?');
  await press('Duplicate');
  await isAsked();
  await press('Discard');
  await waitFor(() => expect(way.onDuplicate).toHaveBeenCalledTimes(1));
  unmount();
  render(drawer(at(3)));
  expect(field()).toHaveValue('What is due at once?');
});

it('has what was typed after Back or a reload, and asks nothing of the next one that is opened', async () => {
  const { rerender } = render(drawer(at(3)));
  write('What is due at once?');
  rerender(drawer(null, false));
  rerender(drawer({ ...at(1, 'Another?'), id: 'q2' }));
  await press('Version history');
  expect(way.onHistory).toHaveBeenCalledTimes(1);
  rerender(drawer(at(3)));
  expect(field()).toHaveValue('What is due at once?');
  expect(screen.getByText(/We restored what you typed/)).toBeVisible();
  await press('Start over');
  expect(field()).toHaveValue('What is due?');
});

it('has what is typed of a new one after Back or a reload', () => {
  const { unmount } = render(drawer(null));
  write('VAT is due on exports.');
  unmount();
  render(drawer(null));
  expect(field()).toHaveValue('VAT is due on exports.');
});

const beginNewOne = () =>
  draftsOf('nobody').keep('question new', { version: 0, draft: questionDraftOf(storedQuestion({ truth: true })) });

it('goes on with a new one that was written on while it was being created', async () => {
  beginNewOne();
  const { rerender } = render(drawer(null));
  await press('Create question');
  write('What is due at once?');
  await saved(at(1));
  expect(way.onClose).not.toHaveBeenCalled();
  expect(way.onGoOn).toHaveBeenCalledWith(expect.objectContaining({ id: 'q1', version: 1 }));
  rerender(drawer(at(1)));
  expect(field()).toHaveValue('What is due at once?');
});

it('closes once a new one is created as it stands, but nothing that was opened meanwhile', async () => {
  beginNewOne();
  const { unmount } = render(drawer(null));
  await press('Create question');
  await saved(at(1));
  expect(way.onClose).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
  unmount();
  beginNewOne();
  const { rerender } = render(drawer(null));
  await press('Create question');
  rerender(drawer({ ...at(1, 'Another?'), id: 'q2' }));
  await saved(at(1));
  expect(way.onClose).toHaveBeenCalledTimes(1);
});

it('knows after a reload what a new one was asked for whose answer was lost, and nothing once it is discarded', async () => {
  beginNewOne();
  const { unmount } = render(drawer(null));
  await press('Create question');
  creations[0]?.keep({ key: 'k1', from: {} });
  await act(async () => {
    lose(new TypeError('Failed to fetch'));
    await Promise.resolve();
  });
  write('What is due at once?');
  unmount();
  render(drawer(null));
  await press('Create question');
  expect(creations[1]?.read()).toEqual({ key: 'k1', from: {} });
  await press('Cancel');
  expect(creations[1]?.read()).toBeNull();
});

it('leaves what is typed while it is being saved, also when the stored one is fetched', async () => {
  const { rerender, unmount } = render(drawer(at(3)));
  write('What is due at once?');
  await press('Save question');
  write('What is due at once, and why?');
  await saved(at(4, 'What is due at once?'));
  rerender(drawer(at(4, 'What is due at once?')));
  expect(field()).toHaveValue('What is due at once, and why?');
  expect(screen.queryByText(overtaken)).not.toBeInTheDocument();
  unmount();
  render(drawer(at(4, 'What is due at once?')));
  expect(field()).toHaveValue('What is due at once, and why?');
});

it('leaves nothing to lose once all of it is saved, and stays the same editor', async () => {
  const { rerender } = render(drawer(at(3)));
  const editor = field();
  write('What is due at once?');
  await press('Save question');
  await saved(at(4, 'What is due at once?'));
  rerender(drawer(at(4, 'What is due at once?')));
  expect(field()).toBe(editor);
  await press('Version history');
  expect(way.onHistory).toHaveBeenCalledTimes(1);
});

it('shows a newer version where nothing is typed, and says of it where something is', () => {
  const { rerender } = render(drawer(at(3)));
  rerender(drawer(at(4, 'What is owed?')));
  expect(field()).toHaveValue('What is owed?');
  write('What is owed at once?');
  rerender(drawer(at(5, 'What is paid?')));
  expect(field()).toHaveValue('What is owed at once?');
  expect(screen.getByText(overtaken)).toBeVisible();
});

const refuse = () =>
  act(async () => {
    const errors = [{ message: 'refused', extensions: { code: 'QUESTION_CHANGED_MEANWHILE' } }];
    lose(new CombinedGraphQLErrors({ data: null, errors }));
    await Promise.resolve();
  });

it('says who saved it meanwhile when it is refused, and saves what is typed over that version on demand', async () => {
  render(drawer(at(3)));
  write('What is due at once?');
  await press('Save question');
  await refuse();
  expect(await screen.findByText(/Amal Darwish.* saved this question while you were writing/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Save mine instead');
  expect(expected).toEqual([3, 5]);
  await saved(at(6, 'What is due at once?'));
  expect(screen.queryByText(overtaken)).not.toBeInTheDocument();
  expect(field()).toHaveValue('What is due at once?');
  expect(sessionStorage).toHaveLength(0);
});

it('shows what was saved meanwhile, and drops what is typed for it only once asked', async () => {
  const { rerender } = render(drawer(at(3)));
  write('What is due at once?');
  await press('Save question');
  await refuse();
  rerender(drawer(at(5, 'What is paid?')));
  await userEvent.click(await screen.findByRole('button', { name: 'See the other version' }));
  expect(await screen.findByText('Take the other version?')).toBeVisible();
  expect(screen.getByText('What is paid?')).toBeVisible();
  expect(field()).toHaveValue('What is due at once?');
  await press('Take the other version');
  await waitFor(() => expect(field()).toHaveValue('What is paid?'));
  expect(sessionStorage).toHaveLength(0);
});
