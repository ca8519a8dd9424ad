import { MockedProvider } from '@apollo/client/testing/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportQuestionsDocument, PreviewQuestionImportDocument, SkillsDocument } from '../../../graphql/generated';
import { speak } from '../../../lib/testing/translations';
import { ImportDrawer } from './import-drawer';

const note = { __typename: 'ImportProblem', file: null, title: '', params: [] } as const;
const truth = {
  ...{ __typename: 'TrueFalseQuestion', type: 'TRUE_FALSE', textHtml: null, durationSeconds: 60, score: 1 },
  ...{ difficulty: 'MEDIUM', skill: '–', isAdditional: false, status: 'ACTIVE' },
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
          ...{ place: 0, isKnown: false, category: null },
          leftBehind: [{ ...note, line: 4, code: 'FEEDBACK' }],
          question: { ...truth, id: 'q1', text: 'A debit stands left.', truth: true },
        },
        {
          __typename: 'ImportedQuestion',
          line: 7,
          file: null,
          title: 'Credit',
          lacks: ['DIFFICULTY', 'DURATION', 'SCORE'],
          ...{ place: 1, isKnown: true, category: 'Accounting/Basics' },
          leftBehind: [],
          question: { ...truth, id: 'q2', text: 'A credit stands left.', truth: false },
        },
      ],
      problems: [
        { ...note, line: 9, code: 'BRACE_MISSING' },
        {
          ...note,
          line: 12,
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

async function open(language: 'en' | 'ar' = 'en') {
  await speak(language);
  const sent: Record<string, unknown>[] = [];
  const imported: string[][] = [];
  const mocks = [
    { request: { query: SkillsDocument, variables: () => true }, maxUsageCount: 50, result: { data: { skills: [] } } },
    { request: { query: PreviewQuestionImportDocument, variables: () => true }, result: { data: preview } },
    {
      request: {
        query: ImportQuestionsDocument,
        variables: (variables: { input: Record<string, unknown> }) => sent.push(variables.input) > 0,
      },
      result: { data: { importQuestions: { questionImport: { __typename: 'QuestionImport', questionIds: ['q9'] } } } },
    },
  ];
  render(
    <MockedProvider mocks={mocks as never}>
      <ImportDrawer open onImported={(ids) => imported.push(ids)} onClose={() => undefined} />
    </MockedProvider>,
  );
  const user = userEvent.setup();
  const input = document.querySelector('input[type=file]');
  await user.upload(input as HTMLInputElement, new File(['It is. {T}'], 'questions.txt', { type: 'text/plain' }));
  return { user, sent, imported };
}

describe('the import drawer', () => {
  it('shows the problems first, with their lines in words, then what was understood', async () => {
    const { user } = await open();
    expect(await screen.findByText('A brace is missing: answers stand between { and }.')).toBeVisible();
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

  it('speaks Arabic', async () => {
    await open('ar');
    expect(await screen.findByRole('button', { name: 'استيراد سؤال واحد' })).toBeVisible();
    expect(screen.getByText('سؤالان جاهزان · مشكلتان')).toBeVisible();
  });
});
