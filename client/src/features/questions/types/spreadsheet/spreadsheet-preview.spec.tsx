import { render, screen } from '@testing-library/react';
import { speak } from '../../../../lib/testing/translations';
import type { AnswerPreviewProps } from '../question-type';
import { SpreadsheetPreview } from './spreadsheet-preview';

const grid = { columns: 2, rows: 1, cells: [{ row: 1, column: 1, text: 'إيجار', isLocked: true }] };

it.each([
  ['املأ الموازنة.', 'rtl'],
  ['Fill in the budget.', 'ltr'],
])('shows the sheet of “%s” as candidates get it: %s', async (text, direction) => {
  await speak('en');
  const question = { text, grid, rubric: null } as unknown as AnswerPreviewProps['question'];
  render(<SpreadsheetPreview question={question} withKey={false} />);
  expect(screen.getByRole('table').closest('[dir]')).toHaveAttribute('dir', direction);
});
