import { useEffect, useState } from 'react';
import type { ContentLanguage, TextEncoding } from '../../../graphql/schema-generated';
import { useDrafts } from '../../../hooks/use-drafts';
import {
  fileProblem,
  isReady,
  peopleOnLine,
  withField,
  withLanguage,
  withLine,
  type DraftRow,
  type RowField,
} from './draft-list';
import { EMPTY, keepLists, readLists, unreadyLines, type InviteWay, type Lists, type ListState } from './draft-lists';
import { useCheck } from './use-check';
import { useDialingCountry } from './use-dialing-country';
import { usePreviews } from './use-previews';

const TYPING_PAUSE_MS = 400;

export interface CandidateList extends ListState {
  setText: (text: string) => void;
  chooseFile: (file: File) => void;
  /** Reads the file as another encoding; null when it is no longer at hand. */
  readAs: ((encoding: TextEncoding) => void) | null;
  /** Whose numbers those without a country code are. */
  country: string | null;
  setCountry: (country: string | null) => void;
  edit: (row: DraftRow, field: RowField, value: string) => void;
  remove: (row: DraftRow) => void;
  /** Of the rows of a file; null for pasted text, whose lines name none. */
  chooseLanguage: ((row: DraftRow, language: ContentLanguage) => void) | null;
  /** Takes out what was sent; what needs a fix stays. */
  keepUnready: () => void;
  /** @returns puts everything back */
  clear: () => () => void;
}

/**
 * The list that is being prepared, one for each way; it lasts until it is sent or cleared. Pasted text stays the one source:
 * a fix in the preview rewrites its line. The rows of a file are the source once it was read. The newest check wins,
 * whatever order the answers come in.
 *
 * @param way the list in use; null while nobody looks
 */
export function useCandidateList(assessmentId: string, way: InviteWay | null): CandidateList {
  const [lists, setLists] = useKeptLists(assessmentId);
  const current = way ?? (lists.upload.file ? 'upload' : 'paste');
  const state = lists[current];
  const setState = (change: (now: ListState) => ListState) =>
    setLists((all) => ({ ...all, [current]: change(all[current]) }));
  const checks = useCheck(setState);
  const [country, setCountry] = useDialingCountry();
  const preview = usePreviews(assessmentId, country);
  const [file, setFile] = useState<File | null>(null);

  const setText = (text: string, pause = TYPING_PAUSE_MS) => {
    setState((now) => ({ ...now, text, ...(text.trim() ? {} : { rows: [], failure: null }) }));
    checks.run(text.trim() ? pause : null, () => preview.text(text));
  };
  const chooseFile = (picked: File, encoding: TextEncoding | null = null) => {
    const problem = fileProblem(picked);
    const chosen = { name: picked.name, size: picked.size, sent: 0 };
    setFile(picked);
    if (problem) {
      checks.forget();
      setState(() => ({ ...EMPTY, file: chosen, failure: { code: problem, params: {}, fields: [] } }));
      return;
    }
    setState(() => ({ ...EMPTY, file: chosen }));
    const onProgress = (sent: number) => setState((now) => ({ ...now, file: { ...chosen, sent } }));
    checks.run(0, () => preview.file(picked, encoding, onProgress));
  };
  const setRows = (rows: DraftRow[]) => {
    setState((now) => (rows.length > 0 ? { ...now, rows } : EMPTY));
    if (rows.length > 0) checks.run(0, () => preview.rows(rows, state.columns));
    else checks.forget();
  };

  useEffect(() => {
    if (way === null) return;
    // What was kept is looked at again: meanwhile somebody else may have invited the same people.
    if (state.file && state.rows.length > 0) setRows(state.rows);
    else if (state.text) setText(state.text, 0);
    // Only when the list is opened, or its numbers mean others.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [way, country]);

  return {
    ...state,
    setText,
    chooseFile: (picked) => chooseFile(picked),
    readAs: file && state.file ? (encoding) => chooseFile(file, encoding) : null,
    country,
    setCountry,
    edit: (row, field, value) => {
      const fixed = withField(row, field, value);
      if (state.file) setRows(state.rows.map((one) => (one === row ? fixed : one)));
      else setText(withLine(state.text, row.line, peopleOnLine(state.rows, row, fixed)), 0);
    },
    chooseLanguage: state.file
      ? (row, language) => setRows(state.rows.map((one) => (one === row ? withLanguage(row, language) : one)))
      : null,
    remove: (row) => {
      if (state.file) setRows(state.rows.filter((one) => one !== row));
      else setText(withLine(state.text, row.line, peopleOnLine(state.rows, row, null)), 0);
    },
    keepUnready: () => {
      if (state.file) setRows(state.rows.filter((row) => !isReady(row)));
      else setText(unreadyLines(state.text, state.rows), 0);
    },
    clear: () => {
      checks.forget();
      setState(() => EMPTY);
      return () => setState(() => ({ ...state, isChecking: false }));
    },
  };
}

/** Kept under the assessment until they are sent, whatever happens to the page. */
function useKeptLists(assessmentId: string) {
  const drafts = useDrafts();
  const [lists, setLists] = useState<Lists>(() => readLists(drafts, assessmentId));
  useEffect(() => keepLists(drafts, assessmentId, lists), [drafts, assessmentId, lists]);
  return [lists, setLists] as const;
}
