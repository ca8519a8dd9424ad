import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isUUID } from 'class-validator';
import type { AnswerForms } from '@mizan/question-model';
import type { AnswerValueInput } from '../save-answer.inputs';

/** What a page writes when the network stays away: `{ kind, body, seal }`, the body being JSON text that the seal is over. */
export const UNSENT_ANSWERS = 'mizan-answers-1';

export interface FiledAnswer {
  questionId: string;
  revision: number;
  value: AnswerValueInput;
}

export interface FiledAnswers {
  attemptId: string;
  /** The page that wrote it: in time is only what comes from the one that holds the attempt. */
  pageId: string;
  answers: FiledAnswer[];
}

export interface ReadUnsentAnswers {
  filed: FiledAnswers;
  isSealed: boolean;
  /** Of its content: two copies of a file are one. */
  digest: string;
}

/** Each sitting has its own secret; it is told to the page that starts it, and nothing of it is stored. */
export function answersSecretOf(attemptId: string, key: KeyObject): string {
  return createHmac('sha256', key).update(attemptId).digest('base64url');
}

/** Whether somebody was told it, so is in a browser in which this sitting took place. */
export function isAnswersSecretOf(attemptId: string, given: string, key: KeyObject): boolean {
  const expected = Buffer.from(answersSecretOf(attemptId, key));
  const bytes = Buffer.from(given);
  return expected.length === bytes.length && timingSafeEqual(expected, bytes);
}

export function sealOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64url');
}

/** Null when it is no such file at all. */
export function readUnsentAnswers(bytes: Buffer, key: KeyObject): ReadUnsentAnswers | null {
  const outer = parsed(bytes.toString('utf8'));
  if (!isRecord(outer) || outer.kind !== UNSENT_ANSWERS) return null;
  const { body, seal } = outer;
  if (typeof body !== 'string' || typeof seal !== 'string') return null;
  const filed = parsed(body);
  if (!isFiled(filed)) return null;
  const expected = Buffer.from(sealOf(body, answersSecretOf(filed.attemptId, key)));
  const given = Buffer.from(seal);
  const isSealed = expected.length === given.length && timingSafeEqual(expected, given);
  return { filed, isSealed, digest: createHash('sha256').update(body).digest('base64url') };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isFiled(value: unknown): value is FiledAnswers {
  if (!isRecord(value) || !isUUID(value.attemptId) || !isUUID(value.pageId)) return false;
  return Array.isArray(value.answers) && value.answers.every(isFiledAnswer);
}

function isFiledAnswer(value: unknown): boolean {
  return isRecord(value) && isUUID(value.questionId) && isRevision(value.revision) && isValue(value.value);
}

const isRevision = (value: unknown): boolean => isWhole(value) && Number(value) > 0 && Number(value) < 2 ** 31;
const isWhole = (value: unknown): boolean => Number.isInteger(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isListOf = (isItem: (item: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isItem);

/** What the types of the schema say of a save. Candidates know their secret: of a file they may write whatever they like. */
const shapes: Record<keyof AnswerForms, (value: unknown) => boolean> = {
  choiceIds: isListOf(isText),
  matches: isListOf((match) => isRecord(match) && isText(match.promptId) && isText(match.choiceId)),
  truth: (value) => typeof value === 'boolean',
  text: isText,
  rating: isWhole,
  date: isText,
  blanks: isListOf(isText),
  cells: isListOf((cell) => isRecord(cell) && isWhole(cell.row) && isWhole(cell.column) && isText(cell.text)),
  fileIds: isListOf(isText),
};

function isValue(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return Object.entries(shapes).every(([field, isSo]) => value[field] == null || isSo(value[field]));
}
