import { recordSeconds } from '../shared/record-seconds';

export const audioContent = { recordSeconds };
