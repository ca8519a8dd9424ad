import { createHash } from 'node:crypto';
import { markAnswer } from '@mizan/question-model';
import type { AnswerKey } from '@mizan/question-model';
import { keyFits } from '../../exam';
import { MarkOrigin, totalsOf } from '../score';
import type { Hundredths, Totals } from '../score';
import { isBeside, nothingAside } from './set-aside';
import type { Aside } from './set-aside';
import type { SatAttempt, SatPapers, SatQuestion, UnmarkedQuestion } from './remarking.queries';

export interface CorrectedKey {
  questionId: string;
  before: AnswerKey;
  after: AnswerKey;
}

export interface CorrectedQuestion extends CorrectedKey {
  text: string;
  textHtml: string | null;
  type: SatQuestion['type'];
  /** Papers on which the key changes. */
  papers: number;
  /** Papers whose choices or blanks the key does not know: they stay as they are. */
  unfit: number;
  /** Marks that a person gave: they stay as well. */
  byPerson: number;
}

export type PlacedQuestion = Omit<CorrectedQuestion, 'before' | 'after'>;

export interface ChangedResult {
  attempt: SatAttempt;
  after: Totals;
  /** Questions whose points change. */
  marks: { questionId: string; before: Hundredths | null; after: Hundredths | null }[];
}

/** A question of a paper, and the key that it gets. */
export interface PaperKey {
  id: string;
  attemptId: string;
  key: AnswerKey;
}

export interface RemarkingPlan {
  corrected: CorrectedQuestion[];
  changed: ChangedResult[];
  /** Papers that get a corrected key, also those whose result stays. */
  papers: PaperKey[];
  /** Questions that stop counting or count again. */
  placed: PlacedQuestion[];
  /** The same exactly as long as the plan would be the same. */
  token: string;
}

type Sat = Pick<SatPapers, 'questions' | 'attempts'>;

/** What marking again by the newest keys, by `corrections`, or with other questions `aside` would change. Pure. */
export function planRemarking(
  { questions, attempts }: Sat,
  corrections: ReadonlyMap<string, AnswerKey>,
  aside: Aside = nothingAside,
): RemarkingPlan {
  const concerned = rekeyed(questions, corrections, aside);
  const keys = new Map(concerned.filter(({ fits }) => fits).map(({ question, key }) => [question.id, key]));
  const changed = changedResults(questions, attempts, keys, aside);
  const papers = papersOf(concerned);
  const placed = placedQuestions(questions, aside);
  const seen = changed.map(({ attempt: { attemptId, score, totalScore, status }, after }) => [
    attemptId,
    score,
    totalScore,
    status,
    after.score,
    after.totalScore,
  ]);
  const token = createHash('sha256')
    .update(JSON.stringify([papers, placed, seen]))
    .digest('hex')
    .slice(0, 32);
  return { corrected: summaryOf(concerned), changed, papers, placed, token };
}

/** The same keys for papers that are not marked yet: their results are still to come. */
export function planUnmarked(
  questions: readonly UnmarkedQuestion[],
  corrections: ReadonlyMap<string, AnswerKey>,
  aside: Aside,
): { corrected: CorrectedKey[]; papers: PaperKey[] } {
  const concerned = rekeyed(questions, corrections, aside);
  const corrected = concerned.map(({ question: { questionId, answerKey }, key }) => ({
    questionId,
    before: answerKey,
    after: key,
  }));
  return { corrected, papers: papersOf(concerned) };
}

interface Rekeyed<Question> {
  question: Question;
  key: AnswerKey;
  fits: boolean;
}

