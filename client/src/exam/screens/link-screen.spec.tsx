import { render, screen } from '@testing-library/react';
import { Exam } from '../engine/exam';
import { MemoryOutbox } from '../engine/memory-outbox';
import type { ExamResult } from '../candidate-result/read-exam-result';
import { speak } from '../../lib/testing/translations';
import { FakeServer } from '../testing/fake-server';
import { LinkScreen } from './link-screen';

const shown: ExamResult = {
  __typename: 'ShownExamResult',
  score: 56,
  totalScore: 72,
  percentage: 77,
  status: 'PASSED',
  band: null,
  feedback: null,
  questions: [],
};

function open(result: ExamResult | null) {
  const exam = new Exam({
    api: new FakeServer([]).api('page-1'),
    outbox: new MemoryOutbox(),
    linkKey: 'link',
    onSubmitted: () => undefined,
    onEnded: () => undefined,
  });
  const read = () => Promise.resolve(result);
  render(
    <LinkScreen
      exam={exam}
      receipts={null}
      rest={null}
      readExamResult={read}
      readAfterExam={undefined}
      handIn={undefined}
    />,
  );
}

beforeEach(() => speak('en'));

describe('the link of an exam that is over', () => {
  it('shows the result first, instead of a notice that it was taken', async () => {
    open(shown);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your result' })).toHaveFocus();
    expect(screen.getByText('56 of 72 points')).toBeInTheDocument();
    expect(document.title).toBe('Your result · Mizan');
    expect(screen.queryByText('Already taken exam or inactive')).not.toBeInTheDocument();
  });

  it('says that the result is on its way', async () => {
    open({ __typename: 'PendingExamResult', feedback: null });
    expect(await screen.findByText(/still being marked/)).toBeInTheDocument();
  });

  it('is the notice where no result is shown', async () => {
    open(null);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Already taken exam or inactive' }),
    ).toBeInTheDocument();
  });
});
