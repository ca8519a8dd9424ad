import { useState } from 'react';
import { EXPORT_COLUMNS, type ExportColumn, type ListSource } from './addresses';
import { browserStorage } from '../../lib/browser-storage';

const KEY = 'mizan:export-columns:';

const usual: Record<ListSource['kind'], readonly ExportColumn[]> = {
  results: ['name', 'email', 'phone', 'stage', 'completedAt', 'score', 'totalScore', 'percentage', 'band', 'status'],
  candidates: ['name', 'email', 'phone', 'assessment', 'stage', 'invitedAt', 'completedAt', 'percentage'],
};

/** Which columns the file is to have; this browser remembers them for each kind of list. */
export function useChosenColumns(kind: ListSource['kind']) {
  const [chosen, setChosen] = useState<readonly ExportColumn[]>(() => remembered(kind) ?? usual[kind]);
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
