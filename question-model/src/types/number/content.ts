import { optional, text } from '../../shape/declare';

export const numberContent = {
  unit: optional(text({ max: 30, isOneLine: true }, 'Of a number, shown beside it.')),
};
