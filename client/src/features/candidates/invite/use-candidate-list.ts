import { useEffect, useState } from 'react';
import {
  usePreviewCandidateFileMutation,
  usePreviewCandidateRowsMutation,
  usePreviewCandidateTextMutation,
} from '../../../graphql/generated';
import { useDrafts } from '../../../hooks/use-drafts';
import {
  fileProblem,
  inputOf,
  isReady,
  withField,
  withLine,
  withLinesOf,
  type DraftRow,
  type RowField,
} from './draft-list';
import { EMPTY, keepLists, readLists, unreadyLines, type InviteWay, type Lists, type ListState } from './draft-lists';
import { useCheck } from './use-check';

const TYPING_PAUSE_MS = 400;
const quiet = { quiet: true };

export interface CandidateList extends ListState {
  setText: (text: string) => void;
  chooseFile: (file: File) => void;
  edit: (row: DraftRow, field: RowField, value: string) => void;
  remove: (row: DraftRow) => void;
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
  const preview = usePreviews(assessmentId);

  const setText = (text: string, pause = TYPING_PAUSE_MS) => {
    setState((now) => ({ ...now, text, ...(text.trim() ? {} : { rows: [], failure: null }) }));
    checks.run(text.trim() ? pause : null, () => preview.text(text));
  };
  const chooseFile = (file: File) => {
    const problem = fileProblem(file);
    const chosen = { name: file.name, size: file.size, sent: 0 };
    if (problem) {
      checks.forget();
      setState(() => ({ ...EMPTY, file: chosen, failure: { code: problem, params: {}, fields: [] } }));
      return;
    }
    setState(() => ({ ...EMPTY, file: chosen }));
    checks.run(0, () => preview.file(file, (sent) => setState((now) => ({ ...now, file: { ...chosen, sent } }))));
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
    // Only when the list is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [way]);

  return {
    ...state,
    setText,
    chooseFile,
    edit: (row, field, value) => {
      const fixed = withField(row, field, value);
      if (state.file) setRows(state.rows.map((one) => (one.line === row.line ? fixed : one)));
      else setText(withLine(state.text, row.line, fixed), 0);
    },
    remove: (row) => {
      if (state.file) setRows(state.rows.filter((one) => one.line !== row.line));
      else setText(withLine(state.text, row.line, null), 0);
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

function usePreviews(assessmentId: string) {
  const [previewText] = usePreviewCandidateTextMutation({ context: quiet });
  const [previewFile] = usePreviewCandidateFileMutation();
  const [previewRows] = usePreviewCandidateRowsMutation({ context: quiet });
  return {
    text: async (text: string) => {
      const { data } = await previewText({ variables: { input: { assessmentId, text } } });
      return data?.previewCandidateText.preview;
    },
    file: async (file: File, onProgress: (sent: number) => void) => {
      const context = { ...quiet, fetchOptions: { onProgress } };
      const { data } = await previewFile({ variables: { assessmentId, file }, context });
      return data?.previewCandidateFile.preview;
    },
    rows: async (rows: DraftRow[], recognisedColumns: ListState['columns']) => {
      const { data } = await previewRows({ variables: { input: { assessmentId, candidates: rows.map(inputOf) } } });
      const checked = data?.previewCandidateRows.preview;
      return checked && { ...checked, recognisedColumns, rows: withLinesOf(checked.rows, rows) };
    },
  };
}
