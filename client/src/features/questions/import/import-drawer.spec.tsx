import { MockedProvider } from '@apollo/client/testing/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportQuestionsDocument, PreviewQuestionImportDocument, SkillsDocument } from '../../../graphql/generated';
import { speak } from '../../../lib/testing/translations';
import { ImportDrawer } from './import-drawer';

const note = { __typename: 'ImportProblem', file: null, title: '', params: [] } as const;
const preview = {
  previewQuestionImport: {
    questionImport: {
      __typename: 'QuestionImport',
      format: 'GIFT',
      mediaCount: 0,
      understood: [
        {
          __typename: 'ImportedQuestion',
          line: 4,
          file: null,
          title: 'Debit',
          lacks: ['SKILL', 'DIFFICULTY', 'DURATION', 'SCORE'],
          question: { __typename: 'Question', id: 'q1', type: 'TRUE_FALSE', text: 'A debit stands left.' },
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
  it('shows what was understood, and the problems with their lines in words', async () => {
    const { user } = await open();
    expect(await screen.findByText('A debit stands left.')).toBeVisible();
    await user.click(screen.getByText('Problems (2)'));
    expect(screen.getByText('A brace is missing: answers stand between { and }.')).toBeVisible();
    expect(screen.getByText('Choice 2: Use 500 characters or fewer')).toBeVisible();
    expect(screen.getByText('Line 12')).toBeVisible();
    await user.click(screen.getByText('Left out (2)'));
    expect(screen.getByText('Lines 4 and 7')).toBeVisible();
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
    expect(screen.getByText('سؤال واحد جاهز · مشكلتان')).toBeVisible();
  });
});
