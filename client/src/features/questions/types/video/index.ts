import { Video } from 'lucide-react';
import { recording } from '../recording/recording';

/** An answer given before the camera. */
export const video = recording('VIDEO', { Icon: Video, durationSeconds: 180, score: 15 });
