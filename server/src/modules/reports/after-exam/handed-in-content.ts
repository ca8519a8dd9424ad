import { isolateLtr, isolateText, momentText } from '../../../platform/mail';
import type { Language, MailContent, MailFact } from '../../../platform/mail';
import type { SittingCodes } from '../../exam';
import type { AfterExam } from './after-exam';
import { handedInWordsOf } from './handed-in-words';

export interface HandedIn {
  firstName: string;
  title: string;
  language: Language;
  after: AfterExam;
  receipts: SittingCodes;
  timeZone: string | null;
  /** Null when the link opens nothing any more. */
  url: string | null;
  replyTo: string | null;
}

/** The mail to a candidate whose exam is over: what is there, where the result will be, and what is kept. */
export function handedInContent(handedIn: HandedIn): MailContent {
  const { firstName, language, after, url, replyTo } = handedIn;
  const words = handedInWordsOf(language);
  const title = isolateText(language, handedIn.title);
  return {
    subject: words.subject(title),
    heading: words.greeting(isolateText(language, firstName)),
    paragraphs: [words.opening[after.submittedBy](title)],
    facts: factRows(handedIn),
    ...(url === null ? {} : { action: { label: words.action, url } }),
    sections: [
      { title: words.result.title, lines: resultLines(handedIn) },
      ...(after.notesUntil ? [{ title: words.record.title, lines: recordLines(handedIn, after.notesUntil) }] : []),
      { title: words.kept.title, lines: keptLines(handedIn) },
      { title: words.receipts.title, lines: receiptLines(handedIn) },
    ],
    ...(replyTo === null ? {} : { replyTo }),
  };
}

function factRows({ after, receipts, language, timeZone }: HandedIn): MailFact[] {
  const { labels, ...words } = handedInWordsOf(language);
  const { submittedAt, answeredCount, questionCount, lateCount } = after;
  return [
    { label: labels.submitted, value: momentText(language, submittedAt.toISOString(), timeZone) },
    { label: labels.answered, value: words.answered(answeredCount, questionCount) },
    ...(lateCount > 0 ? [{ label: labels.late, value: words.late(lateCount) }] : []),
    ...(receipts.sittingCode ? [{ label: labels.receipt, value: isolateLtr(receipts.sittingCode) }] : []),
  ];
}

function resultLines({ after, language }: HandedIn): string[] {
  const { result } = handedInWordsOf(language);
  const organiser = after.organiser === null ? null : isolateText(language, after.organiser);
  const where = after.isResultShown ? result.onPage : result.withOrganiser(organiser);
  const when = after.personCount > 0 ? result.byPerson(after.personCount) : result.byRules;
  const feedback = after.delivery === 'none' ? [] : [result.feedback[after.delivery]];
  return [where, ...(after.isResultShown ? [when] : []), ...feedback];
}

function recordLines({ after, language, timeZone }: HandedIn, notesUntil: Date): string[] {
  const { record } = handedInWordsOf(language);
  const note = record.note(momentText(language, notesUntil.toISOString(), timeZone));
  return after.submittedBy === 'proctoring' ? [record.why, note] : [note];
}

function keptLines({ after, language, timeZone }: HandedIn): string[] {
  const { kept } = handedInWordsOf(language);
  const { recordedUntil, answersUntil, resultUntil } = after;
  const organiser = after.organiser === null ? null : isolateText(language, after.organiser);
  const day = (moment: Date) => momentText(language, moment.toISOString(), timeZone);
  return [
    ...(recordedUntil ? [kept.recorded(day(recordedUntil))] : []),
    answersUntil ? kept.answers(day(answersUntil)) : kept.answersOpen(organiser),
    ...(resultUntil ? [kept.result(day(resultUntil))] : answersUntil ? [kept.resultOpen(organiser)] : []),
    kept.deletion,
  ];
}

function receiptLines({ receipts, language }: HandedIn): string[] {
  const { receipts: words } = handedInWordsOf(language);
  return [
    words.text,
    ...receipts.receipts.map(({ position, code, isLate }) =>
      code === null ? words.none(position) : words.line(position, isolateLtr(code), isLate),
    ),
  ];
}
