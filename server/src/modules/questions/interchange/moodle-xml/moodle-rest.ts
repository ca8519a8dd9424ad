import type { Ignore } from '../read-each';
import { descendantsOf, elementsOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';

/** Read elsewhere, or of no consequence outside Moodle. */
const HANDLED = new Set([
  'name',
  'questiontext',
  'defaultgrade',
  'answer',
  'single',
  'usecase',
  'category',
  'info',
  'graderinfo',
  'responseformat',
  'responserequired',
  'responsefieldlines',
  'responsetemplate',
  'attachments',
  'attachmentsrequired',
  'filetypeslist',
  'maxbytes',
  'maxwordlimit',
  'minwordlimit',
  'units',
  'unitgradingtype',
  'unitpenalty',
  'showunits',
  'unitsleft',
  'shuffleanswers',
  'answernumbering',
  'showstandardinstruction',
  'shownumcorrect',
  'synchronize',
  'hidden',
  'subquestion',
  'layouttype',
  'selecttype',
  'selectcount',
  'gradingtype',
  'showgrading',
  'numberingstyle',
]);
const isFeedback = ({ name }: XmlElement) => name.endsWith('feedback');

export const tagsOf = (question: XmlElement): string[] => descendantsOf(question, 'tag').map(textOf).filter(Boolean);

/** Notes what a Moodle question has beyond what Mizan holds. */
export function noteRest(question: XmlElement, ignore: Ignore): void {
  for (const child of elementsOf(question)) noteChild(child, ignore);
}

function noteChild(child: XmlElement, ignore: Ignore): void {
  const text = textOf(child);
  if (child.name === 'penalty' && Number(text) > 0) ignore('PENALTY', { text: String(Number(text)) });
  else if (child.name === 'tags' || child.name === 'hint' || child.name === 'penalty' || isFeedback(child)) return;
  else if (!HANDLED.has(child.name) && text) ignore('SETTING', { name: child.name }, child.line);
}
