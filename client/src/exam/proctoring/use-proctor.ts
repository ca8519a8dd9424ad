import { useSyncExternalStore } from 'react';
import type { Proctor, ProctorView } from '../engine/proctoring/proctor';

export const useProctor = (proctor: Proctor): ProctorView => useSyncExternalStore(proctor.subscribe, proctor.view);
