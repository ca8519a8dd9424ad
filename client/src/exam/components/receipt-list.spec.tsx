import { render, screen, within } from '@testing-library/react';
import { speak } from '../../lib/testing/translations';
import type { ExamReceipts } from '../engine/ports';
import { ReceiptList } from './receipt-list';

const given: ExamReceipts = {
  submittedAt: '2026-11-18T10:10:00Z',
  usedSeconds: 600,
  sittingCode: 'CAF656-KNBE4-TRT1Y',
  receipts: [
    { position: 1, storedAt: '2026-11-18T10:00:00Z', code: 'CAF656-PJ1WY-4NG7E', isLate: false, isCounted: true },
    { position: 2, storedAt: null, code: null, isLate: false, isCounted: false },
    { position: 3, storedAt: '2026-11-18T10:09:00Z', code: 'CAF656-CZ24F-9TQV8', isLate: true, isCounted: false },
  ],
};

const rowOf = (question: string) => screen.getByRole('rowheader', { name: question }).closest('tr')!;

it('shows the code of the whole exam and one for each answer that is stored', async () => {
  await speak('en');
  render(<ReceiptList receipts={given} />);
  expect(screen.getByText('CAF656-KNBE4-TRT1Y')).toBeInTheDocument();
  expect(within(rowOf('1')).getByText('CAF656-PJ1WY-4NG7E')).toBeInTheDocument();
  expect(rowOf('1')).not.toHaveTextContent('Late');
});

it('says which question has no answer, and which answer came late', async () => {
  await speak('en');
  render(<ReceiptList receipts={given} />);
  expect(rowOf('2')).toHaveTextContent('No answer');
  expect(within(rowOf('3')).getByText('Late, not scored')).toBeInTheDocument();
  expect(within(rowOf('3')).getByText('CAF656-CZ24F-9TQV8')).toBeInTheDocument();
});

it('calls no answer missing while some are still being sent', async () => {
  await speak('en');
  render(<ReceiptList receipts={given} isSending />);
  expect(rowOf('2')).toHaveTextContent('Nothing yet');
  expect(screen.queryByText('No answer')).not.toBeInTheDocument();
});

it('keeps codes from left to right in Arabic', async () => {
  await speak('ar');
  render(<ReceiptList receipts={given} />);
  expect(screen.getByRole('heading', { name: 'إيصالاتك' })).toBeInTheDocument();
  expect(screen.getByText('CAF656-PJ1WY-4NG7E')).toHaveAttribute('dir', 'ltr');
});

it.each([null, { submittedAt: null, usedSeconds: null, sittingCode: null, receipts: [] }])(
  'is not there without receipts',
  async (receipts) => {
    await speak('en');
    const { container } = render(<ReceiptList receipts={receipts} />);
    expect(container).toBeEmptyDOMElement();
  },
);
