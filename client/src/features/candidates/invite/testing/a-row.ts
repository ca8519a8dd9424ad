import type { DraftRow } from '../draft-list';

/** Somebody who can be invited as they are, on the first line. */
export const aRow = (over: Partial<DraftRow> = {}): DraftRow => ({
  line: 1,
  firstName: 'Noor',
  lastName: 'Al-Hashimi',
  email: 'noor@example.com',
  phone: '+971505550142',
  language: null,
  duplicate: null,
  firstLine: null,
  invitedAt: null,
  problems: [],
  ...over,
});
