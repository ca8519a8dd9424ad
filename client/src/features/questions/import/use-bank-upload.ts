import {
  useFinishBankUploadMutation,
  useSendBankPartMutation,
  useStartBankUploadMutation,
} from './question-import-generated';
import { sendInParts, type PartsPort } from '../../../lib/upload/send-in-parts';

const quiet = { quiet: true };

interface Sending {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

/** Sends a bank in parts; answers with the id under which the server has it. */
export function useBankUpload(): (file: File, sending: Sending) => Promise<string> {
  const [start] = useStartBankUploadMutation({ context: quiet });
  const [sendPart] = useSendBankPartMutation();
  const [finish] = useFinishBankUploadMutation({ context: quiet });
  return async (file, sending) => {
    const uploadId = crypto.randomUUID();
    const port: PartsPort = {
      start: async () => {
        const about = { name: file.name, contentType: file.type, byteSize: file.size };
        const { data } = await start({ variables: { input: { uploadId, purpose: 'QUESTION_BANK', ...about } } });
        return data?.startUpload.upload ?? { partBytes: file.size, receivedParts: [] };
      },
      send: (index, content, { signal, onProgress }) =>
        sendPart({
          variables: { input: { uploadId, index, file: content } },
          context: { ...quiet, fetchOptions: { signal, onProgress } },
        }),
    };
    await sendInParts(file, port, sending);
    await finish({ variables: { input: { uploadId } } });
    return uploadId;
  };
}
