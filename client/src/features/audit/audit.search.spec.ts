import { auditFileAddress, readAuditSearch } from './audit.search';

const read = (query: string, timeZone?: string) => readAuditSearch(new URLSearchParams(query), timeZone);

it('asks for everything when the address asks for nothing', () => {
  expect(read('')).toEqual({ filter: {}, from: null, until: null, isFiltered: false });
});

it('includes the last day in full', () => {
  const { from, until } = read('from=2026-11-01&until=2026-11-21').filter;
  expect(new Date(from!)).toEqual(new Date(2026, 10, 1));
  expect(new Date(until!)).toEqual(new Date(2026, 10, 22));
});

it('takes the days as they are in the zone that its reader chose', () => {
  const days = 'from=2026-11-21&until=2026-11-21';
  const riyadh = { from: '2026-11-20T21:00:00.000Z', until: '2026-11-21T21:00:00.000Z' };
  const newYork = { from: '2026-11-21T05:00:00.000Z', until: '2026-11-22T05:00:00.000Z' };
  expect(read(days, 'Asia/Riyadh').filter).toEqual(riyadh);
  expect(read(days, 'America/New_York').filter).toEqual(newYork);
});

it('leaves out days and outcomes that do not exist', () => {
  expect(read('from=yesterday&until=2026-13-45&outcome=maybe').isFiltered).toBe(false);
});

it('exports what the filter lets through', () => {
  const { filter } = read('search=lina+haddad&action=session.sign-in&outcome=failed');
  expect(auditFileAddress(filter)).toBe('/api/v1/audit.csv?search=lina+haddad&action=session.sign-in&outcome=FAILED');
  expect(auditFileAddress({})).toBe('/api/v1/audit.csv');
});
