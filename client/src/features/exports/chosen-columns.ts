import { useState } from 'react';
import { EXPORT_COLUMNS, type ExportColumn, type ListSource } from './addresses';
import { browserStorage } from '../../lib/browser-storage';

const KEY = 'mizan:export-columns:';

const usual: Record<ListSource['kind'], readonly ExportColumn[]> = {
  results: ['name', 'email', 'phone', 'stage', 'completedAt', 'score', 'totalScore', 'percentage', 'band', 'status'],
  candidates: ['name', 'email', 'phone', 'assessment', 'stage', 'invitedAt', 'completedAt', 'percentage'],
};

/** What of the file a column of the list shows, by its name in the address. */
const ofList: Readonly<Record<string, readonly ExportColumn[]>> = {
  phone: ['phone'],
  assessment: ['assessment'],
  stage: ['stage'],
  score: ['score', 'totalScore', 'percentage', 'band', 'status'],
  invited: ['invitedAt'],
  completed: ['completedAt'],
};

/**
 * Which columns the file is to have; this browser remembers them for each kind of list.
 * @param hidden the list's own columns that are not shown: the file begins without them
 */
export function useChosenColumns(kind: ListSource['kind'], hidden: readonly string[]) {
  const [chosen, setChosen] = useState<readonly ExportColumn[]>(() => {
    const left = hidden.flatMap((column) => ofList[column] ?? []);
    return (remembered(kind) ?? usual[kind]).filter((column) => !left.includes(column));
  });
  const choose = (columns: readonly ExportColumn[]) => {
    setChosen(columns);
    browserStorage.setItem(KEY + kind, columns.join(','));
  };
  return [chosen, choose] as const;
}

function remembered(kind: ListSource['kind']): ExportColumn[] | null {
  const named = browserStorage.getItem(KEY + kind)?.split(',') ?? [];
  const known = EXPORT_COLUMNS.filter((column) => named.includes(column));
  return known.length > 0 ? known : null;
}
