import { given, listAddress } from './list-address';
import { choiceOf, choicesOf, day, flag, percent, text, trimmed } from './parts';

const address = listAddress({
  search: text,
  skill: trimmed,
  status: choiceOf(['ACTIVE', 'INACTIVE']),
  shelf: choiceOf(['OWN', 'SHARED'], 'OWN'),
  stages: choicesOf(['INVITED', 'ENROLLED', 'COMPLETED']),
  from: day,
  min: percent,
  archived: flag('yes'),
});

const read = (search: string) => address.read(new URLSearchParams(search));
const from = (search: string, change: Parameters<typeof address.with>[1]) =>
  address.with(new URLSearchParams(search), change).toString();

it('asks for nothing in particular when it says nothing', () => {
  expect(read('')).toEqual(address.none);
  expect(address.none).toEqual({
    search: '',
    skill: '',
    status: undefined,
    shelf: 'OWN',
    stages: [],
    from: '',
    min: '',
    archived: false,
  });
});

it('is read in any case, and trimmed where no word follows', () => {
  expect(
    read(
      'search=gulf%20&skill=%20VAT&status=Active&shelf=shared&stages=completed,invited&from=2026-03-01&min=50&archived=yes',
    ),
  ).toEqual({
    search: 'gulf ',
    skill: 'VAT',
    status: 'ACTIVE',
    shelf: 'SHARED',
    stages: ['INVITED', 'COMPLETED'],
    from: '2026-03-01',
    min: '50',
    archived: true,
  });
});

it('leaves out what it does not understand', () => {
  expect(read('status=gone&shelf=top&stages=left&from=yesterday&min=101&archived=perhaps')).toEqual(address.none);
});

it('goes back to the first page with another question, and keeps the rest', () => {
  expect(from('after=x&page=3&sort=title&status=active', { shelf: 'SHARED' })).toBe(
    'sort=title&status=active&shelf=shared',
  );
});

it('leaves no trace of what is as it always is', () => {
  expect(from('status=active&shelf=shared&search=a&stages=invited&archived=yes', address.none)).toBe('');
});

it('reads what it wrote', () => {
  const asked = { ...address.none, search: 'ضريبة', stages: ['ENROLLED'], archived: true } as const;
  expect(address.read(address.with(new URLSearchParams(), asked))).toEqual(asked);
});

it('gives a query only what was asked for', () => {
  expect(given({ search: '', status: undefined, isArchived: false, stages: [], level: 'ADVANCED' })).toEqual({
    level: 'ADVANCED',
  });
});
