import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of, throwError } from 'rxjs';
import {
  AddAssessmentQuestionDocument,
  RemoveAssessmentQuestionDocument,
  ReorderAssessmentQuestionsDocument,
  UpdateQuestionDocument,
} from './question-changes-generated';
import { toast } from '../../components/toast/toasts';
import { createCache } from '../../lib/graphql/cache';
import { speak } from '../../lib/testing/translations';
import type { QuestionDraft } from './question-draft';
import { storedQuestion } from './testing/stored-question';
import type { QuestionFields } from './types/question-type';
import { useOwnQuestions } from './use-own-questions';

const question = (id: string, text: string) => storedQuestion({ id, text, truth: true });

const assessment = (...questions: QuestionFields[]) => ({
  __typename: 'Assessment',
  id: 'a1',
  updatedAt: '2026-11-21T12:00:00Z',
  questionCount: questions.length,
  durationSeconds: 30 * questions.length,
  totalScore: 3 * questions.length,
  ownQuestions: questions,
});

/** Sends when told, in the order in which things first changed, as the wizard's autosave does. */
function heldSaver() {
  const waiting = new Map<string, () => Promise<unknown>>();
  const held = new Map<string, boolean>();
  const cancel = (key: string) => void (waiting.delete(key) || held.delete(key));
  return {
    held,
    schedule: (key: string, send: () => Promise<unknown>) => {
      cancel(key);
      waiting.set(key, send);
    },
    cancel,
    hold: (key: string, isKept: boolean) => {
      cancel(key);
      held.set(key, isKept);
    },
    flush: async () => {
      for (const [key, send] of waiting) {
        await send();
        waiting.delete(key);
      }
    },
  };
}

beforeAll(() => speak('en'));

const sent: { operation: string; input: unknown }[] = [];

/** Each payload names what it holds; the new question is q9. */
const payloadOf = (operation: string, data: unknown) => ({
  [operation === 'updateQuestion' ? 'question' : 'assessment']: data,
  ...(operation === 'addAssessmentQuestion' ? { questionId: 'q9' } : {}),
});

function answers(query: MockLink.MockedResponse['request']['query'], operation: string, data: unknown) {
  return {
    request: { query, variables: () => true },
    maxUsageCount: 10,
    result: ({ input }: Record<string, unknown>) => {
      sent.push({ operation, input });
      return { data: { [operation]: payloadOf(operation, data) } };
    },
  } satisfies MockLink.MockedResponse;
}

const mocks = [
  answers(
    AddAssessmentQuestionDocument,
    'addAssessmentQuestion',
    assessment(question('q1', 'One'), question('q9', 'New')),
  ),
  answers(UpdateQuestionDocument, 'updateQuestion', question('q9', 'Newer')),
  answers(RemoveAssessmentQuestionDocument, 'removeAssessmentQuestion', assessment(question('q1', 'One'))),
  answers(ReorderAssessmentQuestionsDocument, 'reorderAssessmentQuestions', assessment(question('q1', 'One'))),
];

function open(link?: ApolloLink, stored = [question('q1', 'One')]) {
  const saver = heldSaver();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MockedProvider mocks={mocks} cache={createCache()} {...(link ? { link } : {})}>
      {children}
    </MockedProvider>
  );
  const { result } = renderHook(() => useOwnQuestions('a1', stored, saver), { wrapper });
  const flush = () => act(() => saver.flush());
  /** What it failed with. */
  const failedFlush = async () => {
    let reason: unknown;
    await act(async () => {
      reason = await saver.flush().catch((error: unknown) => error);
    });
    return reason;
  };
  const add = () => {
    let key = '';
    act(() => {
      key = result.current.add('TRUE_FALSE');
    });
    return key;
  };
  const change = (key: string, fields: Partial<QuestionDraft>) =>
    act(() => {
      const item = result.current.items.find((own) => own.key === key);
      if (item) result.current.change(key, { ...item.draft, ...fields });
    });
  const fill = (key: string, text: string) =>
    change(key, { text, skill: 'VAT', answers: { TRUE_FALSE: { truth: true } } });
  return { result, held: saver.held, flush, failedFlush, add, change, fill };
}

const operations = () => sent.map(({ operation }) => operation);

