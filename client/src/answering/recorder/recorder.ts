import type { Recording } from '../file-port';
import { duringPrompt } from '../../lib/prompts';
import { mediaFailureOf, PICTURE, type RecorderFailure } from './media';
import { sharedCamera } from './shared-camera';
import { Listeners } from '../../lib/listeners';

export type RecorderState =
  | { name: 'off' }
  | { name: 'asking' }
  | { name: 'ready'; stream: MediaStream }
  | { name: 'recording'; stream: MediaStream; endsAt: number }
  | { name: 'failed'; why: RecorderFailure };

interface Options {
  withPicture: boolean;
  /** Of the longest recording. */
  seconds: number;
  /** Where a recording of this type goes. */
  open: (contentType: string, stop: () => void) => Recording;
}

/** Kept low: half a minute of picture is two or three megabytes, which a poor line still carries while it is recorded. */
const RATES = { videoBitsPerSecond: 600_000, audioBitsPerSecond: 48_000 };
const PART_MS = 2_000;
/** Below the limit of one file, whatever the recorder hands over at once. */
const PART_BYTES = 240_000;

const TYPES = {
  video: ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'],
  audio: ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'],
};

/** Camera and microphone, from the permission to the last part. Knows nothing of where parts go. */
export class Recorder {
  #state: RecorderState = { name: 'off' };
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;
  #media: MediaRecorder | null = null;
  #limit: ReturnType<typeof setTimeout> | undefined;
  #isGone = false;

  constructor(private readonly options: Options) {}

  readonly state = (): RecorderState => this.#state;

  /** Asks for the permission where the browser has to, and shows what the camera sees. */
  readonly turnOn = async (): Promise<void> => {
    this.#isGone = false;
    this.#become(isSupported() ? { name: 'asking' } : { name: 'failed', why: 'unsupported' });
    if (isSupported()) await this.#ask();
  };

  async #ask(): Promise<void> {
    try {
      const stream = await duringPrompt('permission', openMedia(this.options.withPicture));
      if (this.#isGone) stopTracks(stream);
      else this.#become({ name: 'ready', stream });
    } catch (thrown) {
      this.#become({ name: 'failed', why: mediaFailureOf(thrown) });
    }
  }

  readonly start = (): void => {
    if (this.#state.name !== 'ready') return;
    const { stream } = this.#state;
    const mimeType = TYPES[this.options.withPicture ? 'video' : 'audio'].find((type) =>
      MediaRecorder.isTypeSupported(type),
    );
    const media = new MediaRecorder(stream, mimeType ? { mimeType, ...RATES } : RATES);
    const recording = this.options.open(typeOf(media, this.options.withPicture), this.stop);
    media.ondataavailable = ({ data }) => writeInParts(recording, data);
    media.onstop = () => {
      stopTracks(stream);
      recording.finish();
    };
    // The cable was pulled or the permission withdrawn: what there is, is kept.
    for (const track of stream.getTracks()) track.onended = this.stop;
    media.start(PART_MS);
    this.#media = media;
    this.#limit = setTimeout(this.stop, this.options.seconds * 1000);
    this.#become({ name: 'recording', stream, endsAt: performance.now() + this.options.seconds * 1000 });
  };

  readonly stop = (): void => {
    clearTimeout(this.#limit);
    if (this.#media?.state === 'recording') this.#media.stop();
    this.#media = null;
    if (this.#state.name === 'recording') this.#become({ name: 'off' });
  };

  /** The question is left or its time is over: a running recording is kept, the camera goes off. */
  readonly leave = (): void => {
    this.#isGone = true;
    this.stop();
    if (this.#state.name === 'ready') stopTracks(this.#state.stream);
    if (this.#state.name !== 'failed') this.#become({ name: 'off' });
  };

  #become(state: RecorderState): void {
    this.#state = state;
    this.#listeners.tell();
  }
}

/** The camera may be on already; then its picture is shared, and only the microphone is asked for. */
async function openMedia(withPicture: boolean): Promise<MediaStream> {
  const lent = withPicture ? sharedCamera.lend() : null;
  const video = withPicture && !lent ? PICTURE : false;
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video });
  return lent ? new MediaStream([lent, ...stream.getTracks()]) : stream;
}

// Older browsers, and pages that are not served securely, have none of these.
const isSupported = () => 'mediaDevices' in navigator && typeof MediaRecorder !== 'undefined';

/** Some browsers tell the type of a recording only once it runs. */
const typeOf = ({ mimeType }: MediaRecorder, withPicture: boolean) =>
  (mimeType === '' ? `${withPicture ? 'video' : 'audio'}/webm` : mimeType).replace(/;.*/, '');

const stopTracks = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

function writeInParts(recording: Recording, data: Blob): void {
  for (let from = 0; from < data.size; from += PART_BYTES) recording.write(data.slice(from, from + PART_BYTES));
}
