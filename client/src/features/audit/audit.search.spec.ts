import { auditFileAddress, readAuditSearch } from './audit.search';

const read = (query: string) => readAuditSearch(new URLSearchParams(query));

it('asks for everything when the address asks for nothing', () => {
  expect(read('')).toEqual({ filter: {}, from: null, until: null, isFiltered: false });
});

it('includes the last day in full', () => {
  const { from, until } = read('from=2026-11-01&until=2026-11-21').filter;
  expect(new Date(from!)).toEqual(new Date(2026, 10, 1));
  expect(new Date(until!)).toEqual(new Date(2026, 10, 22));
});

it('leaves out days and outcomes that do not exist', () => {
  expect(read('from=yesterday&until=2026-13-45&outcome=maybe').isFiltered).toBe(false);
});

it('exports what the filter lets through', () => {
  const { filter } = read('search=lina+haddad&action=session.sign-in&outcome=failed');
  expect(auditFileAddress(filter)).toBe('/api/v1/audit.csv?search=lina+haddad&action=session.sign-in&outcome=FAILED');
  expect(auditFileAddress({})).toBe('/api/v1/audit.csv');
});