describe('the questions of an assessment', () => {
  beforeEach(() => {
    sent.length = 0;
    localStorage.clear();
  });

  it('are sent when they are complete, first as new ones, then as changes', async () => {
    const { result, flush, add, change, fill } = open();
    const key = add();
    await flush();
    expect(operations()).toEqual([]);
    fill(key, 'New');
    await flush();
    expect(sent[0]).toMatchObject({
      input: { assessmentId: 'a1', position: 2, question: { trueFalse: { text: 'New' } } },
    });
    expect(result.current.items.map(({ id }) => id)).toEqual(['q1', 'q9']);
    change(key, { text: 'Newer' });
    await flush();
    expect(sent[1]).toMatchObject({
      operation: 'updateQuestion',
      input: { id: 'q9', question: { trueFalse: { text: 'Newer' } } },
    });
  });

  it('are not sent while a change has made them incomplete, and come back after a reload', async () => {
    const { flush, change } = open();
    change('q1', { text: '' });
    await flush();
    expect(operations()).toEqual([]);
    expect(open().result.current.items[0]?.draft.text).toBe('');
  });

  it('are held while they are not whole, also after a reload, and no longer than that', () => {
    const before = open();
    const key = before.add();
    expect([...before.held]).toEqual([[`question:${key}`, true]]);
    before.fill(key, 'New');
    expect(before.held.size).toBe(0);
    before.change('q1', { text: '' });
    expect([...open().held]).toEqual([['question:q1', true]]);
  });

  it('are sent after a reload that came before they were', async () => {
    const before = open(undefined, [question('q9', 'One')]);
    before.change('q9', { text: 'One and only' });
    await open(undefined, [question('q9', 'One')]).flush();
    expect(sent).toMatchObject([
      { operation: 'updateQuestion', input: { id: 'q9', question: { trueFalse: { text: 'One and only' } } } },
    ]);
    expect(localStorage).toHaveLength(0);
  });

  it('are sent as new ones after a reload that came before they were', async () => {
    const before = open();
    before.fill(before.add(), 'New');
    const { result, flush } = open();
    await flush();
    expect(sent).toMatchObject([
      { operation: 'addAssessmentQuestion', input: { position: 2, question: { trueFalse: { text: 'New' } } } },
    ]);
    expect(result.current.items.map(({ id }) => id)).toEqual(['q1', 'q9']);
    expect(localStorage).toHaveLength(0);
  });

  it('are removed on the server only if they were there', async () => {
    const { result, flush, add, fill } = open();
    const key = add();
    fill(key, 'New');
    act(() => result.current.remove(key));
    act(() => result.current.remove('q1'));
    await flush();
    expect(sent).toEqual([{ operation: 'removeAssessmentQuestion', input: { assessmentId: 'a1', questionId: 'q1' } }]);
  });

  it('are put in order by the ids of those that are stored', async () => {
    const { result, flush, add, fill } = open();
    const key = add();
    fill(key, 'New');
    await flush();
    add();
    act(() => result.current.move(key, 0));
    await flush();
    expect(sent.at(-1)).toEqual({
      operation: 'reorderAssessmentQuestions',
      input: { assessmentId: 'a1', questionIds: ['q9', 'q1'], expectedQuestionIds: ['q1', 'q9'] },
    });
  });

  it('stand as they are stored where somebody else changed them meanwhile, with what is typed and not stored', async () => {
    const theirs = [question('q3', 'Three'), question('q5', 'Of a colleague'), question('q1', 'One')];
    const orders: unknown[] = [];
    const told = jest.spyOn(toast, 'info');
    const link = new ApolloLink(({ operationName, variables }) => {
      if (operationName === 'OwnQuestions') return of({ data: { assessment: assessment(...theirs) } });
      orders.push(variables.input);
      return orders.length > 1
        ? of({ data: { reorderAssessmentQuestions: { assessment: assessment(...theirs) } } })
        : throwError(() => refusedWith('ASSESSMENT_QUESTIONS_CHANGED'));
    });
    const mine = [question('q1', 'One'), question('q2', 'Two'), question('q3', 'Three'), question('q4', 'Four')];
    const { result, flush, change, add } = open(link, mine);
    change('q2', { text: '' });
    add();
    act(() => result.current.move('q1', 2));
    await flush();
    const texts = () => result.current.items.map(({ id, draft }) => [id, draft.text]);
    expect(texts()).toEqual([
      [null, ''],
      ['q3', 'Three'],
      ['q5', 'Of a colleague'],
      ['q1', 'One'],
      [null, ''],
    ]);
    expect(result.current.items[0]?.copiedFromId).toBe('q2');
    expect(told.mock.calls).toEqual([[expect.stringMatching(/^Somebody else changed the questions/)]]);
    act(() => result.current.move('q1', 0));
    await flush();
    expect(orders[1]).toMatchObject({
      questionIds: ['q1', 'q3', 'q5'],
      expectedQuestionIds: ['q3', 'q5', 'q1'],
    });
  });

  it('are taken out where somebody else was quicker, or the answer to it was lost', async () => {
    const link = new ApolloLink(() => throwError(() => refusedWith('QUESTION_NOT_FOUND')));
    const { result, failedFlush } = open(link);
    act(() => result.current.remove('q1'));
    expect(await failedFlush()).toBeUndefined();
  });

  it('are copied with what they say in the other language, also through a reload', async () => {
    const before = open();
    act(() => {
      before.result.current.duplicate('q1');
    });
    const { result, flush } = open();
    await flush();
    expect(sent[0]).toMatchObject({ operation: 'addAssessmentQuestion', input: { copiedFromId: 'q1' } });
    expect(result.current.items.map(({ id }) => id)).toEqual(['q1', 'q9']);
  });

  it('are copied as new questions', async () => {
    const { result, flush } = open();
    act(() => {
      result.current.duplicate('q1');
    });
    await flush();
    expect(sent[0]).toMatchObject({
      operation: 'addAssessmentQuestion',
      input: { position: 2, question: { trueFalse: { text: 'One' } } },
    });
    expect(result.current.items.map(({ id }) => id)).toEqual(['q1', 'q9']);
  });
});

