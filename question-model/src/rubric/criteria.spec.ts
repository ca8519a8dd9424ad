import { criteriaOf } from './criteria';

describe('the criteria of a rubric', () => {
  it.each([
    ['Names the timing of income (3)', 'Names the timing of income', 3],
    ['- Structure: 2.5', 'Structure', 2.5],
    ['2) Clear language 2 points', 'Clear language', 2],
    ['* Mentions IFRS 15 [4 pts]', 'Mentions IFRS 15', 4],
    ['• وضوح اللغة (٢ درجات)', 'وضوح اللغة', 2],
    ['الترتيب: ١٫٥', 'الترتيب', 1.5],
  ])('%s', (line, text, points) => {
    expect(criteriaOf(line)).toEqual([{ text, points }]);
  });

  it.each(['Mentions IFRS 15', 'Look for the timing.', '', 'Nothing (0)', '(3)'])('has none in “%s”', (line) => {
    expect(criteriaOf(line)).toEqual([]);
  });

  it('keeps their order and leaves advice out', () => {
    expect(criteriaOf('Read twice.\nStructure (3)\nLanguage (2)\n')).toEqual([
      { text: 'Structure', points: 3 },
      { text: 'Language', points: 2 },
    ]);
    expect(criteriaOf(null)).toEqual([]);
  });
});

it('reads several in one line when each ends with its points', () => {
  expect(criteriaOf('Two real causes (8). An everyday example (4). No unexplained terms (٣).')).toEqual([
    { text: 'Two real causes', points: 8 },
    { text: 'An everyday example', points: 4 },
    { text: 'No unexplained terms', points: 3 },
  ]);
});

describe('prose of which only some sentences name points', () => {
  it.each([
    'Paper 54.00, toner 186.00, folders 50.00 (1 each). Total 290.00 (2).',
    '54 units at 3.50 are 189 (1 each). Shipping is 101. Total 290.00 (2).',
    'الورق 54.00 والحبر 186.00 والملفات 50.00 (نقطة لكل منها). الإجمالي 290.00 (٢).',
  ])('has no criterion: %s', (prose) => {
    expect(criteriaOf(prose)).toEqual([]);
    expect(criteriaOf(`${prose}\nStructure (3)`)).toEqual([{ text: 'Structure', points: 3 }]);
  });

  it('is no prose when a bullet makes it one criterion', () => {
    expect(criteriaOf('- Names the timing. Says why it matters (3)\n1. Structure (2)')).toEqual([
      { text: 'Names the timing. Says why it matters', points: 3 },
      { text: 'Structure', points: 2 },
    ]);
  });
});
