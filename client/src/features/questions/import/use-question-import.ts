import { useRef, useState } from 'react';
import {
  usePreviewQuestionImportMutation,
  type ImportPreview_ImportFragment,
  type QuestionFormat,
} from '../../../graphql/generated';
import { failureOf, type Failure } from '../../../lib/graphql/errors';
import { goesInParts, isTooLarge } from './formats';
import { useBankUpload } from './use-bank-upload';

export type Preview = ImportPreview_ImportFragment;

interface ImportState {
  file: File | null;
  /** Chosen by hand; null lets the server tell by the content. */
  format: QuestionFormat | null;
  preview: Preview | null;
  failure: Failure | null;
  isReading: boolean;
  /** 0 to 1 of a bank that is sent in parts. */
  sent: number | null;
  /** Under which the server has it. */
  uploadId: string | null;
}

const EMPTY: ImportState = {
  file: null,
  format: null,
  preview: null,
  failure: null,
  isReading: false,
  sent: null,
  uploadId: null,
};
const TOO_LARGE: Failure = { code: 'UPLOAD_TOO_LARGE', params: { megabytes: 20 }, fields: [] };

export interface QuestionImport extends ImportState {
  chooseFile: (file: File) => void;
  chooseFormat: (format: QuestionFormat | null) => void;
  clear: () => void;
}

/** The file that is about to be imported, and what the server understands of it. The newest reading wins. */
export function useQuestionImport(): QuestionImport {
  const [state, setState] = useState<ImportState>(EMPTY);
  const newest = useRef(0);
  const [read] = usePreviewQuestionImportMutation({ context: { quiet: true }, fetchPolicy: 'no-cache' });
  const upload = useBankUpload();
  const sending = useRef<AbortController>(undefined);
  const look = async (file: File, format: QuestionFormat | null, known: string | null = null) => {
    const mine = ++newest.current;
    sending.current?.abort();
    const { signal } = (sending.current = new AbortController());
    if (isTooLarge(file)) {
      setState({ ...EMPTY, file, format, failure: TOO_LARGE });
      return;
    }
    setState({ ...EMPTY, file, format, isReading: true });
    const done = (change: Partial<ImportState>) =>
      mine === newest.current && setState((now) => ({ ...now, ...change, isReading: false }));
    const onProgress = (sent: number) => mine === newest.current && setState((now) => ({ ...now, sent }));
    try {
      const uploadId = goesInParts(file) ? (known ?? (await upload(file, { signal, onProgress }))) : null;
      if (mine !== newest.current) return;
      setState((now) => ({ ...now, uploadId, sent: null }));
      const { data } = await read({ variables: { input: { format, ...(uploadId ? { uploadId } : { file }) } } });
      done({ preview: data?.previewQuestionImport.questionImport ?? null });
    } catch (error) {
      done({ failure: failureOf(error) });
    }
  };
  return {
    ...state,
    chooseFile: (file) => void look(file, state.format),
    chooseFormat: (format) => {
      if (state.file) void look(state.file, format, state.uploadId);
      else setState((now) => ({ ...now, format }));
    },
    clear: () => {
      newest.current++;
      sending.current?.abort();
      setState(EMPTY);
    },
  };
}
