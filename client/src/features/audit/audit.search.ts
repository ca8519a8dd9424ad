import type { AuditFilter, AuditOutcome } from '../../graphql/generated';

export const OUTCOMES: AuditOutcome[] = ['DONE', 'REFUSED', 'FAILED'];

export interface AuditSearch {
  filter: AuditFilter;
  /** Days as they stand in the address: "2026-11-21". */
  from: string | null;
  until: string | null;
  isFiltered: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function dayOf(text: string | null): string | null {
  return text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

/** Midnight of the reader's day, `days` later. */
function midnight(day: string, days = 0): string {
  const moment = new Date(`${day}T00:00:00`);
  moment.setDate(moment.getDate() + days);
  return moment.toISOString();
}

/** What the address asks for; whatever it does not understand is left out. Both days are included. */
export function readAuditSearch(search: URLSearchParams): AuditSearch {
  const text = search.get('search')?.trim();
  const action = search.get('action');
  const outcome = OUTCOMES.find((one) => one === search.get('outcome')?.toUpperCase());
  const [from, until] = [dayOf(search.get('from')), dayOf(search.get('until'))];
  const filter = {
    ...(text && { search: text }),
    ...(action && { action }),
    ...(outcome && { outcome }),
    ...(from && { from: midnight(from) }),
    ...(until && { until: midnight(until, 1) }),
  };
  return { filter, from, until, isFiltered: Object.keys(filter).length > 0 };
}

/** The file with everything that the filter lets through. */
export function exportAddress(filter: AuditFilter): string {
  const query = new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  ).toString();
  return `/api/v1/audit.csv${query ? `?${query}` : ''}`;
}
