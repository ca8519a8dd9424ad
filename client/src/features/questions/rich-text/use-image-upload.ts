import { useState } from 'react';
import { useUploadQuestionImageMutation } from './upload-image-generated';
import { failureOf } from '../../../lib/graphql/errors';
import { useFailureText } from '../../../lib/graphql/use-failure-text';

interface Uploaded {
  id: string;
  url: string;
  width: number | null;
  height: number | null;
}

/** Sends a picture; its size is read here, so that nothing jumps when it is shown. */
export function useImageUpload() {
  const [upload, { loading }] = useUploadQuestionImageMutation({ context: { quiet: true } });
  const [image, setImage] = useState<Uploaded | null>(null);
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
  return { image, problem, isBusy: loading, send };
}

async function sizeOf(file: File): Promise<{ width: number | null; height: number | null }> {
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return { width: null, height: null };
  }
}
