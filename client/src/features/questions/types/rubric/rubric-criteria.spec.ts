import { criteriaOf } from './rubric-criteria';

/** The same lines as in the server's test: both read a rubric alike. */
it.each([
  ['Names the timing of income (3)', 'Names the timing of income', 3],
  ['- Structure: 2.5', 'Structure', 2.5],
  ['2) Clear language 2 points', 'Clear language', 2],
  ['* Mentions IFRS 15 [4 pts]', 'Mentions IFRS 15', 4],
  ['• وضوح اللغة (٢ درجات)', 'وضوح اللغة', 2],
  ['الترتيب: ١٫٥', 'الترتيب', 1.5],
])('reads a criterion in “%s”', (line, text, points) => {
  expect(criteriaOf(line)).toEqual([{ text, points }]);
});

it.each(['Mentions IFRS 15', 'Look for the timing.', '', 'Nothing (0)', '(3)'])('reads none in “%s”', (line) => {
  expect(criteriaOf(line)).toEqual([]);
});

it('reads several in one line when each ends with its points', () => {
  expect(criteriaOf('Two real causes (8). An everyday example (4). No unexplained terms (٣).')).toEqual([
    { text: 'Two real causes', points: 8 },
    { text: 'An everyday example', points: 4 },
    { text: 'No unexplained terms', points: 3 },
  ]);
});