interface Asked {
  operation: string;
  text: string | undefined;
  key: string | undefined;
}

const droppedLine = new TypeError('Failed to fetch');
const refusedWith = (code: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'refused', extensions: { code } }] });
const refused = refusedWith('INVALID_INPUT');

/** A line on which the first requests fail like this, and what was asked on it. */
function line(...failures: Error[]) {
  const asked: Asked[] = [];
  const stored = assessment(question('q1', 'One'), question('q8', 'Of a colleague'), question('q9', 'New'));
  const link = new ApolloLink(({ operationName = '', variables, getContext }) => {
    const operation = operationName.charAt(0).toLowerCase() + operationName.slice(1);
    const { input } = variables as { input: { question?: { trueFalse?: { text: string } } } };
    const headers = getContext().headers as Record<string, string> | undefined;
    asked.push({ operation, text: input.question?.trueFalse?.text, key: headers?.['idempotency-key'] });
    const failure = failures.shift();
    if (failure) return throwError(() => failure);
    const data = operation === 'updateQuestion' ? question('q9', 'Newer') : stored;
    return of({ data: { [operation]: payloadOf(operation, data) } });
  });
  return { link, asked };
}

describe('a new question', () => {
  beforeEach(() => localStorage.clear());

  it('is the one that the server names, also where a colleague has added one before it', async () => {
    const { result, flush, add, fill } = open(line().link);
    fill(add(), 'New');
    await flush();
    expect(result.current.items.map(({ id }) => id)).toEqual(['q1', 'q9']);
  });

  it('whose answer was lost is asked for again as it was, then changed to what was typed since', async () => {
    const { link, asked } = line(droppedLine);
    const { result, flush, failedFlush, add, change, fill } = open(link);
    const key = add();
    fill(key, 'New');
    expect(await failedFlush()).toBe(droppedLine);
    change(key, { text: 'Newer' });
    await flush();
    const idempotencyKey = asked[0]?.key;
    expect(idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    expect(asked).toEqual([
      { operation: 'addAssessmentQuestion', text: 'New', key: idempotencyKey },
      { operation: 'addAssessmentQuestion', text: 'New', key: idempotencyKey },
      { operation: 'updateQuestion', text: 'Newer', key: undefined },
    ]);
    expect(result.current.items[1]).toMatchObject({ id: 'q9', draft: { text: 'Newer' } });
  });

  it('whose answer was lost before a reload is the same one after it, half-written or whole', async () => {
    const { link, asked } = line(droppedLine);
    const before = open(link);
    const key = before.add();
    before.fill(key, 'New');
    await before.failedFlush();
    before.change(key, { text: '' });
    const { result, flush, change } = open(link);
    await flush();
    expect(asked.map(({ text, key: once }) => [text, once])).toEqual([
      ['New', asked[0]?.key],
      ['New', asked[0]?.key],
    ]);
    expect(result.current.items).toMatchObject([{ id: 'q1' }, { id: 'q9', draft: { text: '' } }]);
    change(result.current.items[1]!.key, { text: 'Newer' });
    await flush();
    expect(asked[2]).toEqual({ operation: 'updateQuestion', text: 'Newer', key: undefined });
  });

  it('stands there once where the server tells of it and its answer was lost', async () => {
    const { link } = line(droppedLine);
    const before = open(link);
    before.fill(before.add(), 'New');
    await before.failedFlush();
    const { result, flush } = open(link, [question('q1', 'One'), question('q9', 'New')]);
    await flush();
    expect(result.current.items.map(({ id }) => id)).toEqual(['q1', 'q9']);
  });

  it('is asked for as it is now where it was refused before', async () => {
    const { link, asked } = line(refused);
    const { flush, failedFlush, add, change, fill } = open(link);
    const key = add();
    fill(key, 'New');
    expect(await failedFlush()).toBe(refused);
    change(key, { text: 'Newer' });
    await flush();
    expect(asked.map(({ text }) => text)).toEqual(['New', 'Newer']);
  });

  it('has a key of its own', async () => {
    const { link, asked } = line();
    const { flush, add, fill } = open(link);
    fill(add(), 'New');
    fill(add(), 'New');
    await flush();
    expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
  });

  it.each([
    ['was stored all the same is taken out again', [droppedLine], undefined, ['add', 'add', 'remove']],
    ['is still under way is taken out later', [droppedLine, droppedLine], droppedLine, ['add', 'add']],
    ['was never stored is not looked for', [droppedLine, refused], undefined, ['add', 'add']],
  ])('whose answer was lost, removed meanwhile: one that %s', async (_, failures, failure, operations) => {
    const { link, asked } = line(...failures);
    const { result, failedFlush, add, fill } = open(link);
    const key = add();
    fill(key, 'New');
    expect(await failedFlush()).toBe(droppedLine);
    act(() => result.current.remove(key));
    expect(await failedFlush()).toBe(failure);
    expect(asked.map(({ operation }) => operation.replace('AssessmentQuestion', ''))).toEqual(operations);
  });
});
