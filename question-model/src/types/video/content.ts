import { recordSeconds } from '../shared/record-seconds';

export const videoContent = { recordSeconds };
