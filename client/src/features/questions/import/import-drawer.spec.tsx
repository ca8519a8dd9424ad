import { ApolloLink } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { throwError } from 'rxjs';
import { unsaved } from '../../../lib/drafts/unsaved';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkillsDocument } from '../question-changes-generated';
import {
  CancelQuestionImportDocument,
  ImportedQuestionIdsDocument,
  ImportQuestionsDocument,
  PreviewQuestionImportDocument,
  QuestionImportJobDocument,
  QuestionImportJobsDocument,
  QuestionImportPreviewDocument,
  QuestionImportProgressedDocument,
  StartBankUploadDocument,
  FinishBankUploadDocument,
  SendBankPartDocument,
  StartQuestionImportDocument,
} from './question-import-generated';
import { speak } from '../../../lib/testing/translations';
import { choiceInput, firstChoice, withChange, type ImportChoice } from './import-choice';
import { ImportDrawer } from './import-drawer';
import { ImportPreview } from './import-preview';
import type { Preview } from './use-question-import';

const note = { __typename: 'ImportProblem', file: null, title: '', params: [], place: null } as const;
const truth = {
  __typename: 'TrueFalseQuestion',
  version: 1,
  type: 'TRUE_FALSE',
  textHtml: null,
  durationSeconds: 60,
  score: 1,
  difficulty: 'MEDIUM',
  skill: '–',
  isAdditional: false,
  status: 'ACTIVE',
} as const;
const preview = {
  previewQuestionImport: {
    questionImport: {
      __typename: 'QuestionImport',
      format: 'GIFT',
      mediaCount: 0,
      knownCount: 1,
      understood: [
        {
          __typename: 'ImportedQuestion',
          line: 4,
          file: null,
          title: 'Debit',
          lacks: ['SKILL', 'DIFFICULTY', 'DURATION', 'SCORE'],
          place: 0,
          isKnown: false,
          category: null,
          leftBehind: [{ ...note, line: 4, code: 'FEEDBACK' }],
          question: { ...truth, id: 'q1', text: 'A debit stands left.', truth: true },
        },
        {
          __typename: 'ImportedQuestion',
          line: 7,
          file: null,
          title: 'Credit',
          lacks: ['DIFFICULTY', 'DURATION', 'SCORE'],
          place: 1,
          isKnown: true,
          category: 'Accounting/Basics',
          leftBehind: [],
          question: { ...truth, id: 'q2', text: 'A credit stands left.', truth: false },
        },
      ],
      mendable: [
        {
          __typename: 'ImportedQuestion',
          line: 12,
          file: null,
          title: 'Balance',
          lacks: ['DIFFICULTY', 'DURATION', 'SCORE'],
          place: 2,
          isKnown: false,
          category: null,
          leftBehind: [],
          question: { ...truth, id: 'q3', text: 'A balance is even.', skill: 'Accounting', truth: true },
        },
      ],
      problems: [
        { ...note, line: 9, code: 'BRACE_MISSING' },
        {
          ...note,
          line: 12,
          place: 2,
          code: 'INVALID_FIELD',
          params: [
            { __typename: 'ImportProblemParam', name: 'path', value: 'choices.1.text' },
            { __typename: 'ImportProblemParam', name: 'rule', value: 'max-length' },
            { __typename: 'ImportProblemParam', name: 'max', value: '500' },
          ],
        },
      ],
      ignored: [
        { ...note, line: 4, code: 'FEEDBACK' },
        { ...note, line: 7, code: 'FEEDBACK' },
      ],
    },
  },
};

const noJobs = {
  request: { query: QuestionImportJobsDocument },
  maxUsageCount: 50,
  result: { data: { questionImportJobs: [] as object[] } },
};

const upload = { __typename: 'Upload', id: 'u1', partBytes: 1_000_000, receivedParts: [] as number[] };
const uploads = [
  [StartBankUploadDocument, { startUpload: { upload } }] as const,
  [SendBankPartDocument, { uploadPart: { upload } }] as const,
  [FinishBankUploadDocument, { finishUpload: { file: { __typename: 'StoredFile', id: 'u1' } } }] as const,
].map(([query, data]) => ({ request: { query, variables: () => true }, maxUsageCount: 50, result: { data } }));