function rekeyed<Question extends UnmarkedQuestion>(
  questions: readonly Question[],
  corrections: ReadonlyMap<string, AnswerKey>,
  aside: Aside,
): Rekeyed<Question>[] {
  const isAsideOnly = aside.out.size + aside.back.size > 0;
  const keyOf = (question: Question): AnswerKey | null => {
    const given = corrections.get(question.questionId);
    const corrected = given && { ...question.answerKey, ...given };
    if (corrected) return isSame(corrected, question.answerKey) ? null : corrected;
    return question.isKeyChanged && !isAsideOnly ? question.newestKey : null;
  };
  return questions.flatMap((question) => {
    const key = keyOf(question);
    return key ? [{ question, key, fits: keyFits(question, key) }] : [];
  });
}

const papersOf = (concerned: readonly Rekeyed<UnmarkedQuestion>[]): PaperKey[] =>
  concerned.filter(({ fits }) => fits).map(({ question: { id, attemptId }, key }) => ({ id, attemptId, key }));

function changedResults(
  questions: readonly SatQuestion[],
  attempts: readonly SatAttempt[],
  keys: ReadonlyMap<string, AnswerKey>,
  aside: Aside,
): ChangedResult[] {
  const ofAttempt = groupByAttempt(questions);
  return attempts.flatMap((attempt) => {
    const own = ofAttempt.get(attempt.attemptId) ?? [];
    const marks = own.map((question) => ({ question, score: scoreBy(question, keys.get(question.id)) }));
    const moved = marks.filter(({ question, score }) => score !== question.score);
    const isPlaced = own.some((question) => isBeside(question, aside) !== question.isAdditional);
    if (moved.length === 0 && !isPlaced) return [];
    const counted = marks.map(({ question, score }) => ({
      score,
      maxScore: question.maxScore,
      isAdditional: isBeside(question, aside),
    }));
    const after = totalsOf(counted, attempt.passMark);
    const changes = moved.map(({ question, score }) => ({
      questionId: question.questionId,
      before: question.score,
      after: score,
    }));
    return [{ attempt, after, marks: changes }];
  });
}

function placedQuestions(questions: readonly SatQuestion[], aside: Aside): PlacedQuestion[] {
  const found = new Map<string, PlacedQuestion>();
  for (const question of questions) {
    if (isBeside(question, aside) === question.isAdditional) continue;
    const { questionId, text, textHtml, type } = question;
    const known = found.get(questionId) ?? { questionId, text, textHtml, type, papers: 0, unfit: 0, byPerson: 0 };
    known.papers += 1;
    found.set(questionId, known);
  }
  return [...found.values()];
}

function groupByAttempt(questions: readonly SatQuestion[]): Map<string, SatQuestion[]> {
  const groups = new Map<string, SatQuestion[]>();
  for (const question of questions) {
    const group = groups.get(question.attemptId);
    if (group) group.push(question);
    else groups.set(question.attemptId, [question]);
  }
  return groups;
}

function scoreBy(
  { type, content, value, origin, score, maxScore, other = null }: SatQuestion,
  key: AnswerKey | undefined,
) {
  if (!key || origin === MarkOrigin.PERSON) return score;
  return markAnswer(type, { content, answerKey: key, maxScore, other }, value).score;
}

function summaryOf(concerned: readonly Rekeyed<SatQuestion>[]): CorrectedQuestion[] {
  const found = new Map<string, CorrectedQuestion>();
  for (const { question, key, fits } of concerned) {
    const { questionId, text, textHtml, type, answerKey, origin } = question;
    const known = found.get(questionId) ?? {
      questionId,
      text,
      textHtml,
      type,
      papers: 0,
      unfit: 0,
      byPerson: 0,
      before: answerKey,
      after: key,
    };
    if (!fits) known.unfit += 1;
    else if (origin === MarkOrigin.PERSON) known.byPerson += 1;
    else known.papers += 1;
    found.set(questionId, known);
  }
  return [...found.values()];
}

const isSame = (one: AnswerKey, other: AnswerKey) => plain(one) === plain(other);
const plain = (key: AnswerKey) => JSON.stringify(Object.entries(key).sort(([a], [b]) => (a < b ? -1 : 1)));
