import { render, screen } from '@testing-library/react';
import type { AfterExam } from '../after-exam/read-after-exam';
import type { EndingFacts } from '../engine/ending';
import { speak } from '../../lib/testing/translations';
import { SuccessScreen } from './success-screen';

const facts: EndingFacts = {
  firstName: 'ليلى',
  assessmentTitle: 'Senior Accountant',
  questionCount: 2,
  answeredCount: 2,
  reference: 'MZ-7F3C-29',
  receipts: null,
};
const after: AfterExam = {
  submittedBy: 'CANDIDATE',
  personCount: 0,
  isResultShown: false,
  delivery: 'NONE',
  organiser: 'Gulf Trading',
  recordedUntil: null,
  notesUntil: null,
  answersUntil: null,
  resultUntil: null,
};

beforeEach(() => speak('en'));

const open = (known: AfterExam) => {
  const read = () => Promise.resolve(known);
  render(<SuccessScreen facts={facts} readAfterExam={read} />);
};

describe('the last page', () => {
  it('tells nobody that answers are in of whose exam it knows nothing', () => {
    render(<SuccessScreen facts={null} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing to show here');
    expect(screen.queryByText(/answers are in|Assessment submitted|result will follow/)).not.toBeInTheDocument();
  });

  it('says that the assessment is submitted, and names who has the result where it is not shown', async () => {
    open(after);
    expect(screen.getByRole('status')).toHaveTextContent('Assessment submitted');
    expect(await screen.findByText(/Your result goes to .Gulf Trading/)).toBeInTheDocument();
    expect(screen.queryByText(/will follow/)).not.toBeInTheDocument();
  });

  it('says where the result will be and when, where it is shown', async () => {
    open({ ...after, isResultShown: true, personCount: 2 });
    expect(await screen.findByText(/Your result will appear at your exam link/)).toBeInTheDocument();
    expect(screen.getByText(/A person marks 2 of your answers/)).toBeInTheDocument();
  });

  it('leads to the exam link where what follows could not be read, and promises no email that may not come', async () => {
    render(<SuccessScreen facts={facts} readAfterExam={() => Promise.reject(new Error('no line'))} />);
    expect(await screen.findByText(/Open your exam link again/)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/e-?mail/i);
  });

  it('asks at its top to be kept open while some answers are still being sent', () => {
    render(<SuccessScreen facts={{ ...facts, rest: 'sending' }} />);
    expect(screen.getByText(/are still being sent/)).toHaveTextContent('Please keep this page open');
    expect(screen.queryByText(/close this window/)).not.toBeInTheDocument();
  });

  it('says what is kept until when, and how to have it deleted', async () => {
    open({ ...after, recordedUntil: '2027-02-18T10:00:00Z' });
    expect(await screen.findByText('Recordings of you are deleted by 18 Feb 2027.')).toBeInTheDocument();
    expect(screen.getByText(/Gulf Trading. keeps your data/)).toBeInTheDocument();
    expect(screen.getByText(/To have your data deleted/)).toBeInTheDocument();
  });
});
