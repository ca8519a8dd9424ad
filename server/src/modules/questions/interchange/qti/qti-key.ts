import type { CarriedQuestion } from '../interchange';

export type QtiKey = Omit<CarriedQuestion, 'text'>;
