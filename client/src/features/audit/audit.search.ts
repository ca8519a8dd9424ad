import type { AuditFilter, AuditOutcome } from '../../graphql/schema-generated';
import { midnight } from '../../lib/format/zone-days';
import { given, listAddress } from '../../lib/list-address/list-address';
import { choiceOf, day, text } from '../../lib/list-address/parts';

export const OUTCOMES: AuditOutcome[] = ['DONE', 'REFUSED', 'FAILED'];

export const auditList = listAddress({
  search: text,
  action: text,
  outcome: choiceOf(OUTCOMES),
  from: day,
  until: day,
});

interface AuditSearch {
  filter: AuditFilter;
  /** Days as they stand in the address: "2026-11-21". */
  from: string | null;
  until: string | null;
  isFiltered: boolean;
}

/** What the address asks for; whatever it does not understand is left out. Both days, as the zone has them, count in full. */
export function readAuditSearch(address: URLSearchParams, timeZone: string | undefined): AuditSearch {
  const { search, action, outcome, from, until } = auditList.read(address);
  const filter = given({
    search: search.trim(),
    action,
    outcome,
    from: from && midnight(from, timeZone),
    until: until && midnight(until, timeZone, 1),
  });
  return { filter, from: from || null, until: until || null, isFiltered: Object.keys(filter).length > 0 };
}

/** The file with everything that the filter lets through. */
export function auditFileAddress(filter: AuditFilter): string {
  const query = new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  ).toString();
  return `/api/v1/audit.csv${query ? `?${query}` : ''}`;
}
