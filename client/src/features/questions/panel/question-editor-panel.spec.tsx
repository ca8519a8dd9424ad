import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { MockedProvider } from '@apollo/client/testing/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuestionInput } from '../../../graphql/schema-generated';
import { SkillsDocument } from '../question-changes-generated';
import { speak } from '../../../lib/testing/translations';
import { QuestionEditorPanel, type QuestionEditorPanelProps } from './question-editor-panel';

const skills = {
  request: { query: SkillsDocument, variables: () => true },
  maxUsageCount: 100,
  result: { data: { skills: [] } },
};

async function open(props: Partial<QuestionEditorPanelProps> = {}) {
  await speak('en');
  const sent: QuestionInput[] = [];
  const onSave = (input: QuestionInput) => {
    sent.push(input);
    return Promise.resolve(null);
  };
  render(
    <MockedProvider mocks={[skills]}>
      <QuestionEditorPanel question={null} start={{ type: 'TRUE_FALSE', skill: 'VAT' }} onSave={onSave} {...props} />
    </MockedProvider>,
  );
  return { sent, user: userEvent.setup() };
}

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  fireEvent.change(screen.getByLabelText('Question'), { target: { value: 'VAT is due on exports.' } });
  await user.click(screen.getByLabelText('Mark right: False'));
};
const create = () => screen.getByRole('button', { name: 'Create question' });

describe('a question that stands by itself', () => {
  it('is sent whole when it is complete', async () => {
    const { sent, user } = await open();
    await fill(user);
    await user.click(create());
    await waitFor(() =>
      expect(sent).toMatchObject([{ trueFalse: { text: 'VAT is due on exports.', skill: 'VAT', truth: false } }]),
    );
  });

  it('is not sent while something is missing, and says what', async () => {
    const { sent, user } = await open();
    await user.click(create());
    expect(await screen.findByText('Write the question')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('shows what the server refused until the next change', async () => {
    const error = { message: 'no', extensions: { code: 'FORBIDDEN' } };
    const onSave = () => Promise.reject(new CombinedGraphQLErrors({ data: null, errors: [error] }));
    const { user } = await open({ onSave });
    await fill(user);
    await user.click(create());
    const alert = await screen.findByRole('alert');
    fireEvent.change(screen.getByLabelText('Question'), { target: { value: 'Another' } });
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  });

  it('leaves out what cannot be done with it', async () => {
    await open();
    expect(screen.queryByLabelText('Move up')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Remove question')).not.toBeInTheDocument();
  });

  it('tells when there is something to lose, and when it is saved', async () => {
    const told: boolean[] = [];
    const { user } = await open({ onUnsaved: (draft) => told.push(draft !== null) });
    await fill(user);
    await user.click(create());
    await waitFor(() => expect(told.at(-1)).toBe(false));
    expect(told[0]).toBe(true);
  });
});
