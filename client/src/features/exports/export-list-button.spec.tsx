import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../lib/testing/translations';
import type { ListSource } from './addresses';
import { ExportListButton } from './export-list-button';

const source = { kind: 'results', assessmentId: 'a1' } as const;
const everybody: ListSource = { kind: 'candidates', query: {} };
const INVITATIONS = ['phone', 'stage', 'score', 'decision', 'invited', 'completed'];

async function open(query?: Readonly<Record<string, unknown>>, shown = INVITATIONS): Promise<HTMLElement> {
  render(<ExportListButton source={query ? { ...source, query } : source} shown={shown} />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  return screen.findByRole('dialog', { name: 'Export results' });
}

const addressIn = (dialog: HTMLElement) =>
  within(dialog).getByRole('link', { name: 'Download file' }).getAttribute('href') ?? '';
const columnsIn = (dialog: HTMLElement) =>
  new URL(addressIn(dialog), 'http://mizan.test').searchParams.get('columns')?.split(',');

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

  it('begins with exactly the columns that the list shows, in its order, whatever is remembered', async () => {
    localStorage.setItem('mizan:export-columns:results', 'name,phone,score,band,completedAt');
    const shown = ['stage', 'decision', 'invited'];
    const dialog = await open(undefined, shown);
    const expected = ['name', 'email', 'externalId', 'stage', 'decision', 'tags', 'invitedAt'];
    expect(columnsIn(dialog)).toEqual(expected);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Phone' }));
    expect(columnsIn(dialog)).toEqual(['name', 'email', 'phone', ...expected.slice(2)]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'As shown' }));
    expect(columnsIn(dialog)).toEqual(expected);
    cleanup();
    expect(columnsIn(await open({ ids: ['i1'] }, shown))).toEqual(expected);
  });

  it('has of a list without hidden columns all that it shows', async () => {
    expect(columnsIn(await open())?.join()).toBe(
      'name,email,phone,externalId,stage,percentage,band,status,decision,tags,invitedAt,completedAt',
    );
    cleanup();
    render(
      <ExportListButton source={everybody} shown={['phone', 'assessment', 'stage', 'score', 'invited', 'completed']} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(columnsIn(await screen.findByRole('dialog', { name: 'Export candidates' }))?.join()).toBe(
      'name,email,phone,assessment,stage,percentage,band,status,invitedAt,completedAt',
    );
  });

  it('remembers the columns, and offers them again', async () => {
    localStorage.setItem('mizan:export-columns:results', 'phone,nonsense');
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'As last time' }));
    expect(columnsIn(dialog)).toEqual(['phone']);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Email' }));
    expect(localStorage.getItem('mizan:export-columns:results')).toBe('email,phone');
  });
});
