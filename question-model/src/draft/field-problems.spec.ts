import { FieldProblems } from './field-problems';

describe('a text', () => {
  const read = (
    value: string | null | undefined,
    rule: Partial<{ max: number; singleLine: boolean; isOptional: boolean }> = {},
  ) => {
    const problems = new FieldProblems();
    return {
      text: problems.text('text', value, { max: 10, ...rule }),
      rules: problems.all.map(({ rule: name }) => name),
    };
  };

  it('is kept trimmed', () => {
    expect(read('  two\n words ')).toEqual({ text: 'two\n words', rules: [] });
  });

  it('becomes one line where one line is meant', () => {
    expect(read(' two\n\twords ', { singleLine: true }).text).toBe('two words');
  });

  it.each(['', '   ', '\u200F\u200B', null, undefined])('is missing when it is %j', (value) => {
    expect(read(value)).toEqual({ text: '', rules: ['required'] });
    expect(read(value, { isOptional: true })).toEqual({ text: '', rules: [] });
  });

  it('may not be longer than its limit', () => {
    expect(read('0123456789').rules).toEqual([]);
    expect(read('0123456789+').rules).toEqual(['max-length']);
  });

  it.each(['a\0b', 'a\uD800b'])('may not hold what the database cannot store: %j', (value) => {
    expect(read(value).rules).toEqual(['characters']);
  });
});

describe('a number', () => {
  const rules = (value: number, decimals = 0) => {
    const problems = new FieldProblems();
    problems.number('n', value, { min: 5, max: 10, decimals });
    return problems.all.map(({ rule }) => rule);
  };

  it('may lie on either limit', () => {
    expect([...rules(5), ...rules(10)]).toEqual([]);
  });

  it.each([
    [4, 'min'],
    [11, 'max'],
    [7.5, 'integer'],
    [Number.NaN, 'number'],
  ])('%d breaks the rule %s', (value, rule) => {
    expect(rules(value)).toEqual([rule]);
  });

  it('has at most the decimals that it may have', () => {
    expect(rules(7.25, 2)).toEqual([]);
    expect(rules(7.255, 2)).toEqual(['decimals']);
  });
});

describe('a day', () => {
  const read = (value: string | null | undefined) => {
    const problems = new FieldProblems();
    return { day: problems.day('day', value), rules: problems.all.map(({ rule }) => rule) };
  };

  it.each([
    ['2024-02-29', '2024-02-29'],
    [' 2026-12-31 ', '2026-12-31'],
    ['٢٠٢٦-٠٣-٠١', '2026-03-01'],
    ['\u200F۲۰۲۶-۰۳-۰۱', '2026-03-01'],
  ])('reads %j', (value, day) => {
    expect(read(value)).toEqual({ day, rules: [] });
  });

  it.each([
    ['', 'required'],
    [null, 'required'],
    ['2026-02-29', 'date'],
    ['2026-13-01', 'date'],
    ['2026-1-1', 'date'],
    ['01-01-2026', 'date'],
    ['2026-01-01T00:00', 'date'],
    ['-2026-01-01', 'date'],
  ])('refuses %j', (value, rule) => {
    expect(read(value)).toEqual({ day: '', rules: [rule] });
  });
});