async function open(language: 'en' | 'ar' = 'en', ...failures: Error[]) {
  await speak(language);
  const sent: Record<string, unknown>[] = [];
  const keys: (string | undefined)[] = [];
  const imported: string[][] = [];
  const mocks = [
    ...uploads,
    noJobs,
    { request: { query: SkillsDocument, variables: () => true }, maxUsageCount: 50, result: { data: { skills: [] } } },
    {
      request: { query: PreviewQuestionImportDocument, variables: () => true },
      maxUsageCount: 5,
      result: { data: preview },
    },
    {
      request: { query: ImportQuestionsDocument, variables: () => true },
      maxUsageCount: 5,
      result: { data: { importQuestions: { questionImport: { __typename: 'QuestionImport', questionIds: ['q9'] } } } },
    },
  ];
  const asking = new ApolloLink((operation, forward) => {
    if (operation.operationName !== 'ImportQuestions') return forward(operation);
    sent.push((operation.variables as { input: Record<string, unknown> }).input);
    keys.push((operation.getContext().headers as Record<string, string> | undefined)?.['idempotency-key']);
    const failure = failures.shift();
    return failure ? throwError(() => failure) : forward(operation);
  });
  render(
    <MockedProvider link={asking.concat(new MockLink(mocks as never))}>
      <ImportDrawer open onImported={(ids) => imported.push(ids)} onClose={() => undefined} />
    </MockedProvider>,
  );
  const user = userEvent.setup();
  const input = document.querySelector('input[type=file]');
  await user.upload(input as HTMLInputElement, new File(['It is. {T}'], 'questions.txt', { type: 'text/plain' }));
  return { user, sent, keys, imported };
}

const aJob = (given: object) => ({
  __typename: 'QuestionImportJob',
  id: 'j1',
  isPreview: true,
  fileName: 'bank.gift',
  state: 'RUNNING',
  stage: 'CHECKING',
  progress: 200,
  total: 400,
  storedCount: 0,
  failure: null,
  failureParams: [],
  ...given,
});

interface Server {
  /** As they are found when the drawer is opened. */
  jobs?: object[];
  /** By its id, as it is whenever somebody asks. */
  job: (id: string) => object;
}

/** The drawer before a server on which large banks are read and taken over by jobs. */
async function openLarge({ jobs = [], job }: Server) {
  await speak('en');
  const asked: { name: string; input: Record<string, unknown> }[] = [];
  const imported: string[][] = [];
  const mutation = (query: object, name: string, data: () => object) => ({
    request: {
      query,
      variables: (given: { input: Record<string, unknown> }) => asked.push({ name, input: given.input }) > 0,
    },
    maxUsageCount: 50,
    result: () => ({ data: data() }),
  });
  const byId = (query: object, data: (id: string) => object) => ({
    request: { query, variables: () => true },
    maxUsageCount: 200,
    result: ({ id }: { id: string }) => ({ data: data(id) }),
  });
  const begun = () => (asked.at(-1)?.input.isPreview ? 'j1' : 'j2');
  const mocks = [
    { ...noJobs, result: { data: { questionImportJobs: jobs } } },
    { request: { query: SkillsDocument, variables: () => true }, maxUsageCount: 50, result: { data: { skills: [] } } },
    mutation(StartBankUploadDocument, 'upload', () => ({ startUpload: { upload } })),
    mutation(SendBankPartDocument, 'part', () => ({ uploadPart: { upload } })),
    mutation(FinishBankUploadDocument, 'finish', () => ({
      finishUpload: { file: { __typename: 'StoredFile', id: 'u1' } },
    })),
    mutation(StartQuestionImportDocument, 'start', () => ({
      startQuestionImport: { questionImportJob: { ...job(begun()), state: 'WAITING' } },
    })),
    mutation(CancelQuestionImportDocument, 'cancel', () => ({
      cancelQuestionImport: { questionImportJob: { ...job('j2'), state: 'CANCELLED' } },
    })),
    byId(QuestionImportJobDocument, (id) => ({ questionImportJob: job(id) })),
    byId(QuestionImportProgressedDocument, (id) => ({ questionImportProgressed: job(id) })),
    byId(QuestionImportPreviewDocument, (id) => ({
      questionImportJob: {
        __typename: 'QuestionImportJob',
        id,
        result: preview.previewQuestionImport.questionImport,
      },
    })),
    byId(ImportedQuestionIdsDocument, (id) => ({
      questionImportJob: {
        __typename: 'QuestionImportJob',
        id,
        result: { __typename: 'QuestionImport', questionIds: ['q8', 'q9'] },
      },
    })),
  ];
  render(
    <MockedProvider mocks={mocks as never}>
      <ImportDrawer open onImported={(ids) => imported.push(ids)} onClose={() => undefined} />
    </MockedProvider>,
  );
  const user = userEvent.setup();
  const chooseLarge = () =>
    user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['x'.repeat(300_000)], 'bank.gift', { type: 'text/plain' }),
    );
  return { user, asked, imported, chooseLarge };
}

