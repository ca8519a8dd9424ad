import { optional, whole } from '../../shape/declare';

export const openEndedContent = { wordLimit: optional(whole(1, 5_000, 'Words; null for no limit.')) };
