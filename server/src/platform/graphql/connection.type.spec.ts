import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MOST_COUNTED } from './connection.type';

it('stops counting where the console begins to write a plus', () => {
  const numbers = path.resolve(__dirname, '../../../../client/src/lib/format/numbers.ts');
  const [, most = ''] = /MOST_COUNTED = ([\d_]+);/.exec(readFileSync(numbers, 'utf8')) ?? [];
  expect(Number(most.replaceAll('_', ''))).toBe(MOST_COUNTED);
});
