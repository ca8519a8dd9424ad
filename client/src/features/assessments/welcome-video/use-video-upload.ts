import { useEffect, useRef, useState } from 'react';
import {
  useFinishVideoUploadMutation,
  useSendVideoPartMutation,
  useStartVideoUploadMutation,
} from './welcome-video-generated';
import { failureOf, type Failure } from '../../../lib/graphql/errors';
import { sendInParts, type PartsPort } from '../../../lib/upload/send-in-parts';
import { uploadProblem } from '../../../lib/upload/upload-rules';

export const VIDEO_ENDINGS = ['.mp4', '.webm'] as const;

interface Sending {
  file: File;
  /** Stays over tries, so that the next one goes on where the last one stopped. */
  uploadId: string;
  sent: number | null;
  failure: Failure | null;
}

const quiet = { quiet: true };

/** Sends a video in parts; `onSent` gets the id of the finished file. */
export function useVideoUpload(onSent: (fileId: string) => Promise<unknown>) {
  const [sending, setSending] = useState<Sending | null>(null);
  const abort = useRef<AbortController>(undefined);
  const portOf = usePort();
  const [finish] = useFinishVideoUploadMutation({ context: quiet });
  useEffect(() => () => abort.current?.abort(), []);

  const send = async ({ file, uploadId }: Sending) => {
    const { signal } = (abort.current = new AbortController());
    const show = (change: Partial<Sending>) =>
      !signal.aborted && setSending({ file, uploadId, sent: null, failure: null, ...change });
    show({ sent: 0 });
    try {
      await sendInParts(file, portOf(file, uploadId), { signal, onProgress: (sent) => show({ sent }) });
      await finish({ variables: { input: { uploadId } } });
      await onSent(uploadId);
      if (!signal.aborted) setSending(null);
    } catch (error) {
      show({ failure: failureOf(error) });
    }
  };

  return {
    sending,
    choose: (file: File) => {
      const code = uploadProblem(file, { endings: VIDEO_ENDINGS, maxBytes: Number.POSITIVE_INFINITY });
      const next = { file, uploadId: crypto.randomUUID(), sent: null, failure: null };
      if (code) setSending({ ...next, failure: { code, params: {}, fields: [] } });
      else void send(next);
    },
    retry: () => sending && void send(sending),
    cancel: () => {
      abort.current?.abort();
      setSending(null);
    },
  };
}

function usePort() {
  const [start] = useStartVideoUploadMutation({ context: quiet });
  const [sendPart] = useSendVideoPartMutation();
  return (file: File, uploadId: string): PartsPort => ({
    start: async () => {
      const about = { name: file.name, contentType: file.type, byteSize: file.size };
      const { data } = await start({ variables: { input: { uploadId, purpose: 'WELCOME_VIDEO', ...about } } });
      return data?.startUpload.upload ?? { partBytes: file.size, receivedParts: [] };
    },
    send: (index, content, { signal, onProgress }) =>
      sendPart({
        variables: { input: { uploadId, index, file: content } },
        context: { ...quiet, fetchOptions: { signal, onProgress } },
      }),
  });
}
