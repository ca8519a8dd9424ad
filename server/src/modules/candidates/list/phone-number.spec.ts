import { looksLikePhone, normalisePhone } from './phone-number';

describe('normalisePhone', () => {
  it.each([
    ['+966 50 123 4567', '+966501234567'],
    ['00966-50-123-4567', '00966501234567'],
    ['(050) 123.4567', '0501234567'],
    ['٠٥٠١٢٣٤٥٦٧', '0501234567'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
    ['۰۹۱۲۳۴۵۶۷۸۹', '09123456789'],
    ['\u2066+971 50 555 0142\u2069', '+971505550142'],
    ['966501234567+', '+966501234567'],
    ['＋966501234567', '+966501234567'],
    ['+44 (0)20 7946 0123', '+442079460123'],
    ['="0501234567"', '0501234567'],
    ["'0501234567", '0501234567'],
    ['966501234567.0', '966501234567'],
    ['9.66501234567E+11', '966501234567'],
    ['tel:+4915550143', '+4915550143'],
    ['12345678', '12345678'],
    ['123456789012345', '123456789012345'],
  ])('reads %s as %s', (written, kept) => expect(normalisePhone(written)).toBe(kept));

  it.each([
    ['1234567', 'seven digits are too few'],
    ['1234567890123456', 'sixteen digits are too many'],
    ['9.66501E+11', 'digits that a spreadsheet has thrown away cannot be guessed'],
    ['+966 50 123 4567 / +966 50 123 4568', 'two numbers are not one'],
    ['050 123 4567 ext 3', 'words are no digits'],
    ['++966501234567', 'two signs'],
    ['', 'nothing'],
    ['('.repeat(100_000), 'brackets alone'],
  ])('refuses %.40s: %s', (written) => expect(normalisePhone(written)).toBeNull());

  it('gives back what it has kept when it reads it again', () => {
    expect(normalisePhone(normalisePhone('+٩٦٦ (50) 123-4567')!)).toBe('+966501234567');
  });
});

describe('looksLikePhone', () => {
  it('takes a number that is too short for one, so that its problem is shown where it belongs', () => {
    expect(looksLikePhone('12 345')).toBe(true);
  });

  it('does not take a name or a short count', () => {
    expect(looksLikePhone('Lina 2')).toBe(false);
    expect(looksLikePhone('1234')).toBe(false);
  });
});
