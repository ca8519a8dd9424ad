import type { AnswerFeedback, QuestionNotes } from '../../notes/question-notes';
import { plainOfHtml } from '../html-text';
import { descendantsOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { bodyHtml } from './body-html';

const RIGHT = /^(?:correct|right)/iu;
const WRONG = /^(?:incorrect|wrong)/iu;

/** What an item tells whoever answered: beside a choice, for a choice, for right and wrong; whatever else it shows is for everybody. */
export function itemFeedback(item: XmlElement): QuestionNotes {
  const choices = descendantsOf(item, 'simpleChoice', 'inlineChoice');
  const beside = choices.flatMap((choice) =>
    descendantsOf(choice, 'feedbackInline').map((told): AnswerFeedback => ({
      answer: wordsIn(choice),
      feedback: wordsIn(told),
    })),
  );
  const shown = descendantsOf(item, 'modalFeedback', 'feedbackBlock').map((told) => ({
    name: told.attributes.identifier ?? '',
    text: wordsIn(told),
  }));
  const ofChoice = (name: string) => choices.find(({ attributes }) => attributes.identifier === name);
  const [rest, named] = [
    shown.filter(({ name }) => !ofChoice(name)),
    shown.flatMap(({ name, text }): AnswerFeedback[] => {
      const choice = ofChoice(name);
      return choice ? [{ answer: wordsIn(choice), feedback: text }] : [];
    }),
  ];
  const joined = (wanted: (name: string) => boolean) =>
    [...new Set(rest.filter(({ name }) => wanted(name)).map(({ text }) => text))].filter(Boolean).join('\n');
  return {
    answers: [...beside, ...named].filter(({ answer, feedback }) => answer && feedback),
    rightFeedback: joined((name) => RIGHT.test(name)),
    wrongFeedback: joined((name) => WRONG.test(name)),
    feedback: joined((name) => !RIGHT.test(name) && !WRONG.test(name)),
  };
}

const wordsIn = (element: XmlElement): string =>
  plainOfHtml(bodyHtml(element.children, (child) => (child.name.endsWith('Interaction') ? '' : null)));

const LABEL_FEEDBACK = /_fb$/u;

/** The same of QTI 1.2, by the names that Canvas gives: `correct_fb`, `general_incorrect_fb`, and those of its labels. */
export function oldItemFeedback(item: XmlElement, html: (element: XmlElement) => string): QuestionNotes {
  const labels = descendantsOf(item, 'response_label');
  const told = descendantsOf(item, 'itemfeedback').map((feedback) => ({
    name: feedback.attributes.ident ?? '',
    text: plainOfHtml(html(feedback)),
  }));
  const labelOf = (name: string) =>
    labels.find(({ attributes }) => attributes.ident === name.replace(LABEL_FEEDBACK, ''));
  const joined = (wanted: (name: string) => boolean) =>
    told
      .filter(({ name, text }) => text && !labelOf(name) && wanted(name))
      .map(({ text }) => text)
      .join('\n');
  const isRight = (name: string) => name === 'correct_fb';
  const isWrong = (name: string) => name === 'general_incorrect_fb';
  return {
    answers: told.flatMap(({ name, text }) => {
      const label = labelOf(name);
      return label && text ? [{ answer: plainOfHtml(html(label)), feedback: text }] : [];
    }),
    rightFeedback: joined(isRight),
    wrongFeedback: joined(isWrong),
    feedback: joined((name) => !isRight(name) && !isWrong(name)),
  };
}
