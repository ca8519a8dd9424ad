import { QuestionType } from '../../vocabulary';
import { fileTypeFor } from '../file-types';
import type { Ignore } from '../read-each';
import { childOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import type { MoodleKey } from './moodle-answers';
import { moodleNote } from './moodle-text';

/** An essay without a text box is a question for a file. */
export function essayKey(question: XmlElement, ignore: Ignore): MoodleKey {
  const rubric = moodleNote(childOf(question, 'graderinfo'), ignore);
  const template = childOf(question, 'responsetemplate');
  if (textOf(template)) ignore('SETTING', { name: 'responsetemplate' }, template?.line);
  const attachments = Number(textOf(childOf(question, 'attachments'))) || 0;
  if (textOf(childOf(question, 'responseformat')) === 'noinline' && attachments !== 0) {
    return { ...fileTypeFor(textOf(childOf(question, 'filetypeslist'))), rubric };
  }
  if (attachments !== 0) ignore('SETTING', { name: 'attachments' });
  const wordLimit = Number(textOf(childOf(question, 'maxwordlimit'))) || null;
  if (textOf(childOf(question, 'minwordlimit'))) ignore('SETTING', { name: 'minwordlimit' });
  return { type: QuestionType.OPEN_ENDED, rubric, wordLimit };
}
