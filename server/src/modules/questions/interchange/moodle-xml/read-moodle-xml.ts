import { joinedNotes, withNotes } from '../carried-notes';
import type { CarriedImage, CarriedQuestion, InterchangeReading } from '../interchange';
import { NotUnderstood } from '../not-understood';
import { readEach, titleOf } from '../read-each';
import type { Ignore } from '../read-each';
import { readInLanguages } from '../two-languages';
import { sourceText } from '../source-text';
import { childOf, descendantsOf, elementsOf, isElement, parseXml, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { choiceKey, moodleMatchKey, numberKey, orderKey, truthKey, wordsKey } from './moodle-answers';
import type { MoodleKey } from './moodle-answers';
import { moodleNotes } from './moodle-notes';
import { clozeQuestion } from './moodle-cloze';
import { essayKey } from './moodle-essay';
import { noteRest, tagsOf } from './moodle-rest';
import { moodleNote, moodleText } from './moodle-text';

interface Item {
  element: XmlElement;
  category: string | undefined;
}

/** @throws NotUnderstood when the bytes are no XML, or another kind of it. */
export function readMoodleXml(bytes: Uint8Array): InterchangeReading {
  const quiz = parseXml(sourceText(bytes));
  const isForeign = quiz.attributes.xmlns !== undefined;
  if (quiz.name !== 'quiz' || isForeign) throw new NotUnderstood('XML_OTHER_KIND', { name: quiz.name }, quiz.line);
  const images = new Map<string, CarriedImage>();
  const reading = readEach(
    itemsOf(quiz),
    ({ element }) => ({ line: element.line, title: titleOf(textOf(childOf(element, 'name'))) }),
    (item, ignore) => readItem(item, images, ignore),
  );
  return { ...reading, images };
}

/** Questions with the category that was named last before them. */
function itemsOf(quiz: XmlElement): Item[] {
  const items: Item[] = [];
  let category: string | undefined;
  for (const element of elementsOf(quiz)) {
    if (element.attributes.type === 'category') category = categoryOf(element);
    else items.push({ element, category });
  }
  return items;
}

function categoryOf(element: XmlElement): string | undefined {
  const path = textOf(childOf(element, 'category'))
    .replace(/^\$\w+\$\//u, '')
    .replace(/^top(?:\/|$)/u, '');
  return path.replaceAll('//', '∕') || undefined;
}

function readItem({ element, category }: Item, images: Map<string, CarriedImage>, ignore: Ignore) {
  const { type = '' } = element.attributes;
  if (element.name !== 'question') throw new NotUnderstood('UNSUPPORTED_TYPE', { type: element.name });
  if (type === 'description') {
    ignore('DESCRIPTION', { text: titleOf(moodleNote(childOf(element, 'questiontext'), () => undefined)) });
    return null;
  }
  const question = readInLanguages(wordsIn(element), tagsOf(element), (choose, isOther) =>
    questionIn(withWords(element, choose), images, isOther ? () => undefined : ignore),
  );
  noteRest(element, ignore);
  const score = Number(textOf(childOf(element, 'defaultgrade')));
  const worth =
    textOf(childOf(element, 'defaultgrade')) !== '' && Number.isFinite(score)
      ? { score: Number(score.toFixed(2)) }
      : {};
  return { question: { ...question, ...worth }, ...(category !== undefined && { category }) };
}

function questionIn(element: XmlElement, images: Map<string, CarriedImage>, ignore: Ignore): CarriedQuestion {
  const { type = '' } = element.attributes;
  const question =
    type === 'cloze' ? clozeQuestion(element, images, ignore) : plainQuestion(type, element, images, ignore);
  return withNotes(question, joinedNotes(moodleNotes(element, ignore), question.notes ?? {}));
}

/** What its texts say, together. */
const wordsIn = (element: XmlElement): string => descendantsOf(element, 'text').map(textOf).join('\n');

/** The same element with other words in its texts. */
function withWords(element: XmlElement, choose: (text: string) => string): XmlElement {
  if (element.name === 'text') return { ...element, children: [choose(textOf(element))] };
  return {
    ...element,
    children: element.children.map((child) => (isElement(child) ? withWords(child, choose) : child)),
  };
}

function plainQuestion(
  type: string,
  element: XmlElement,
  images: Map<string, CarriedImage>,
  ignore: Ignore,
): CarriedQuestion {
  const key = keyOf(type, element, ignore);
  const asked = moodleText(childOf(element, 'questiontext'), images, ignore);
  if (!asked.text && !asked.textHtml) throw new NotUnderstood('TEXT_MISSING');
  return { ...key, ...asked };
}

function keyOf(type: string, element: XmlElement, ignore: Ignore): MoodleKey {
  switch (type) {
    case 'multichoice':
      return choiceKey(element, ignore);
    case 'truefalse':
      return truthKey(element);
    case 'shortanswer':
      return wordsKey(element, ignore);
    case 'numerical':
      return numberKey(element, ignore);
    case 'ordering':
      return orderKey(element, ignore);
    case 'matching':
    case 'match':
      return moodleMatchKey(element, ignore);
    case 'essay':
      return essayKey(element, ignore);
    default:
      throw new NotUnderstood('UNSUPPORTED_TYPE', { type });
  }
}
