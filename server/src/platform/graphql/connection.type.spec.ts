import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MOST_COUNTED, MOST_FOUND } from './connection.type';

it.each([
  ['MOST_COUNTED', MOST_COUNTED],
  ['MOST_FOUND', MOST_FOUND],
])('stops counting where the console begins to write a plus: %s', (name, most) => {
  const numbers = path.resolve(__dirname, '../../../../client/src/lib/format/numbers.ts');
  const [, written = ''] = new RegExp(`${name} = ([\\d_]+);`).exec(readFileSync(numbers, 'utf8')) ?? [];
  expect(Number(written.replaceAll('_', ''))).toBe(most);
});
