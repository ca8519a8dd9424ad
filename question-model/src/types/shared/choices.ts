import { flag, group, id, list, optional, text, toggle, withDefault } from '../../shape/declare';
import type { DraftOf, ValueOf } from '../../shape/shape';

const MAX_CHOICE_LENGTH = 500;

const choiceText = text({ max: MAX_CHOICE_LENGTH });

export const choice = group('PlacedChoice', {
  id: id(),
  text: choiceText,
  isFixed: optional(toggle('Keeps its place when choices are shuffled.')),
});

/** One whose place would give the answer away. */
export const loose = group('ExamChoice', { id: id(), text: choiceText });

/** As whoever writes it sees it. */
export const authoredChoice = group(
  'Choice',
  {
    id: withDefault(id('Of a choice that stays; left out for a new one.')),
    text: choiceText,
    isRight: flag('Of a qualifier: acceptable. False for each choice of a ranking: there the order is the key.'),
    isFixed: toggle('Keeps its place when choices are shuffled.'),
  },
  'A choice as its author sees it.',
);

export const choices = list(choice);
export const authoredChoices = list(authoredChoice, 'Of a ranking in the right order.');
export const choiceIds = list(id());

export type Choice = ValueOf<typeof choice>;
export type AuthoredChoice = ValueOf<typeof authoredChoice>;
export type ChoiceDraft = DraftOf<typeof authoredChoice>;
