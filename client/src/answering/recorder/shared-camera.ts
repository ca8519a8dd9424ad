import { duringPrompt } from '../../lib/prompts';
import { mediaFailureOf, PICTURE, type RecorderFailure } from './media';
import { Listeners } from '../../lib/listeners';

export type CameraState =
  | { name: 'off' }
  | { name: 'asking' }
  | { name: 'on'; stream: MediaStream }
  | { name: 'failed'; why: RecorderFailure };

/** The one camera of the page: opened once, and lent to whatever needs its picture. */
export class SharedCamera {
  #state: CameraState = { name: 'off' };
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;

  readonly state = (): CameraState => this.#state;

  readonly turnOn = async (): Promise<void> => {
    if (this.#state.name === 'on' || this.#state.name === 'asking') return;
    // Older browsers, and pages that are not served securely, have none.
    if (!('mediaDevices' in navigator)) {
      this.#become({ name: 'failed', why: 'unsupported' });
      return;
    }
    this.#become({ name: 'asking' });
    try {
      const asked = navigator.mediaDevices.getUserMedia({ audio: false, video: PICTURE });
      this.#opened(await duringPrompt('permission', asked));
    } catch (thrown) {
      this.#become({ name: 'failed', why: mediaFailureOf(thrown) });
    }
  };

  readonly turnOff = (): void => {
    if (this.#state.name === 'on') this.#state.stream.getTracks().forEach((track) => track.stop());
    this.#become({ name: 'off' });
  };

  /** The picture for somebody else, who stops their own copy of it; null while the camera is off. */
  lend(): MediaStreamTrack | null {
    if (this.#state.name !== 'on') return null;
    return this.#state.stream.getVideoTracks()[0]?.clone() ?? null;
  }

  #opened(stream: MediaStream): void {
    // The cable was pulled or the permission withdrawn.
    for (const track of stream.getTracks()) track.onended = () => this.#become({ name: 'failed', why: 'missing' });
    this.#become({ name: 'on', stream });
  }

  #become(state: CameraState): void {
    this.#state = state;
    this.#listeners.tell();
  }
}

export const sharedCamera = new SharedCamera();
