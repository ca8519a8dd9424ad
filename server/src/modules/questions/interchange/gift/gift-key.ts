import type { CarriedQuestion } from '../interchange';

export type GiftKey = Omit<CarriedQuestion, 'text'>;
