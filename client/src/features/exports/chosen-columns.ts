import { useState } from 'react';
import { EXPORT_COLUMNS, type ExportColumn, type ListSource } from './addresses';
import { browserStorage } from '../../lib/browser-storage';

const KEY = 'mizan:export-columns:';

/** The person always stands in the list; of whom a program invited also its own id. */
const ofPerson: Record<ListSource['kind'], readonly ExportColumn[]> = {
  results: ['name', 'email', 'externalId'],
  candidates: ['name', 'email'],
};

/** What of the file a column of the list shows, by its name in the address. */
const ofList: Readonly<Record<string, readonly ExportColumn[]>> = {
  phone: ['phone'],
  assessment: ['assessment'],
  stage: ['stage'],
  score: ['percentage', 'band', 'status'],
  decision: ['decision', 'tags'],
  invited: ['invitedAt'],
  completed: ['completedAt'],
};

/** What the list shows, in its order. */
function shownIn(kind: ListSource['kind'], shown: readonly string[]): ExportColumn[] {
  const there = new Set([...ofPerson[kind], ...shown.flatMap((column) => ofList[column] ?? [])]);
  return EXPORT_COLUMNS.filter((column) => there.has(column));
}

/**
 * Which columns the file is to have: to begin with exactly those that the list shows. This browser remembers for each kind
 * of list what was chosen instead, and offers it again.
 */
export function useChosenColumns(kind: ListSource['kind'], shown: readonly string[]) {
  const [asShown] = useState(() => shownIn(kind, shown));
  const [asLastTime] = useState(() => remembered(kind));
  const [chosen, setChosen] = useState<readonly ExportColumn[]>(asShown);
  const choose = (columns: readonly ExportColumn[]) => {
    setChosen(columns);
    if (isSame(columns, asShown)) browserStorage.removeItem(KEY + kind);
    else browserStorage.setItem(KEY + kind, columns.join(','));
  };
  const others = { asShown, ...(asLastTime && { asLastTime }) };
  return { chosen, choose, offers: Object.entries(others).filter(([, columns]) => !isSame(columns, chosen)) };
}

const isSame = (one: readonly ExportColumn[], other: readonly ExportColumn[]) => one.join(',') === other.join(',');

function remembered(kind: ListSource['kind']): ExportColumn[] | null {
  const named = browserStorage.getItem(KEY + kind)?.split(',') ?? [];
  const known = EXPORT_COLUMNS.filter((column) => named.includes(column));
  return known.length > 0 ? known : null;
}
