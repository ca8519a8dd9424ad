import type { AppConfig } from '../../../../platform/config';
import type { QuestionForFiles } from './answer-files.queries';

const MEGABYTE = 1_000_000;
/** What a recorder takes at most for one second: 4 Mbit/s of video, 320 kbit/s of audio. */
const BYTES_PER_SECOND = { video: 500_000, audio: 40_000 };
/** A recorder stops a moment late, and its first second holds the head of the file. */
const SLACK_SECONDS = 10;
const MAX_SECONDS = 600;

/** By the length that the question allows, and by what is configured for its kind. */
export function maxRecordingBytes(
  { type, recordSeconds }: Pick<QuestionForFiles, 'type' | 'recordSeconds'>,
  { videoMegabytes, audioMegabytes }: Pick<AppConfig, 'videoMegabytes' | 'audioMegabytes'>,
): number {
  const isVideo = type === 'video';
  const seconds = (recordSeconds ?? MAX_SECONDS) + SLACK_SECONDS;
  const perSecond = isVideo ? BYTES_PER_SECOND.video : BYTES_PER_SECOND.audio;
  return Math.min(seconds * perSecond, (isVideo ? videoMegabytes : audioMegabytes) * MEGABYTE);
}
