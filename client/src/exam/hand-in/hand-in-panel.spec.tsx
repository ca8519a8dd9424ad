import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../lib/testing/translations';
import { ExamFailure } from '../engine/failure';
import { HandInPanel } from './hand-in-panel';
import type { HandInAnswers, ImportedAnswers } from './hand-in-answers';

const file = new File(['{}'], 'mizan-answers-caf656.json', { type: 'application/json' });
const choose = () => userEvent.upload(screen.getByLabelText('Choose the file', { selector: 'input' }), file);

beforeEach(() => speak('en'));

it('brings the chosen file and tells what became of its answers', async () => {
  const handIn = jest.fn<Promise<ImportedAnswers>, [File]>();
  handIn.mockResolvedValue({ inTimeCount: 0, lateCount: 2, skippedCount: 1, leftOut: [{ position: 3 }] });
  render(<HandInPanel handIn={handIn} />);
  await choose();
  expect(handIn).toHaveBeenCalledWith(file);
  expect(await screen.findByText('Your file was accepted.')).toBeInTheDocument();
  expect(screen.getByText('Too late to count, kept for the reviewer').parentElement).toHaveTextContent(/2$/);
  expect(screen.getByText('Not accepted: give this file to the organiser').parentElement).toHaveTextContent(/1$/);
  expect(screen.queryByText('Answers in time')).not.toBeInTheDocument();
});

it.each([
  ['UNSENT_ANSWERS_CHANGED', 'refused', /was changed after it was saved/],
  ['UNSENT_ANSWERS_IMPORTED', 'refused', /was already submitted/],
  ['NETWORK', 'network', /No connection/],
  ['INTERNAL', 'server', /we are fixing it/],
] as const)('says why a file is not taken in (%s), and lets it be chosen again', async (code, kind, text) => {
  const handIn: HandInAnswers = () => Promise.reject(new ExamFailure(kind, code));
  render(<HandInPanel handIn={handIn} />);
  await choose();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose the file' })).not.toHaveAttribute('aria-busy', 'true');
});
