import { isOutage } from './outage';

const coded = (code: string) => Object.assign(new Error('…'), { code });

describe('isOutage', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '08006', '53300', '57P01', '57P03', '58030'])('knows %s', (code) => {
    expect(isOutage(coded(code))).toBe(true);
  });

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect', 'Query read timeout'])(
    'knows "%s"',
    (message) => {
      expect(isOutage(new Error(message))).toBe(true);
    },
  );

  it('looks into what TypeORM wraps', () => {
    expect(isOutage(Object.assign(new Error('query failed'), { driverError: coded('57P02') }))).toBe(true);
  });

  it.each(['23505', '22P05', '40P01', '57014'])('leaves %s to whoever wrote the statement', (code) => {
    expect(isOutage(coded(code))).toBe(false);
  });

  it('takes nothing else for one', () => {
    expect(isOutage(new Error('undefined is not a function'))).toBe(false);
    expect(isOutage(null)).toBe(false);
  });
});
