import { useState } from 'react';
import { useKept } from '../../../hooks/use-kept';
import { useUploadQuestionImageMutation } from './upload-image-generated';
import { failureOf } from '../../../lib/graphql/errors';
import { useFailureText } from '../../../lib/graphql/use-failure-text';

interface Uploaded {
  id: string;
  url: string;
  width: number | null;
  height: number | null;
}

const isUploaded = (kept: unknown): kept is Uploaded | null =>
  kept === null || (typeof kept === 'object' && 'id' in kept && 'url' in kept);

/** Sends a picture and keeps it until it is dropped; its size is read here, so that nothing jumps when it is shown. */
export function useImageUpload() {
  const [upload, { loading }] = useUploadQuestionImageMutation({ context: { quiet: true } });
  const [image, setImage, isRestored] = useKept<Uploaded | null>('picture file', null, isUploaded);
  const [problem, setProblem] = useState<string | undefined>();
  const failureText = useFailureText();
  const send = async (file: File) => {
    setProblem(undefined);
    try {
      const [{ data }, size] = await Promise.all([upload({ variables: { file } }), sizeOf(file)]);
      if (data) setImage({ ...data.uploadFile.file, ...size });
    } catch (error) {
      setProblem(failureText(failureOf(error)));
    }
  };
  const drop = () => setImage(null);
  return { image, problem, isBusy: loading, isRestored, send, drop };
}

async function sizeOf(file: File): Promise<{ width: number | null; height: number | null }> {
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return { width: null, height: null };
  }
}
