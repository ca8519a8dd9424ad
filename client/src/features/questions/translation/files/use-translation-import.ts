import { useRef, useState } from 'react';
import {
  useImportTranslationsMutation,
  usePreviewTranslationImportMutation,
  type TranslationFiles_ImportFragment,
} from './translation-files-generated';
import { failureOf, type Failure } from '../../../../lib/graphql/errors';
import { goesInParts, isTooLarge } from '../../import/formats';
import { useBankUpload } from '../../import/use-bank-upload';

interface ImportState {
  file: File | null;
  preview: TranslationFiles_ImportFragment | null;
  failure: Failure | null;
  isReading: boolean;
  /** Under which the server has what came in parts. */
  uploadId: string | null;
}

const EMPTY: ImportState = { file: null, preview: null, failure: null, isReading: false, uploadId: null };
const TOO_LARGE: Failure = { code: 'UPLOAD_TOO_LARGE', params: { megabytes: 20 }, fields: [] };

export interface TranslationImport extends ImportState {
  choose: (file: File) => void;
  /** What was taken over; null where that failed. */
  take: () => Promise<TranslationFiles_ImportFragment | null>;
  clear: () => void;
}

/** A file that came back, and what the server would take of it. The newest one counts. */
export function useTranslationImport(): TranslationImport {
  const [state, setState] = useState<ImportState>(EMPTY);
  const newest = useRef(0);
  const [preview] = usePreviewTranslationImportMutation({ context: { quiet: true } });
  const [run] = useImportTranslationsMutation({ context: { quiet: true } });
  const upload = useBankUpload();
  const look = async (file: File) => {
    const mine = ++newest.current;
    const done = (change: Partial<ImportState>) =>
      mine === newest.current && setState((now) => ({ ...now, ...change, isReading: false }));
    const isRefused = isTooLarge(file);
    setState({ ...EMPTY, file, failure: isRefused ? TOO_LARGE : null, isReading: !isRefused });
    if (isRefused) return;
    try {
      const sending = { signal: new AbortController().signal, onProgress: () => undefined };
      const uploadId = goesInParts(file) ? await upload(file, sending) : null;
      const { data } = await preview({ variables: { input: uploadId ? { uploadId } : { file } } });
      done({ uploadId, preview: data?.previewTranslationImport.translationImport ?? null });
    } catch (error) {
      done({ failure: failureOf(error) });
    }
  };
  const take = async () => {
    const { file, uploadId } = state;
    if (!file) return null;
    try {
      const { data } = await run({ variables: { input: uploadId ? { uploadId } : { file } } });
      return data?.importTranslations.translationImport ?? null;
    } catch (error) {
      setState((now) => ({ ...now, failure: failureOf(error) }));
      return null;
    }
  };
  return { ...state, choose: (file) => void look(file), take, clear: () => setState(EMPTY) };
}
