import { group, list, text, toggle, withDefault } from '../../shape/declare';

export const MAX_GAP_CHOICES = 30;

const gap = group(
  'Gap',
  {
    isNumeric: toggle('Takes a number.'),
    choices: list(text({ max: 200, isOneLine: true }), 'To choose one from; empty where something is typed.'),
  },
  'How a gap of a text is filled.',
);

export const fillInTheBlankContent = {
  gapText: text({ max: 2_000 }, 'Plain text with `[[1]]`, `[[2]]`, … where the blanks are.'),
  gaps: withDefault(list(gap, 'By the numbers of the markers; empty where words are typed into all of them.')),
};
