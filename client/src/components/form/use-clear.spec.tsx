import { render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FilterSelect } from '../table/filter-select';
import { SearchField } from '../table/search-field';
import { giveMessageChannel } from '../../lib/testing/message-channel';
import { speak } from '../../lib/testing/translations';

beforeAll(giveMessageChannel);

it.each([
  ['en', 'Clear'],
  ['ar', 'مسح'],
] as const)('names in %s what takes a choice or a search back', async (language, name) => {
  await speak(language);
  const nothing = () => undefined;
  render(
    <>
      <FilterSelect label="Status" value="open" options={[{ value: 'open', label: 'Open' }]} onChange={nothing} />
      <SearchField label="Name" value="Noor" onChange={nothing} />
    </>,
  );
  expect(screen.getAllByRole('button', { name }).length).toBe(2);
});

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.spec.tsx'))
    .map((path) => join(folder, path));

it('is what every choice that can be taken back uses', () => {
  const bare = sources(join(__dirname, '../..')).filter((path) =>
    /\ballowClear(?:: true|=\{true\}|$|[\s/>])/m.test(
      readFileSync(path, 'utf8').replace(/(const|mode:.*,) allowClear\b.*/g, ''),
    ),
  );
  expect(bare).toEqual([]);
});
