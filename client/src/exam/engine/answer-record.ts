import { answerInput, isAnswered, sameAnswer, type AnswerValue } from '../../answering/answer-value';
import type { AskedGrid } from '../../answering/asked-question';
import type { DateParts } from '../../answering/date/date-parts';

/** One answer as this device knows it. Kept until the attempt is over and everything has arrived. */
export interface AnswerRecord {
  attemptId: string;
  questionId: string;
  position: number;
  /** The newest value, and how many times it has changed: the revision only ever grows. */
  value: AnswerValue | null;
  revision: number;
  /** The newest revision that the server confirmed. */
  savedRevision: number;
  /** When the server stored it, by its own clock; null as long as it has nothing. */
  savedAt: string | null;
  /** What was last put on the line, whether or not a reply came. */
  sent: { revision: number; value: AnswerValue | null } | null;
  /** Why the server will not take this value; a change clears it. */
  refusedWith: string | null;
  /** Written for the same question on another device, or here and overtaken from there: offered, never thrown away. */
  otherVersion: AnswerValue | null;
  /** Half a date, where there is no value as yet: only this device has it. */
  half?: DateParts | null;
  /** What the question gave to fill in: a cell of it that was emptied is an answer. */
  grid?: AskedGrid | null;
}

/** What the server holds when it shows a question. */
export interface ServerAnswer {
  value: AnswerValue | null;
  revision: number;
  savedAt: string | null;
}

export const isUnsent = ({ revision, savedRevision, refusedWith }: AnswerRecord): boolean =>
  revision > savedRevision && refusedWith === null;

/** Whether there is anything in it, whether or not it has arrived. */
export const holdsAnswer = ({ value, grid }: Pick<AnswerRecord, 'value' | 'grid'>): boolean => isAnswered(value, grid);

/** The server has not said that it holds it; it may have refused it. */
export const isUndelivered = ({ revision, savedRevision }: AnswerRecord): boolean => revision > savedRevision;

/** As it goes to the server. */
export const savingOf = ({ questionId, revision, value }: AnswerRecord) => ({
  questionId,
  revision,
  value: answerInput(value),
});

/** Two windows may write the same answer: the higher revision wins, a confirmation is never taken back. */
export function newerOf(a: AnswerRecord, b: AnswerRecord): AnswerRecord {
  const newer = b.revision >= a.revision ? b : a;
  return { ...newer, savedRevision: Math.min(newer.revision, Math.max(a.savedRevision, b.savedRevision)) };
}

export function changed(record: AnswerRecord, value: AnswerValue): AnswerRecord {
  return { ...record, value, revision: record.revision + 1, refusedWith: null, half: null };
}

/**
 * The server holds `revision` of what this device sent. Should it name a higher one that this device never sent, another
 * device wrote meanwhile: the value on this screen, where the candidate is, gets a revision above that. Late ones likewise, for
 * beside the answer there is one place.
 */
export function confirmed(
  record: AnswerRecord,
  revision: number,
  reply: { revision: number; isLate: boolean; savedAt: string },
): AnswerRecord {
  const newestSent = Math.max(revision, record.sent?.revision ?? 0);
  if (reply.revision <= newestSent) {
    return { ...record, savedRevision: Math.max(record.savedRevision, revision), savedAt: reply.savedAt };
  }
  const above = Math.max(record.revision, reply.revision + 1);
  return { ...record, revision: above, savedRevision: reply.revision, savedAt: reply.savedAt };
}

/**
 * What to show when a question opens. This device's text stands if it is newer than the server's; it is sent again also when
 * the server had confirmed it and no longer has it.
 */
export function reconcile(
  question: Pick<AnswerRecord, 'attemptId' | 'questionId' | 'position' | 'grid'>,
  server: ServerAnswer,
  kept: AnswerRecord | undefined,
): AnswerRecord {
  const isOvertaken = kept !== undefined && isUnsent(kept) && isFromElsewhere(kept, server);
  if (kept && kept.revision > server.revision) {
    const otherVersion = isOvertaken ? server.value : kept.otherVersion;
    const savedRevision = Math.min(kept.savedRevision, server.revision);
    return { ...kept, ...question, savedRevision, savedAt: server.savedAt, otherVersion };
  }
  if (kept && isKeptBeside(kept, server)) {
    const revision = kept.revision + 1;
    return { ...kept, ...question, revision, savedRevision: server.revision, savedAt: server.savedAt };
  }
  const otherVersion = (isOvertaken ? kept.value : kept?.otherVersion) ?? null;
  return {
    ...question,
    ...server,
    savedRevision: server.revision,
    sent: kept?.sent ?? null,
    refusedWith: null,
    otherVersion,
    half: isAnswered(server.value) ? null : (kept?.half ?? null),
  };
}

/**
 * The server confirmed this very value as a late one: it has it beside the answer that counts, under the same revision. What
 * was stored after it came from another device, and stands.
 */
function isKeptBeside({ value, revision, savedRevision, savedAt, sent }: AnswerRecord, server: ServerAnswer): boolean {
  const isConfirmed = revision === server.revision && savedRevision === revision && sent?.revision === revision;
  const isOlder = momentOf(savedAt) < momentOf(server.savedAt);
  return isConfirmed && !isOlder && sameAnswer(sent.value, value) && !sameAnswer(value, server.value);
}

const momentOf = (stamp: string | null): number => (stamp === null ? 0 : Date.parse(stamp));

/** The server has a value that this device neither knew of nor sent itself. */
function isFromElsewhere({ value, savedRevision, sent }: AnswerRecord, server: ServerAnswer): boolean {
  const isOwn = sent?.revision === server.revision && sameAnswer(sent.value, server.value);
  return server.revision > savedRevision && !isOwn && !sameAnswer(value, server.value);
}
