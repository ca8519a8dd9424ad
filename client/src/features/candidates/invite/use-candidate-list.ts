import { useRef, useState } from 'react';
import {
  usePreviewCandidateFileMutation,
  usePreviewCandidateRowsMutation,
  usePreviewCandidateTextMutation,
  type CandidateList_PreviewFragment,
} from '../../../graphql/generated';
import { failureOf, type Failure } from '../../../lib/graphql/errors';
import { fileProblem, inputOf, withField, withLine, withLinesOf, type DraftRow, type RowField } from './draft-list';

export interface ChosenFile {
  name: string;
  size: number;
  /** 0 to 1 of the bytes sent. */
  sent: number;
}

interface ListState {
  text: string;
  file: ChosenFile | null;
  rows: DraftRow[];
  columns: CandidateList_PreviewFragment['recognisedColumns'];
  isChecking: boolean;
  /** Why the whole list could not be read; a code of the catalogue. */
  failure: Failure | null;
}

const EMPTY: ListState = { text: '', file: null, rows: [], columns: [], isChecking: false, failure: null };
const TYPING_PAUSE_MS = 400;
const quiet = { quiet: true };

export interface CandidateList extends ListState {
  setText: (text: string) => void;
  chooseFile: (file: File) => void;
  edit: (row: DraftRow, field: RowField, value: string) => void;
  remove: (row: DraftRow) => void;
  clear: () => void;
}

/**
 * The list that is being prepared. Pasted text stays the one source: a fix in the preview rewrites its line. The rows of
 * a file are the source once it was read. The newest check wins, whatever order the answers come in.
 */
export function useCandidateList(assessmentId: string): CandidateList {
  const [state, setState] = useState<ListState>(EMPTY);
  const checks = useCheck(setState);
  const [previewText] = usePreviewCandidateTextMutation({ context: quiet });
  const [previewFile] = usePreviewCandidateFileMutation();
  const [previewRows] = usePreviewCandidateRowsMutation({ context: quiet });

  const setText = (text: string, pause = TYPING_PAUSE_MS) => {
    setState((now) => ({ ...now, text, file: null, ...(text.trim() ? {} : { rows: [], failure: null }) }));
    checks.run(text.trim() ? pause : null, async () => {
      const { data } = await previewText({ variables: { input: { assessmentId, text } } });
      return data?.previewCandidateText;
    });
  };

  const chooseFile = (file: File) => {
    const problem = fileProblem(file);
    const chosen = { name: file.name, size: file.size, sent: 0 };
    if (problem) {
      checks.run(null, () => Promise.resolve(undefined));
      setState({ ...EMPTY, file: chosen, failure: { code: problem, params: {}, fields: [] } });
      return;
    }
    setState({ ...EMPTY, file: chosen });
    const onProgress = (sent: number) => setState((now) => ({ ...now, file: { ...chosen, sent } }));
    checks.run(0, async () => {
      const context = { ...quiet, fetchOptions: { onProgress } };
      const { data } = await previewFile({ variables: { assessmentId, file }, context });
      return data?.previewCandidateFile;
    });
  };

  const setRows = (rows: DraftRow[]) => {
    setState((now) => ({ ...now, rows }));
    checks.run(0, async () => {
      const { data } = await previewRows({ variables: { input: { assessmentId, candidates: rows.map(inputOf) } } });
      const checked = data?.previewCandidateRows;
      return checked && { ...checked, recognisedColumns: state.columns, rows: withLinesOf(checked.rows, rows) };
    });
  };

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
    clear: () => {
      checks.run(null, () => Promise.resolve(undefined));
      setState(EMPTY);
    },
  };
}

type Check = () => Promise<CandidateList_PreviewFragment | undefined>;

function useCheck(setState: (change: (now: ListState) => ListState) => void) {
  const newest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = async (mine: number, check: Check) => {
    const done = (change: Partial<ListState>) =>
      mine === newest.current && setState((now) => ({ ...now, ...change, isChecking: false }));
    try {
      const preview = await check();
      if (preview) done({ rows: preview.rows, columns: preview.recognisedColumns, failure: null });
    } catch (error) {
      done({ failure: failureOf(error) });
    }
  };
  return {
    /** Checks after a pause in ms; null only forgets what was on its way. */
    run: (pause: number | null, check: Check) => {
      clearTimeout(timer.current);
      const mine = ++newest.current;
      setState((now) => ({ ...now, isChecking: pause !== null }));
      if (pause !== null) timer.current = setTimeout(() => void look(mine, check), pause);
    },
  };
}
