import type { SharedCamera } from '../../../answering/recorder/shared-camera';
import { backoffMs } from '../backoff';
import type { ServerClock } from '../clock';
import type { Connection } from '../connection';
import { examFailureOf } from '../failure';
import type { ExamApi, FaceHint } from '../ports';
import { takePicture } from './take-picture';

interface TakerPorts {
  api: Pick<ExamApi, 'uploadSnapshot'>;
  camera: SharedCamera;
  clock: ServerClock;
  connection: Pick<Connection, 'rest'>;
  /** A picture went out with a guess that people will look at. */
  onHint: () => void;
}

/** Loading the guess or making it may take long, or never end; the picture goes without it then. */
const GUESS_PATIENCE_MS = 20_000;

/** Takes the pictures that the server asks for, and sends each until it is there. Silent: nothing of it stops the exam. */
export class SnapshotTaker {
  readonly #known = new Set<string>();

  constructor(private readonly ports: TakerPorts) {}

  /** As often as the pulse says it. */
  async due(snapshotId: string): Promise<void> {
    if (this.#known.has(snapshotId)) return;
    const { camera, clock } = this.ports;
    await camera.turnOn();
    const state = camera.state();
    if (state.name !== 'on' || this.#known.has(snapshotId)) return;
    this.#known.add(snapshotId);
    const takenAt = new Date(clock.now()).toISOString();
    const picture = await takePicture(state.stream).catch(() => null);
    if (picture) await this.#send(snapshotId, takenAt, picture.file, await guess(picture.canvas));
    else this.#known.delete(snapshotId);
  }

  async #send(snapshotId: string, takenAt: string, file: File, faces: FaceHint): Promise<void> {
    const { api, connection } = this.ports;
    for (let failures = 1; ; failures++) {
      try {
        await api.uploadSnapshot({ snapshotId, takenAt, faces }, file);
        if (faces === 'NONE' || faces === 'SEVERAL') this.ports.onHint();
        return;
      } catch (thrown) {
        if (examFailureOf(thrown).kind === 'refused') return;
        await connection.rest(backoffMs(failures));
      }
    }
  }
}

async function guess(canvas: HTMLCanvasElement): Promise<FaceHint> {
  const never = new Promise<FaceHint>((resolve) => setTimeout(() => resolve('UNKNOWN'), GUESS_PATIENCE_MS));
  const made = import('./count-faces').then(({ countFaces }) => countFaces(canvas)).catch(() => 'UNKNOWN' as const);
  return Promise.race([made, never]);
}
