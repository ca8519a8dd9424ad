import { parseMarkdown } from './parse';

it('reads headings, text, lists, tables and code', () => {
  const source = [
    '# The API',
    '',
    'One line',
    'and the next.',
    '',
    '- first',
    '  goes on',
    '- second',
    '',
    '| a | b |',
    '| - | - |',
    '| `x \\| y` | 2 |',
    '',
    '```ts',
    'const a = 1;',
    '',
    '# no heading',
    '```',
  ].join('\n');
  expect(parseMarkdown(source)).toEqual([
    { kind: 'heading', level: 1, text: 'The API', id: 'the-api' },
    { kind: 'text', text: 'One line and the next.' },
    { kind: 'list', isOrdered: false, items: ['first goes on', 'second'] },
    { kind: 'table', head: ['a', 'b'], rows: [['`x | y`', '2']] },
    { kind: 'code', language: 'ts', text: 'const a = 1;\n\n# no heading' },
  ]);
});
