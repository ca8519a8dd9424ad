import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../lib/testing/translations';
import { ExportListButton } from './export-list-button';

const source = { kind: 'results', assessmentId: 'a1' } as const;

async function open(query?: Readonly<Record<string, unknown>>): Promise<HTMLElement> {
  render(<ExportListButton source={query ? { ...source, query } : source} />);
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

  it('says whether it is the list as it is shown or only who is selected', async () => {
    const list = await open({ stages: ['COMPLETED'] });
    expect(list).toHaveTextContent('The list as filtered and sorted now');
    expect(within(list).getByText('Whole assessment')).toBeInTheDocument();
    cleanup();
    const selected = await open({ ids: ['i1', 'i2'] });
    expect(selected).toHaveTextContent('Only who is selected, one row each.');
    expect(within(selected).queryByText('Whole assessment')).not.toBeInTheDocument();
    expect(addressIn(selected)).toContain('ids=i1%2Ci2');
  });

  it('begins without the columns that the list hides, whatever is remembered', async () => {
    localStorage.setItem('mizan:export-columns:results', 'name,phone,score,band,completedAt');
    render(<ExportListButton source={source} hidden={['phone', 'score']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = await screen.findByRole('dialog', { name: 'Export results' });
    expect(addressIn(dialog)).toContain('columns=name%2CcompletedAt');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Phone' }));
    expect(addressIn(dialog)).toContain('columns=name%2Cphone%2CcompletedAt');
  });

  it('remembers the columns', async () => {
    localStorage.setItem('mizan:export-columns:results', 'phone,nonsense');
    const dialog = await open();
    expect(addressIn(dialog)).toContain('columns=phone');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Email' }));
    expect(localStorage.getItem('mizan:export-columns:results')).toBe('email,phone');
  });
});
