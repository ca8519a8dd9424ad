import { emailText, lineText, phoneText, wholeNumberText } from './text-fields';

const problem = (schema: { validate: (value: unknown) => Promise<unknown> }, value: string) =>
  schema.validate(value).then(
    () => null,
    (error: unknown) => (error as Error).message,
  );

describe('a phone', () => {
  const phone = phoneText('missing');

  it.each(['12345678', '+971 50 555 0142', '(050) 555-01-42', '٠٥٠٥٥٥٠١٤٢', '۰۵۰۵۵۵۰۱۴۲', '123456789012345'])(
    'is taken as %s',
    async (typed) => expect(await problem(phone, typed)).toBeNull(),
  );

  it.each(['1234567', '1234567890123456', '+971 50 call me', '++97150555014'])('is refused as %s', async (typed) =>
    expect(await problem(phone, typed)).toBe('errors:rule.phone'),
  );

  it('is asked for when it is missing', async () => expect(await problem(phone, '  ')).toBe('missing'));

  it('is sent with Western digits', () => expect(phone.cast(' ٠٥٠ ٥٥٥ ٠١٤٢ ')).toBe('050 555 0142'));
});

describe('a whole number', () => {
  const size = wholeNumberText('missing', { min: 1, max: 1000 });

  it.each(['1', '1000', '٢٥٠'])('is taken as %s', async (typed) => expect(await problem(size, typed)).toBeNull());
  it.each(['ten', '1.5', '-3'])('is refused as %s', async (typed) =>
    expect(await problem(size, typed)).toBe('errors:rule.integer'),
  );
  it('has to lie between its limits', async () => {
    expect(await problem(size, '0')).toBe('errors:rule.min|{"min":1}');
    expect(await problem(size, '1001')).toBe('errors:rule.max|{"max":1000}');
  });
  it('is sent with Western digits', () => expect(size.cast('٢٥٠')).toBe('250'));
});

it('wants a line of text that is more than spaces, and not too long', async () => {
  expect(await problem(lineText('missing'), '   ')).toBe('missing');
  expect(await problem(lineText('missing', 5), 'Lina H')).toBe('errors:rule.max-length|{"max":5}');
  expect(lineText('missing').cast(' Lina ')).toBe('Lina');
});

it('tells a missing e-mail from a malformed one', async () => {
  expect(await problem(emailText('missing', 'malformed'), '')).toBe('missing');
  expect(await problem(emailText('missing', 'malformed'), 'lina')).toBe('malformed');
  expect(await problem(emailText('missing', 'malformed'), ' lina@example.com ')).toBeNull();
});