describe('the import drawer with a large bank', () => {
  it('shows how far the reading is, and then the preview', async () => {
    let isRead = false;
    const { chooseLarge, asked } = await openLarge({ job: () => aJob(isRead ? { state: 'DONE' } : {}) });
    await chooseLarge();
    const bar = await screen.findByRole('progressbar', { name: 'Progress of the import' });
    expect(bar).toHaveAttribute('aria-valuenow', '50');
    expect(screen.getByText('Checking the questions')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    isRead = true;
    expect(await screen.findByText('Ready (2)')).toBeVisible();
    expect(asked.filter(({ name }) => name === 'start')).toMatchObject([{ input: { isPreview: true } }]);
  });

  it('takes it over by a job, and hands on what it stored', async () => {
    let isStored = false;
    const { user, chooseLarge, asked, imported } = await openLarge({
      job: (id) =>
        id === 'j1'
          ? aJob({ state: 'DONE' })
          : aJob({ id, isPreview: false, stage: 'STORING', ...(isStored && { state: 'DONE', storedCount: 2 }) }),
    });
    await chooseLarge();
    fireEvent.change(await screen.findByLabelText('Skill'), {
      target: { value: 'Accounting' },
    });
    await user.click(screen.getByRole('button', { name: 'Import 1 question' }));
    expect(await screen.findByText('Saving the questions')).toBeVisible();
    isStored = true;
    await waitFor(() => expect(imported).toEqual([['q8', 'q9']]));
    const started = asked.filter(({ name }) => name === 'start').at(-1)!.input;
    expect(started).toMatchObject({ isPreview: false, skill: 'Accounting', only: [0], changes: [] });
  });

  it('stands there as it was filled in where nothing was taken over', async () => {
    let failed = {};
    const limit = { __typename: 'ImportProblemParam', name: 'megabytes', value: '20' };
    const { user, chooseLarge } = await openLarge({
      job: (id) =>
        id === 'j1' ? aJob({ state: 'DONE' }) : aJob({ id, isPreview: false, ...failed, failureParams: [limit] }),
    });
    await chooseLarge();
    fireEvent.change(await screen.findByLabelText('Skill'), { target: { value: 'Accounting' } });
    await user.click(screen.getByRole('button', { name: 'Import 1 question' }));
    expect(await screen.findByText('Checking the questions')).toBeVisible();
    failed = { state: 'FAILED', failure: 'UPLOAD_TOO_LARGE' };
    expect(await screen.findByRole('alert')).toHaveTextContent(/20 MB/);
    expect(screen.getByLabelText('Skill')).toHaveValue('Accounting');
  });

  it('finds an import again that was begun before, and stops it', async () => {
    let isStopped = false;
    const running = aJob({ id: 'j2', isPreview: false, stage: 'STORING' });
    const { user, asked, imported } = await openLarge({
      jobs: [running],
      job: () => ({ ...running, ...(isStopped && { state: 'CANCELLED' }) }),
    });
    expect(await screen.findByText('bank.gift')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    isStopped = true;
    expect(await screen.findByText('Drop a file here or choose one')).toBeVisible();
    expect(asked).toMatchObject([{ name: 'cancel', input: { id: 'j2' } }]);
    expect(imported).toEqual([]);
  });

  it('says why nothing could be read', async () => {
    const failed = { state: 'FAILED', failure: 'TOO_MANY_QUESTIONS', failureParams: [] as object[] };
    const limit = { __typename: 'ImportProblemParam', name: 'limit', value: '5000' };
    const { chooseLarge } = await openLarge({ job: () => aJob({ ...failed, failureParams: [limit] }) });
    await chooseLarge();
    expect(await screen.findByRole('alert')).toHaveTextContent(/at most 5000 questions/);
  });
});

describe('the import drawer', () => {
  it('shows the problems first, with their lines in words, then what was understood', async () => {
    const { user } = await open();
    expect(await screen.findByText('A brace is missing: answers go between { and }.')).toBeVisible();
    expect(screen.getByText('Choice 2: Use 500 characters or fewer')).toBeVisible();
    expect(screen.getByText('Line 12')).toBeVisible();
    await user.click(screen.getByText('Left out (2)'));
    expect(screen.getByText('Lines 4 and 7')).toBeVisible();
    await user.click(screen.getByText('Ready (2)'));
    expect(screen.getByText('A debit stands left.')).toBeVisible();
  });

  it('shows a question as candidates will see it, with what is right and what was left behind', async () => {
    const { user } = await open();
    await user.click(await screen.findByText('Ready (2)'));
    await user.click(screen.getByRole('button', { name: /A debit stands left/ }));
    expect(screen.getByText('Left out of this question')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /A credit stands left/ }));
    expect(screen.getByText('Accounting/Basics')).toBeVisible();
  });

  it('leaves out what the bank has already, unless it is ticked', async () => {
    const { user, sent, imported } = await open();
    await user.click(await screen.findByText('Ready (2)'));
    const [debit, credit] = screen.getAllByRole('checkbox', { name: 'Import this question' });
    expect([debit, credit].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
    await user.click(credit!);
    fireEvent.change(screen.getByLabelText('Skill'), { target: { value: 'Accounting' } });
    await user.click(screen.getByRole('button', { name: 'Import 2 questions' }));
    await waitFor(() => expect(imported).toHaveLength(1));
    expect(sent[0]).toMatchObject({ only: [0, 1], changes: [] });
  });

  it('asks for a skill before it imports, and hands over the defaults', async () => {
    const { user, sent, imported } = await open();
    await user.click(await screen.findByRole('button', { name: 'Import 1 question' }));
    expect(await screen.findByText('Fill this in')).toBeVisible();
    expect(sent).toEqual([]);
    fireEvent.change(screen.getByLabelText('Skill'), { target: { value: 'Accounting' } });
    await user.click(screen.getByRole('button', { name: 'Import 1 question' }));
    await waitFor(() => expect(imported).toEqual([['q9']]));
    expect(sent[0]).toMatchObject({
      format: 'GIFT',
      skill: 'Accounting',
      difficulty: 'MEDIUM',
      durationSeconds: 60,
      score: 1,
    });
  });

  it('sends what was changed by itself, and once however often its answer is lost', async () => {
    const { user, sent, keys, imported } = await open('en', new TypeError('Failed to fetch'));
    fireEvent.change(await screen.findByLabelText('Skill'), { target: { value: 'Accounting' } });
    const send = () => user.click(screen.getByRole('button', { name: 'Import 1 question' }));
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import 1 question' })).toBeEnabled());
    await send();
    await waitFor(() => expect(imported).toEqual([['q9']]));
    expect(sent[0]).toMatchObject({ uploadId: expect.stringMatching(/^[\da-f-]{36}$/) as string, only: [0] });
    expect(sent[0]).not.toHaveProperty('file');
    expect(sent[1]).toEqual(sent[0]);
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
  });

  it('speaks Arabic', async () => {
    await open('ar');
    expect(await screen.findByRole('button', { name: 'استيراد سؤال واحد' })).toBeVisible();
    expect(screen.getByText('سؤالان جاهزان · مشكلتان')).toBeVisible();
  });
});

describe('a question of the file that is being changed', () => {
  it('is not closed unasked, neither with what was typed nor with the changes that are not imported', async () => {
    const { user, sent } = await open();
    const text = () => screen.getByLabelText('Question');
    const answer = async (name: string) => user.click((await screen.findAllByText(name)).at(-1)!);
    await answer('Fix');
    fireEvent.change(text(), { target: { value: 'A balance is even, always.' } });
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Your changes to this question aren’t saved.')).toBeVisible();
    await answer('Keep editing');
    expect(text()).toHaveValue('A balance is even, always.');
    await answer('Keep the change');
    await waitFor(() => expect(screen.queryByLabelText('Question')).not.toBeInTheDocument());
    await user.click(screen.getAllByLabelText('Close')[0]!);
    expect(await screen.findByText('The questions you edited aren’t imported yet.')).toBeVisible();
    await answer('Keep editing');
    expect(screen.getByText('Fixed')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is not lost unasked to another page, another file or another format', async () => {
    const { user } = await open();
    expect(unsaved.isAny()).toBe(false);
    await user.click(await screen.findByText('Fix'));
    fireEvent.change(screen.getByLabelText('Question'), { target: { value: 'A balance is even, always.' } });
    expect(unsaved.isAny()).toBe(true);
    await user.click(screen.getByText('Keep the change'));
    await waitFor(() => expect(screen.queryByLabelText('Question')).not.toBeInTheDocument());
    expect(unsaved.isAny()).toBe(true);
    const another = new File(['It is not. {F}'], 'others.txt', { type: 'text/plain' });
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, another);
    expect(await screen.findByText('The questions you edited aren’t imported yet.')).toBeVisible();
    await user.click(screen.getByText('Keep editing'));
    expect(screen.getByText('questions.txt')).toBeVisible();
    expect(screen.getByText('Fixed')).toBeVisible();
  });
});

describe('a question with a problem', () => {
  const read = preview.previewQuestionImport.questionImport as unknown as Preview;
  const show = (choice: ImportChoice) => {
    const opened: number[] = [];
    render(
      <ImportPreview
        preview={read}
        choice={choice}
        onChoose={() => undefined}
        onEdit={({ place }) => opened.push(place)}
      />,
    );
    return opened;
  };
  beforeEach(() => speak('en'));

  it('is opened to be mended from its problem, and only where something can be mended', async () => {
    const opened = show(firstChoice(read));
    const mend = screen.getByRole('button', { name: 'Fix' });
    expect(mend).toHaveAccessibleDescription('Choice 2: Use 500 characters or fewer');
    await userEvent.setup().click(mend);
    expect(opened).toEqual([2]);
  });

  it('stands among those that are ready once it is mended, and is taken over with what was changed', async () => {
    const head = { durationSeconds: 60, score: 1, difficulty: 'EASY', skill: 'Accounting' } as const;
    const question = { trueFalse: { ...head, text: 'A balance is even now.', truth: true } };
    const choice = withChange(firstChoice(read), 2, question);
    show(choice);
    expect(screen.getByText('Fixed')).toBeVisible();
    await userEvent.setup().click(screen.getByText('Ready (3)'));
    expect(screen.getByText('A balance is even now.')).toBeVisible();
    expect(choiceInput(choice)).toEqual({ only: [0, 2], changes: [{ place: 2, question }] });
  });
});
