import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { QuestionFormat } from '../../../graphql/schema-generated';
import {
  useCancelQuestionImportMutation,
  usePreviewQuestionImportMutation,
  useQuestionImportPreviewLazyQuery,
  useStartQuestionImportMutation,
  type ImportPreview_ImportFragment,
} from './question-import-generated';
import { failureOf, type Failure } from '../../../lib/graphql/errors';
import { goesInParts, isTooLarge } from './formats';
import { useBankUpload } from './use-bank-upload';
import { failureOfJob, isOpenJob, useImportJob, type ImportJob } from './use-import-job';

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
  /** By which the server reads it. */
  jobId: string | null;
}

const EMPTY: ImportState = {
  file: null,
  format: null,
  preview: null,
  failure: null,
  isReading: false,
  sent: null,
  uploadId: null,
  jobId: null,
};
const TOO_LARGE: Failure = { code: 'UPLOAD_TOO_LARGE', params: { megabytes: 20 }, fields: [] };

export interface QuestionImport extends Omit<ImportState, 'jobId'> {
  /** How far the reading of a large one is. */
  job: ImportJob | null;
  chooseFile: (file: File) => void;
  chooseFormat: (format: QuestionFormat | null) => void;
  /** The id under which the server has it, sent in parts now where it was not; null where that failed. */
  send: () => Promise<string | null>;
  clear: () => void;
}

/** The file that is about to be imported, and what the server understands of it. The newest reading wins. */
export function useQuestionImport(): QuestionImport {
  const [state, setState] = useState<ImportState>(EMPTY);
  const newest = useRef(0);
  const [read] = usePreviewQuestionImportMutation({ context: { quiet: true }, fetchPolicy: 'no-cache' });
  const [start] = useStartQuestionImportMutation({ context: { quiet: true } });
  const [cancel] = useCancelQuestionImportMutation({ context: { quiet: true } });
  const upload = useBankUpload();
  const job = useReading(state.jobId, (change) => setState((now) => ({ ...now, ...change, isReading: false })));
  const stopReading = () => {
    if (job && isOpenJob(job)) void cancel({ variables: { input: { id: job.id } } }).catch(() => undefined);
  };
  const sending = useRef<AbortController>(undefined);
  const look = async (file: File, format: QuestionFormat | null, known: string | null = null) => {
    const mine = ++newest.current;
    sending.current?.abort();
    stopReading();
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
      if (uploadId !== null) {
        const { data } = await start({ variables: { input: { uploadId, format, isPreview: true } } });
        const jobId = data?.startQuestionImport.questionImportJob.id ?? null;
        if (mine === newest.current) setState((now) => ({ ...now, jobId }));
        return;
      }
      const { data } = await read({ variables: { input: { format, file } } });
      done({ preview: data?.previewQuestionImport.questionImport ?? null });
    } catch (error) {
      done({ failure: failureOf(error) });
    }
  };
  const send = async () => {
    const { file, uploadId } = state;
    if (file === null || uploadId !== null) return uploadId;
    const mine = newest.current;
    const change = (next: Partial<ImportState>) =>
      mine === newest.current && setState((now) => ({ ...now, sent: null, ...next }));
    const { signal } = (sending.current = new AbortController());
    change({ failure: null });
    try {
      const id = await upload(file, { signal, onProgress: (sent) => change({ sent }) });
      change({ uploadId: id });
      return id;
    } catch (error) {
      change({ failure: failureOf(error) });
      return null;
    }
  };
  const { jobId: _, ...shown } = state;
  return {
    ...shown,
    job,
    chooseFile: (file) => void look(file, state.format),
    chooseFormat: (format) => {
      if (state.file) void look(state.file, format, state.uploadId);
      else setState((now) => ({ ...now, format }));
    },
    send,
    clear: () => {
      newest.current++;
      sending.current?.abort();
      stopReading();
      setState(EMPTY);
    },
  };
}

type Read = Partial<Pick<ImportState, 'preview' | 'failure' | 'jobId'>>;

/** Follows a job that reads, and hands over what it read, or why it could not. */
function useReading(jobId: string | null, onEnd: (read: Read) => void): ImportJob | null {
  const job = useImportJob(jobId);
  const [fetch] = useQuestionImportPreviewLazyQuery({ fetchPolicy: 'no-cache' });
  const finish = useEffectEvent(async (over: ImportJob) => {
    const failure = failureOfJob(over);
    if (over.state !== 'DONE') {
      onEnd({ failure, jobId: null });
      return;
    }
    const { data, error } = await fetch({ variables: { id: over.id } });
    onEnd({
      preview: data?.questionImportJob.result ?? null,
      failure: error ? failureOf(error) : null,
      jobId: null,
    });
  });
  useEffect(() => {
    if (job && !isOpenJob(job)) void finish(job);
  }, [job]);
  return job && isOpenJob(job) ? job : null;
}
