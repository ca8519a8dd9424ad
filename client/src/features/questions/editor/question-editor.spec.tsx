import { MockedProvider } from '@apollo/client/testing/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import type { QuestionType } from '../../../graphql/schema-generated';
import { SkillsDocument } from '../question-changes-generated';
import { speak } from '../../../lib/testing/translations';
import { blankDraft, fieldsOf, type QuestionDraft } from '../question-draft';
import { isComplete } from '../question-draft.schema';
import { QuestionEditor } from './question-editor';

const skills = {
  request: { query: SkillsDocument, variables: () => true },
  maxUsageCount: 100,
  result: { data: { skills: ['Revenue recognition'] } },
};

async function open(type: QuestionType, language: 'en' | 'ar' = 'en') {
  await speak(language);
  let latest: QuestionDraft = blankDraft(type);
  const moves: number[] = [];
  function Editor({ attempts }: { attempts: number }) {
    const [draft, setDraft] = useState(latest);
    useEffect(() => {
      latest = draft;
    }, [draft]);
    return (
      <MockedProvider mocks={[skills]}>
        <QuestionEditor
          draft={draft}
          number={2}
          count={3}
          totalPoints={40}
          attempts={attempts}
          onChange={setDraft}
          onDuplicate={() => undefined}
          onDelete={() => undefined}
          onMove={(to) => moves.push(to)}
        />
      </MockedProvider>
    );
  }
  const { rerender } = render(<Editor attempts={0} />);
  return {
    user: userEvent.setup(),
    draft: () => latest,
    moves,
    tryToGoOn: () => rerender(<Editor attempts={1} />),
  };
}

const write = (control: HTMLElement, text: string) => fireEvent.change(control, { target: { value: text } });
/** By label, which is much quicker to find than by role among so many controls. */
const field = (label: string | RegExp) => screen.getByLabelText(label);

