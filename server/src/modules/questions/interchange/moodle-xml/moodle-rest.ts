import type { Ignore } from '../read-each';
import { isLanguageTag } from '../two-languages';
import { childOf, descendantsOf, elementsOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';

/** Read elsewhere, or of no consequence outside Moodle. */
const HANDLED = new Set([
  ...['name', 'questiontext', 'defaultgrade', 'answer', 'single', 'usecase', 'category', 'info', 'graderinfo'],
  ...[
    'responseformat',
    'responserequired',
    'responsefieldlines',
    'responsetemplate',
    'attachments',
    'attachmentsrequired',
  ],
  ...[
    'filetypeslist',
    'maxbytes',
    'maxwordlimit',
    'minwordlimit',
    'units',
    'unitgradingtype',
    'unitpenalty',
    'showunits',
    'unitsleft',
  ],
  ...['shuffleanswers', 'answernumbering', 'showstandardinstruction', 'shownumcorrect', 'synchronize', 'hidden'],
  ...['subquestion', 'layouttype', 'selecttype', 'selectcount', 'gradingtype', 'showgrading', 'numberingstyle'],
]);
const isFeedback = ({ name }: XmlElement) => name.endsWith('feedback');

export const tagsOf = (question: XmlElement): string[] => descendantsOf(question, 'tag').map(textOf).filter(Boolean);

/** Notes what a Moodle question has beyond what Mizan holds. */
export function noteRest(question: XmlElement, ignore: Ignore): void {
  const answered = elementsOf(question, 'answer').map((answer) => childOf(answer, 'feedback'));
  const feedbacks = [...elementsOf(question).filter(isFeedback), ...answered];
  if (feedbacks.some((feedback) => textOf(feedback) !== '')) ignore('FEEDBACK');
  const tags = tagsOf(question).filter((tag) => !isLanguageTag(tag));
  if (tags.length > 0) ignore('TAGS', { text: tags.join(', ') });
  for (const child of elementsOf(question)) noteChild(child, ignore);
}

function noteChild(child: XmlElement, ignore: Ignore): void {
  const text = textOf(child);
  if (child.name === 'hint' && text) ignore('HINTS');
  else if (child.name === 'penalty' && Number(text) > 0) ignore('PENALTY', { text: String(Number(text)) });
  else if (child.name === 'tags' || child.name === 'hint' || child.name === 'penalty' || isFeedback(child)) return;
  else if (!HANDLED.has(child.name) && text) ignore('SETTING', { name: child.name }, child.line);
}
