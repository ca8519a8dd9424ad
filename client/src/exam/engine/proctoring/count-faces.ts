import manifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json';
import weightsUrl from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url';
import type * as FaceApi from '@vladmandic/face-api';
import type { FaceHint } from '../ports';

type Detect = (canvas: HTMLCanvasElement) => Promise<number>;

/** Below it the detector sees faces in curtains. */
const SURE = 0.5;
const SIDE = 320;

type Specs = Parameters<(typeof FaceApi)['tf']['io']['decodeWeights']>[1];

let loading: Promise<Detect> | null = null;

/** A guess, made on this device, from a model of our own origin. Nothing of the picture goes anywhere for it. */
export async function countFaces(canvas: HTMLCanvasElement): Promise<FaceHint> {
  loading ??= load();
  const count = await (await loading)(canvas);
  return count === 0 ? 'NONE' : count === 1 ? 'ONE' : 'SEVERAL';
}

async function load(): Promise<Detect> {
  const specs = manifest.flatMap(({ weights }) => weights);
  const faces = await import('@vladmandic/face-api');
  const response = await fetch(weightsUrl);
  if (!response.ok) throw new Error('No model');
  const net = faces.nets.tinyFaceDetector;
  net.loadFromWeightMap(faces.tf.io.decodeWeights(await response.arrayBuffer(), specs as Specs));
  const options = new faces.TinyFaceDetectorOptions({ inputSize: SIDE, scoreThreshold: SURE });
  return async (canvas) => (await faces.detectAllFaces(canvas, options)).length;
}
