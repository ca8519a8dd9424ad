import { plainDecimal } from '@mizan/question-model';
import type { AnswerFeedback, QuestionNotes } from '../../notes/question-notes';
import { OTHER_ANSWER } from '../carried-notes';
import { withoutExponent } from '../decimal-notation';
import type { Ignore } from '../read-each';
import { isLanguageTag } from '../two-languages';
import { childOf, elementsOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { tagsOf } from './moodle-rest';
import { moodleNote, moodlePlain } from './moodle-text';

const silent = () => undefined;

/** Feedback, hints and tags of a question; what they lose of their formatting is noted. */
export function moodleNotes(question: XmlElement, ignore: Ignore): QuestionNotes {
  const note = (name: string) => moodleNote(childOf(question, name), ignore);
  return {
    feedback: note('generalfeedback'),
    rightFeedback: note('correctfeedback'),
    partlyRightFeedback: note('partiallycorrectfeedback'),
    wrongFeedback: note('incorrectfeedback'),
    answers: elementsOf(question, 'answer').flatMap((answer) => answerFeedback(question, answer, ignore)),
    hints: elementsOf(question, 'hint')
      .map((hint) => moodleNote(hint, ignore))
      .filter(Boolean),
    tags: tagsOf(question).filter((tag) => !isLanguageTag(tag)),
  };
}

function answerFeedback(question: XmlElement, answer: XmlElement, ignore: Ignore): AnswerFeedback[] {
  const feedback = moodleNote(childOf(answer, 'feedback'), ignore);
  return feedback ? [{ answer: nameOf(question.attributes.type, answer), feedback }] : [];
}

/** The answer as it is kept. */
function nameOf(type: string | undefined, answer: XmlElement): string {
  const written = textOf(childOf(answer, 'text'));
  if (type === 'truefalse') return written.toLowerCase();
  if (type === 'shortanswer') return written.replaceAll('\\*', '*') || OTHER_ANSWER;
  if (type === 'numerical') return plainDecimal(withoutExponent(written)) ?? OTHER_ANSWER;
  return moodlePlain(answer, silent);
}
