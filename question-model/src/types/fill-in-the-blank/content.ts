import { text } from '../../shape/declare';

export const fillInTheBlankContent = {
  gapText: text({ max: 2_000 }, 'Plain text with `[[1]]`, `[[2]]`, … where the blanks are.'),
};
