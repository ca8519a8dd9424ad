import { useRef, useState } from 'react';
import {
  usePreviewQuestionImportMutation,
  type ImportPreview_ImportFragment,
  type QuestionFormat,
} from '../../../graphql/generated';
import { failureOf, type Failure } from '../../../lib/graphql/errors';
import { isTooLarge } from './formats';

export type Preview = ImportPreview_ImportFragment;

interface ImportState {
  file: File | null;
  /** Chosen by hand; null lets the server tell by the content. */
  format: QuestionFormat | null;
  preview: Preview | null;
  failure: Failure | null;
  isReading: boolean;
}

const EMPTY: ImportState = { file: null, format: null, preview: null, failure: null, isReading: false };
const TOO_LARGE: Failure = { code: 'FILE_TOO_LARGE', params: {}, fields: [] };

export interface QuestionImport extends ImportState {
  chooseFile: (file: File) => void;
  chooseFormat: (format: QuestionFormat | null) => void;
  clear: () => void;
}

/** The file that is about to be imported, and what the server understands of it. The newest reading wins. */
export function useQuestionImport(): QuestionImport {
  const [state, setState] = useState<ImportState>(EMPTY);
  const newest = useRef(0);
  const [read] = usePreviewQuestionImportMutation({ context: { quiet: true } });
  const look = async (file: File, format: QuestionFormat | null) => {
    const mine = ++newest.current;
    if (isTooLarge(file)) {
      setState({ ...EMPTY, file, format, failure: TOO_LARGE });
      return;
    }
    setState({ ...EMPTY, file, format, isReading: true });
    const done = (change: Partial<ImportState>) =>
      mine === newest.current && setState((now) => ({ ...now, ...change, isReading: false }));
    try {
      const { data } = await read({ variables: { input: { file, format } } });
      done({ preview: data?.previewQuestionImport.questionImport ?? null });
    } catch (error) {
      done({ failure: failureOf(error) });
    }
  };
  return {
    ...state,
    chooseFile: (file) => void look(file, state.format),
    chooseFormat: (format) => {
      if (state.file) void look(state.file, format);
      else setState((now) => ({ ...now, format }));
    },
    clear: () => {
      newest.current++;
      setState(EMPTY);
    },
  };
}
