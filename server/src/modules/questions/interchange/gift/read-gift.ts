import { QuestionType } from '../../vocabulary';
import { withNotes } from '../carried-notes';
import type { CarriedQuestion, InterchangeReading } from '../interchange';
import { NotUnderstood } from '../not-understood';
import { readEach, titleOf } from '../read-each';
import type { Ignore } from '../read-each';
import { isLanguageTag, readInLanguages } from '../two-languages';
import { sourceText } from '../source-text';
import { showEscapes } from './gift-escapes';
import { giftKey } from './gift-answers';
import type { GiftKey } from './gift-key';
import { giftRecords } from './gift-records';
import type { GiftRecord } from './gift-records';
import { giftFormat, giftText } from './gift-text';

const NAME = /^::([\s\S]*?)::/u;
const GAP = '_____';

/** @throws NotUnderstood when the bytes are no text. */
export function readGift(bytes: Uint8Array): InterchangeReading {
  const records = giftRecords(sourceText(bytes));
  return readEach(
    records,
    ({ line, text }) => ({ line, title: titleOf(showEscapes(NAME.exec(text)?.[1] ?? '')) }),
    readRecord,
  );
}

function readRecord({ text, category, marks }: GiftRecord, ignore: Ignore) {
  const tags = marks.map((mark) => mark.replace(/^\[tag:(.*)\]$/u, '$1'));
  for (const mark of marks) if (mark.startsWith('[id:')) ignore('TAGS', { text: mark });
  const own = tags.filter((tag) => !isLanguageTag(tag) && !tag.startsWith('['));
  const question = readInLanguages(text, tags, (choose, isOther) =>
    readOne(choose(text), isOther ? () => undefined : ignore),
  );
  const tagged = question && own.length > 0 ? withNotes(question, { ...question.notes, tags: own }) : question;
  return tagged && { question: tagged, ...(category !== undefined && { category }) };
}

function readOne(text: string, ignore: Ignore): CarriedQuestion | null {
  const body = text.replace(NAME, '').trim();
  const start = body.indexOf('{');
  const end = body.indexOf('}');
  if (start < 0 && end < 0) {
    ignore('DESCRIPTION', { text: titleOf(showEscapes(body)) });
    return null;
  }
  if (start < 0 || end < start) throw new NotUnderstood('BRACE_MISSING');
  const key = giftKey(body.slice(start + 1, end), giftFormat(body), ignore);
  const question = withText(key, body.slice(0, start), body.slice(end + 1), ignore);
  if (!question.text) throw new NotUnderstood('TEXT_MISSING');
  return question;
}

function withText(key: GiftKey, before: string, after: string, ignore: Ignore): CarriedQuestion {
  if (after.trim() === '') return { ...key, ...giftText(before, ignore) };
  const { text, textHtml } = giftText(`${before}${GAP}${after}`, ignore);
  const withGaps = textHtml === undefined ? withGap(key, before, after, ignore) : null;
  return withGaps ?? { ...key, text, ...(textHtml !== undefined && { textHtml }) };
}

/** Words to fill in below a paragraph that says what to do are a text with a gap; without one the whole is the question. */
function withGap(key: GiftKey, before: string, after: string, ignore: Ignore): CarriedQuestion | null {
  if (key.type !== QuestionType.SHORT_ANSWER) return null;
  const { text } = giftText(`${before}[[1]]${after}`, ignore);
  const paragraphs = text.split(/\n\s*\n/u);
  const at = paragraphs.findIndex((paragraph) => paragraph.includes('[[1]]'));
  if (at < 1) return null;
  return {
    type: QuestionType.FILL_IN_THE_BLANK,
    text: paragraphs.slice(0, at).join('\n\n'),
    gapText: paragraphs.slice(at).join('\n\n'),
    blanks: [{ acceptedAnswers: key.acceptedAnswers ?? [] }],
    ...(key.notes && { notes: key.notes }),
  };
}
