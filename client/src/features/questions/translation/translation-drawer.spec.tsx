import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of, Subject, throwError } from 'rxjs';
import { createCache } from '../../../lib/graphql/cache';
import { speak } from '../../../lib/testing/translations';
import type { TranslateQuestionInput } from '../../../graphql/schema-generated';
import { TranslationDrawer } from './translation-drawer';

const unit = (path: string, source: string, translated: string | null = null, staleSource: string | null = null) => ({
  __typename: 'TranslationText',
  path,
  form: 'LINES',
  source,
  translated,
  staleSource,
  isMissing: translated === null,
  faults: [],
});

/** The server: how it has the question, and what it was sent. */
let question: ReturnType<typeof unit>[];
let isLineBroken: boolean;
let sent: TranslateQuestionInput[];
let answers: Subject<ApolloLink.Result>[];
const stored = () => ({
  questionTranslation: {
    __typename: 'QuestionTranslation',
    questionId: 'q1',
    from: 'EN',
    to: 'AR',
    state: 'INCOMPLETE',
    reviewedAt: null,
    reviewedByName: null,
    texts: question,
  },
});
const link = new ApolloLink(({ operationName, variables }) => {
  if (operationName === 'QuestionTranslation') {
    return isLineBroken ? throwError(() => new TypeError('Failed to fetch')) : of({ data: stored() });
  }
  sent.push((variables as { input: TranslateQuestionInput }).input);
  const answer = new Subject<ApolloLink.Result>();
  answers.push(answer);
  return answer;
});

const client = () => new ApolloClient({ cache: createCache(), link });
const onClose = jest.fn();
const drawer = (questionId: string | null, api = client()) => (
  <ApolloProvider client={api}>
    <TranslationDrawer questionId={questionId} onChanged={() => undefined} onClose={onClose} />
  </ApolloProvider>
);

const field = (name = 'Question') => screen.findByRole('textbox', { name: `Translation of: ${name}` });
const type = async (text: string, name?: string) => fireEvent.change(await field(name), { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isSaved = async () => {
  const translateQuestion = { question: { __typename: 'TrueFalseQuestion', id: 'q1', version: 2 } };
  const data = { translateQuestion: { ...translateQuestion, __typename: 'TranslateQuestionPayload' } };
  Object.assign(data.translateQuestion.question, { translationState: 'INCOMPLETE' });
  await act(async () => {
    answers.at(-1)?.next({ data });
    answers.at(-1)?.complete();
    await Promise.resolve();
  });
};
const isRefused = (path: string) =>
  act(async () => {
    const fields = [{ path: `input.${path}`, rule: 'source-changed' }];
    const errors = [{ message: 'refused', extensions: { code: 'INVALID_INPUT', params: { fields } } }];
    answers.at(-1)?.error(new CombinedGraphQLErrors({ data: null, errors }));
    await Promise.resolve();
  });

beforeEach(async () => {
  sessionStorage.clear();
  onClose.mockReset();
  question = [unit('text', 'What is due?'), unit('unit', 'days')];
  isLineBroken = false;
  sent = [];
  answers = [];
  await speak('en');
});

it('has what was typed after Back or a reload, and asks nothing of the next one that is opened', async () => {
  const api = client();
  const { rerender, unmount } = render(drawer('q1', api));
  await type('ما المستحق؟');
  rerender(drawer(null, api));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Discard your changes?')).not.toBeInTheDocument();
  unmount();
  render(drawer('q1'));
  expect(await field()).toHaveValue('ما المستحق؟');
  expect(screen.getByText(/We restored what you typed/)).toBeVisible();
  await press('Start over');
  expect(await field()).toHaveValue('');
});

it('asks before Esc takes what was typed away, and then forgets it', async () => {
  const { unmount } = render(drawer('q1'));
  await type('ما المستحق؟');
  await userEvent.keyboard('{Escape}');
  await screen.findByText('Discard your changes?');
  await press('Discard');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  unmount();
  render(drawer('q1'));
  expect(await field()).toHaveValue('');
});

it('leaves what is typed while it is being saved, and sends that next', async () => {
  render(drawer('q1'));
  await type('ما المستحق؟');
  await type('أيام', 'Unit');
  await press('Save the translation');
  await type('ما المستحق الآن؟');
  question = [unit('text', 'What is due?', 'ما المستحق؟'), unit('unit', 'days', 'أيام')];
  await isSaved();
  expect(await field()).toHaveValue('ما المستحق الآن؟');
  await press('Save the translation');
  expect(sent[1]?.texts).toEqual([{ path: 'text', text: 'ما المستحق الآن؟', source: 'What is due?' }]);
});

it('shows what was saved also where the line breaks after it', async () => {
  render(drawer('q1'));
  await type('ما المستحق؟');
  await press('Save the translation');
  isLineBroken = true;
  await isSaved();
  expect(await field()).toHaveValue('ما المستحق؟');
  expect(sessionStorage).toHaveLength(0);
});

it('shows what the question says by now where it was changed meanwhile, and takes the translation of that', async () => {
  const { unmount } = render(drawer('q1'));
  await type('ما المستحق؟');
  unmount();
  question = [unit('text', 'What is due at once?'), unit('unit', 'days')];
  render(drawer('q1'));
  expect(await field()).toHaveValue('ما المستحق؟');
  await press('Save the translation');
  expect(sent[0]?.texts).toEqual([{ path: 'text', text: 'ما المستحق؟', source: 'What is due?' }]);
  question = [unit('text', 'What is due at once, and why?'), unit('unit', 'days')];
  await isRefused('texts.text');
  expect(await screen.findByText(/has changed in the meantime/)).toBeVisible();
  expect(await screen.findByText('What is due at once, and why?')).toBeVisible();
  expect(await field()).toHaveValue('ما المستحق؟');
  await press('Save the translation');
  expect(sent[1]?.texts[0]?.source).toBe('What is due at once, and why?');
});

it('confirms a translation against what was shown, and shows what the question says where that has changed', async () => {
  question = [unit('text', 'What is due?', 'ما المستحق؟', 'What is owed?')];
  render(drawer('q1'));
  await field();
  await press('Still correct');
  expect(sent[0]).toEqual({ id: 'q1', texts: [], confirmed: [{ path: 'text', source: 'What is due?' }] });
  question = [unit('text', 'What is not due?', 'ما المستحق؟', 'What is owed?')];
  await isRefused('confirmed.text');
  expect(await screen.findByText(/has changed in the meantime/)).toBeVisible();
  expect(await screen.findByText('What is not due?')).toBeVisible();
  await press('Still correct');
  expect(sent[1]?.confirmed).toEqual([{ path: 'text', source: 'What is not due?' }]);
});
