import { Mic } from 'lucide-react';
import { recording } from '../recording/recording';

/** An answer spoken into the microphone. */
export const audio = recording('AUDIO', { Icon: Mic, durationSeconds: 180, score: 15 });
