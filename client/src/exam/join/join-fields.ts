import { westernDigits } from '../../lib/format/western-digits';
import type { ExamFailure } from '../engine/failure';

export const joinFields = ['firstName', 'lastName', 'email', 'phone'] as const;
export type JoinField = (typeof joinFields)[number];
export type JoinValues = Record<JoinField, string>;
export type JoinProblem = 'required' | 'email' | 'phone' | 'max-length' | 'invalid';
export type JoinProblems = Partial<Record<JoinField, JoinProblem>>;

export const blank: JoinValues = { firstName: '', lastName: '', email: '', phone: '' };
export const longest: Record<JoinField, number> = { firstName: 100, lastName: 100, email: 254, phone: 60 };

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const number = /^\+?(?:[\s().-]*\d){8,15}$/;

/** What stands in the way of sending, by the rules that the server has as well. */
export function joinProblemsOf(values: JoinValues): JoinProblems {
  const problems: JoinProblems = {};
  for (const field of joinFields) if (values[field].trim() === '') problems[field] = 'required';
  if (!problems.email && !address.test(values.email.trim())) problems.email = 'email';
  if (!problems.phone && !number.test(westernDigits(values.phone).trim())) problems.phone = 'phone';
  return problems;
}

const isField = (path: string): path is JoinField => joinFields.some((field) => field === path);
const known: string[] = ['required', 'email', 'phone', 'max-length'] satisfies JoinProblem[];

/** The fields that the server refused. */
export function refusedFields({ params }: ExamFailure): JoinProblems {
  const fields = Array.isArray(params.fields) ? (params.fields as { path: string; rule: string }[]) : [];
  const problems: JoinProblems = {};
  for (const { path, rule } of fields) {
    const field = path.replace(/^input\./, '');
    if (isField(field)) problems[field] = known.includes(rule) ? (rule as JoinProblem) : 'invalid';
  }
  return problems;
}

/** An address is mailed at most once in this time. */
const PAUSE_MS = 60_000;

/** The name of what to say when sending failed. */
export function failureKey({ kind, code, retryAfterMs }: ExamFailure) {
  if (code === 'RATE_LIMITED') return retryAfterMs <= PAUSE_MS ? 'tooSoon' : 'tooMany';
  return kind === 'network' ? 'network' : 'server';
}
