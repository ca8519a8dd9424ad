import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../lib/testing/translations';
import { OtherLanguage } from './other-language';

type Other = Parameters<typeof OtherLanguage>[0]['question'];

it('shows all that is to be read of a question in the other language, and nothing of it before that is asked for', async () => {
  await speak('en');
  const question = {
    id: 'q',
    type: 'MATCHING',
    language: 'AR',
    text: 'ما تصنيف كل بند؟',
    textHtml: null,
    prompts: [{ id: 'p', text: 'القرض' }],
    choices: [{ id: 'c', text: 'التزام' }],
    rating: { min: 1, max: 5, lowLabel: 'أبدًا', highLabel: 'دائمًا' },
    grid: { columns: 2, rows: 2, cells: [{ row: 2, column: 1, text: 'الإيراد', isLocked: true }] },
  } as unknown as Other;
  render(<OtherLanguage question={question} />);
  expect(screen.queryByText('القرض')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show it in Arabic as well', expanded: false }));
  const lists = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
  expect(lists.map((items) => items.map(({ textContent }) => textContent))).toEqual([
    ['القرض'],
    ['التزام'],
    ['أبدًا', 'دائمًا'],
    ['A2 الإيراد'],
  ]);
  expect(screen.getByText('القرض').closest('[dir=rtl]')).toHaveAttribute('lang', 'ar');
});
