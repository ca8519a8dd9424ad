import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../lib/testing/translations';
import { ExportListButton } from './export-list-button';

const source = { kind: 'results', assessmentId: 'a1' } as const;

async function open(): Promise<HTMLElement> {
  render(<ExportListButton source={source} />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  return screen.findByRole('dialog', { name: 'Export results' });
}

const addressIn = (dialog: HTMLElement) =>
  within(dialog).getByRole('link', { name: 'Download file' }).getAttribute('href') ?? '';

describe('exporting a list', () => {
  beforeEach(async () => {
    localStorage.clear();
    await speak('en');
  });

  it('asks for the columns, the file and the language that were chosen', async () => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Select all' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Select none' }));
    expect(within(dialog).getByText('Choose at least one column.')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Score' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Name' }));
    await userEvent.click(within(dialog).getByRole('radio', { name: 'CSV' }));
    await userEvent.click(within(dialog).getByRole('radio', { name: 'العربية' }));
    expect(addressIn(dialog)).toBe('/api/v1/results/a1/list.csv?lang=ar&columns=name%2Cscore');
  });

  it('remembers the columns', async () => {
    localStorage.setItem('mizan:export-columns:results', 'phone,nonsense');
    const dialog = await open();
    expect(addressIn(dialog)).toContain('columns=phone');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Email' }));
    expect(localStorage.getItem('mizan:export-columns:results')).toBe('email,phone');
  });
});
