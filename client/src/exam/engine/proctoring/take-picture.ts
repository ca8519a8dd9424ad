/** Of the longer side, which is enough to see who sits there. */
const LONGEST = 640;
const LIMIT_BYTES = 250_000;
const QUALITIES = [0.75, 0.5, 0.3];

export interface Picture {
  canvas: HTMLCanvasElement;
  file: File;
}

/** One picture of what the camera sees now, as a JPEG within the limit of a file. */
export async function takePicture(stream: MediaStream): Promise<Picture> {
  const canvas = await drawFrame(stream);
  for (const quality of QUALITIES) {
    const blob = await toJpeg(canvas, quality);
    if (blob && blob.size <= LIMIT_BYTES)
      return { canvas, file: new File([blob], 'snapshot.jpg', { type: 'image/jpeg' }) };
  }
  throw new Error('No picture');
}

async function drawFrame(stream: MediaStream): Promise<HTMLCanvasElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  await video.play();
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, LONGEST / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  video.srcObject = null;
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
