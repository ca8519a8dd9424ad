import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentLanguage, TextEncoding } from '../../../graphql/schema-generated';
import { useDrafts } from '../../../hooks/use-drafts';
import { isPassingFailure } from '../../../lib/graphql/errors';
import { fileProblem, isReady, withField, withLanguage, type DraftRow, type RowField } from './draft-list';
import { EMPTY, isRead, keepLists, readLists, type InviteWay, type Lists, type ListState } from './draft-lists';
import { HEADED, unreadyLines, withPerson, type PastedList } from './pasted-text';
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
  /** Of the rows of a file, or of text under headings; null for other text, whose lines name none. */
  chooseLanguage: ((row: DraftRow, language: ContentLanguage) => void) | null;
  /** Has the list looked at once more, after that failed; null where there is nothing to look at. */
  checkAgain: (() => void) | null;
  /** Takes out what was sent; what needs a fix stays. */
  keepUnready: () => void;
  /** @returns puts everything back */
  clear: () => () => void;
}

/**
 * The list that is being prepared, one for each way; it lasts until it is sent or cleared. Pasted text stays the one source:
 * a fix in the preview rewrites it. The rows of a file are the source once it was read. The newest check wins,
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
    const isBlank = text.trim() === '';
    setState((now) => ({ ...now, text, ...(isBlank && { rows: [], read: text, hasHeader: false, failure: null }) }));
    if (isBlank) checks.forget();
    else checks.run(pause, { read: text, ask: () => preview.text(text) });
  };
  const pasted = usePastedList(state);
  /** What is rewritten is known line by line, before it is looked at again. */
  const rewrite = ({ text, rows }: Pick<PastedList, 'text' | 'rows'>) => {
    setState((now) => ({ ...now, rows, read: text }));
    setText(text, 0);
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
    checks.run(0, { read: '', ask: () => preview.file(picked, encoding, onProgress) });
  };
  const setRows = (rows: DraftRow[]) => {
    setState((now) => (rows.length > 0 ? { ...now, rows } : EMPTY));
    if (rows.length > 0) checks.run(0, { read: '', ask: () => preview.rows(rows, state.columns) });
    else checks.forget();
  };

  const lookAgain = () => {
    if (state.file && state.rows.length > 0) setRows(state.rows);
    else if (state.file && file) chooseFile(file, state.encoding);
    else if (state.text) setText(state.text, 0);
  };

  useEffect(() => {
    // What was kept is looked at again: meanwhile somebody else may have invited the same people.
    if (way !== null && (!state.file || state.rows.length > 0)) lookAgain();
    // Only when the list is opened, or its numbers mean others.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [way, country]);

  /** Nothing is mended in rows of another text. */
  const put = (row: DraftRow, fixed: DraftRow | null) => {
    if (!isRead(state)) return;
    if (state.file) setRows(state.rows.flatMap((one) => (one !== row ? [one] : fixed ? [fixed] : [])));
    else rewrite(withPerson(pasted, row, fixed));
  };
  return {
    ...state,
    setText,
    chooseFile: (picked) => chooseFile(picked),
    readAs: file && state.file ? (encoding) => chooseFile(file, encoding) : null,
    country,
    setCountry,
    edit: (row, field, value) => put(row, withField(row, field, value)),
    chooseLanguage: state.file || state.hasHeader ? (row, language) => put(row, withLanguage(row, language)) : null,
    remove: (row) => put(row, null),
    checkAgain: canLookAgain(state, file) ? lookAgain : null,
    keepUnready: () => {
      if (state.file) setRows(state.rows.filter((row) => !isReady(row)));
      else rewrite(unreadyLines(pasted));
    },
    clear: () => {
      checks.forget();
      setState(() => EMPTY);
      return () => setState(() => ({ ...state, isChecking: false }));
    },
  };
}

/** With headings in the language of the page, which the server reads in both. */
function usePastedList({ text, rows, hasHeader }: ListState): PastedList {
  const { t } = useTranslation('candidates');
  return { text, rows, headings: hasHeader ? HEADED.map((column) => t(`invite.column.${column}`)) : null };
}

/** Whether the same list may be read another time, when only the way to the server or the server failed. */
function canLookAgain({ file: chosen, rows, failure }: ListState, file: File | null): boolean {
  return failure !== null && isPassingFailure(failure) && (chosen === null || rows.length > 0 || file !== null);
}

/** Kept under the assessment until they are sent, whatever happens to the page. */
function useKeptLists(assessmentId: string) {
  const drafts = useDrafts();
  const [lists, setLists] = useState<Lists>(() => readLists(drafts, assessmentId));
  useEffect(() => keepLists(drafts, assessmentId, lists), [drafts, assessmentId, lists]);
  return [lists, setLists] as const;
}
