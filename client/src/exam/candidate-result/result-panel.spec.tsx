import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../lib/testing/translations';
import { ResultPanel } from './result-panel';
import type { ExamResult, ExamResultQuestion, ReadExamResult, ShownExamResult } from './read-exam-result';
import { useExamResult } from './use-exam-result';

const shown: ShownExamResult = {
  __typename: 'ShownExamResult',
  score: 56,
  totalScore: 72,
  percentage: 77,
  status: 'PASSED',
  band: null,
  feedback: 'Well done.',
  questions: [],
};
const question = {
  question: {
    id: 'q1',
    position: 1,
    type: 'SHORT_ANSWER',
    language: 'EN',
    text: 'Capital of Oman?',
    textHtml: null,
    score: 2,
    choices: [],
    allowsSeveral: false,
    rating: null,
    gapText: null,
    dateRange: null,
    grid: null,
    fileKinds: [],
    recordSeconds: null,
    wordLimit: null,
    unit: null,
    durationSeconds: 60,
    baseDurationSeconds: 60,
    opensAt: '2026-11-18T10:00:00Z',
    closesAt: '2026-11-18T10:01:00Z',
  },
  answer: {
    choiceIds: null,
    truth: null,
    text: 'Salalah',
    rating: null,
    date: null,
    blanks: null,
    cells: null,
    fileIds: null,
  },
  files: [],
  score: 0,
  isAdditional: false,
  rightAnswer: null,
  feedback: 'Close.',
} as ExamResultQuestion;

beforeEach(() => speak('en'));

const Panel = ({ read }: { read: ReadExamResult }) => <ResultPanel reading={useExamResult(read)} />;

function open(result: ExamResult | null) {
  const read = () => Promise.resolve(result);
  return render(<Panel read={read} />);
}

it('shows nothing where nothing is to be seen', async () => {
  const { container } = open(null);
  await act(() => Promise.resolve());
  expect(container).toBeEmptyDOMElement();
});

it('says that the result will follow', async () => {
  open({ __typename: 'PendingExamResult', feedback: null });
  expect(await screen.findByText(/still being marked/)).toBeInTheDocument();
});

it('shows score, judgement and feedback', async () => {
  open(shown);
  for (const text of ['56 of 72 points', 'Passed', 'Well done.'])
    expect(await screen.findByText(text)).toBeInTheDocument();
});

it('shows the questions, and what would be right only where it is told', async () => {
  open({ ...shown, questions: [question] });
  expect(await screen.findByText('Capital of Oman?')).toBeInTheDocument();
  for (const text of ['Salalah', 'Close.']) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText('A correct answer')).not.toBeInTheDocument();
});

it('offers to try again when the line breaks', async () => {
  const read = jest.fn<Promise<ExamResult>, []>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(shown);
  render(<Panel read={read} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('56 of 72 points')).toBeInTheDocument();
});
