import { rowsOf, rubricFrom, rubricSum } from './rubric-rows';

it('takes each line that names its points as a row, and the rest as advice', () => {
  expect(rowsOf('Read twice.\nStructure (3)\n- Language: 1.5')).toEqual({
    advice: 'Read twice.',
    rows: [
      { text: 'Structure', points: '3' },
      { text: 'Language', points: '1.5' },
    ],
  });
});

it('takes several sentences that each name their points as rows', () => {
  expect(rowsOf('Two real causes (8). An example (4).').rows).toHaveLength(2);
});

it('does not make one criterion of prose that ends with a number', () => {
  const prose = '54 units at 3.50 are 189 (1 each). Shipping is 101. Total 290.00 (2).';
  expect(rowsOf(prose)).toEqual({ advice: prose, rows: [] });
});

it('reads back what it writes', () => {
  const rubric = { advice: 'Read twice.', rows: [{ text: 'وضوح اللغة', points: '2' }] };
  expect(rowsOf(rubricFrom(rubric))).toEqual(rubric);
});

it('keeps a row back until it has text and points, and adds up without noise', () => {
  const rows = [
    { text: 'Structure', points: '0.1' },
    { text: 'Language', points: '0.2' },
    { text: 'New', points: '' },
  ];
  expect(rubricFrom({ advice: '', rows })).toBe('- Structure (0.1)\n- Language (0.2)');
  expect(rubricSum(rows)).toBe(0.3);
});

it.each(['٢٫٥', '2,5', ' 2.5 '])('takes points as any keyboard types them: %s', (points) => {
  const rows = [{ text: 'وضوح اللغة', points }];
  expect(rubricFrom({ advice: '', rows })).toBe('- وضوح اللغة (2.5)');
  expect(rubricSum(rows)).toBe(2.5);
});