describe('the question editor', () => {
  it('writes a complete multiple-choice question', async () => {
    const { user, draft } = await open('MULTIPLE_CHOICE');
    write(field('Question'), 'Which account is credited?');
    ['Revenue', 'Deferred income', 'Cash', 'Equity'].forEach((text, index) =>
      write(field(`Choice ${'ABCD'[index] ?? ''}`), text),
    );
    await user.click(field('Mark right: B'));
    write(field('Skill'), 'Revenue recognition');
    await waitFor(() => expect(isComplete(draft())).toBe(true));
    expect(fieldsOf(draft())).toMatchObject({
      text: 'Which account is credited?',
      skill: 'Revenue recognition',
      durationSeconds: 60,
      score: 5,
      choices: [
        { text: 'Revenue', isRight: false },
        { text: 'Deferred income', isRight: true },
        { text: 'Cash', isRight: false },
        { text: 'Equity', isRight: false },
      ],
    });
  });

  it('complains of a field only after it was left, and stops with the next key', async () => {
    await open('MULTIPLE_CHOICE');
    const question = field('Question');
    write(question, 'x');
    write(question, '');
    expect(screen.queryByText('Write the question')).not.toBeInTheDocument();
    fireEvent.blur(question);
    expect(await screen.findByText('Write the question')).toBeInTheDocument();
    write(question, 'Why?');
    await waitFor(() => expect(screen.queryByText('Write the question')).not.toBeInTheDocument());
  });

  it('shows every problem when somebody goes on, and puts the focus on the first', async () => {
    const { tryToGoOn } = await open('MULTIPLE_CHOICE');
    tryToGoOn();
    expect(await screen.findByText('Write the question')).toBeInTheDocument();
    expect(screen.getAllByText('Write this choice or remove it')).toHaveLength(4);
    expect(screen.getByText('Mark the right answer')).toBeInTheDocument();
    expect(screen.getByText('Name the skill')).toBeInTheDocument();
    await waitFor(() => expect(field('Question')).toHaveFocus());
  });

  it('moves a choice with the keys of its handle', async () => {
    const { draft } = await open('MULTIPLE_CHOICE');
    write(field('Choice A'), 'first');
    fireEvent.keyDown(field(/Move choice A/), { key: 'ArrowDown' });
    await waitFor(() => expect(field('Choice B')).toHaveValue('first'));
    expect(fieldsOf(draft()).choices?.map(({ text }) => text)).toEqual(['', 'first', '', '']);
  });

  it('moves the question up and down', async () => {
    const { user, moves } = await open('TRUE_FALSE');
    await user.click(field('Move up'));
    await user.click(field('Move down'));
    expect(moves).toEqual([0, 2]);
  });

  it('takes numbers in Arabic digits and tells which answers they accept', async () => {
    const { draft } = await open('NUMBER');
    write(field('Value'), '٤٢٫٥');
    write(field(/Tolerance/), '٠٫٥');
    expect(await screen.findByText('Accepts 42 to 43')).toBeInTheDocument();
    expect(fieldsOf(draft()).number).toEqual({ value: '42.5', tolerance: '0.5' });
  });

  it('takes several accepted answers', async () => {
    const { user, draft } = await open('SHORT_ANSWER');
    write(field('Accepted answer 1'), 'Accrual');
    await user.click(screen.getByText('Add another spelling'));
    write(field('Accepted answer 2'), 'استحقاق');
    await waitFor(() => expect(fieldsOf(draft()).acceptedAnswers).toEqual(['Accrual', 'استحقاق']));
  });

  it('tells the share of the score, and that an additional question has none', async () => {
    const { user } = await open('TRUE_FALSE');
    write(field('Score'), '10');
    expect(await screen.findByText('25% of the total score')).toBeInTheDocument();
    await user.click(field(/Additional question/));
    expect(screen.queryByText(/of the total score/)).not.toBeInTheDocument();
  });

  it.each([
    {
      language: 'en',
      words: {
        score: 'Score',
        add: 'Add a criterion',
        text: 'Criterion',
        points: 'Points of criterion',
        hints: { text: 'What earns points', points: 'Points' },
      },
      less: 'The criteria add up to 3 points, but the question has 5.',
      equal: 'Total points: 5',
      more: 'The criteria add up to 5 points, but the question has 4.',
    },
    {
      language: 'ar',
      words: {
        score: 'النقاط',
        add: 'إضافة معيار',
        text: 'المعيار',
        points: 'نقاط المعيار',
        hints: { text: 'ما يستحق النقاط', points: 'النقاط' },
      },
      less: 'مجموع نقاط المعايير 3، ونقاط السؤال 5.',
      equal: 'مجموع النقاط: 5',
      more: 'مجموع نقاط المعايير 5، ونقاط السؤال 4.',
    },
  ] as const)('tells in $language when criteria do not add up to the score', async ({ language, words, ...told }) => {
    const { user } = await open('OPEN_ENDED', language);
    const criterion = async (number: number, text: string, points: string) => {
      await user.click(screen.getByText(words.add));
      expect(field(`${words.text} ${number}`)).toHaveAttribute('placeholder', words.hints.text);
      expect(field(`${words.points} ${number}`)).toHaveAttribute('placeholder', words.hints.points);
      write(field(`${words.text} ${number}`), text);
      write(field(`${words.points} ${number}`), points);
    };
    write(field(words.score), '5');
    await criterion(1, 'Names a cause', '3');
    expect(await screen.findByText(told.less)).toHaveAttribute('role', 'status');
    await criterion(2, 'Gives a case', '2');
    expect(await screen.findByText(told.equal)).toBeInTheDocument();
    expect(screen.queryByText(told.less)).not.toBeInTheDocument();
    write(field(words.score), '4');
    expect(await screen.findByText(told.more)).toHaveAttribute('role', 'status');
    expect(screen.queryByText(told.equal)).not.toBeInTheDocument();
  });

  it('takes a criterion that was pasted in two lines as one, which it stays when it is read back', async () => {
    const { user } = await open('OPEN_ENDED', 'en');
    await user.click(screen.getByText('Add a criterion'));
    await user.click(field('Criterion 1'));
    await user.paste('Names a cause\nof the delay');
    await user.keyboard('{Enter}');
    write(field('Points of criterion 1'), '3');
    expect(field('Criterion 1')).toHaveValue('Names a cause of the delay');
    expect(field('Marking guide (optional)')).toHaveValue('');
  });

  it('names choices by Arabic letters on an Arabic page', async () => {
    await open('MULTIPLE_CHOICE', 'ar');
    expect(field('الخيار أ')).toBeInTheDocument();
    expect(field('الخيار د')).toBeInTheDocument();
  });
});
