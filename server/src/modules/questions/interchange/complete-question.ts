import { InvalidInput } from '../../../platform/errors';
import { readQuestion } from '../question.policy';
import type { QuestionDraft } from '../question.policy';
import { Difficulty, QuestionType } from '../vocabulary';
import type { FileKind } from '../vocabulary';
import { inTurns } from './in-turns';
import { keptTranslation } from './keep-translation';
import { saidTexts, unequalIn } from './two-languages';
import type { ImportNote, InterchangeReading, UnderstoodQuestion } from './interchange';

/** For what a file does not say of a question. */
export interface ImportDefaults {
  skill?: string | null | undefined;
  difficulty?: Difficulty | null | undefined;
  durationSeconds?: number | null | undefined;
  score?: number | null | undefined;
}

export const CARRIED_FIELDS = ['SKILL', 'DIFFICULTY', 'DURATION', 'SCORE'] as const;
export type CarriedField = (typeof CARRIED_FIELDS)[number];

export interface ReadyQuestion extends UnderstoodQuestion {
  /** In the file, counted from 0: the same whenever it is read. */
  place: number;
  draft: QuestionDraft;
  /** What the file does not say, and the defaults had to. */
  lacks: CarriedField[];
}

export interface Checked {
  ready: ReadyQuestion[];
  /** What breaks a rule of its type, and can be mended. */
  broken: ReadyQuestion[];
  problems: ImportNote[];
}

const FALLBACK = { difficulty: Difficulty.MEDIUM, durationSeconds: 60, score: 1 } as const;
const LONGEST_SKILL = 80;

/** A default that is wrong, or missing, would cost every question that needs it and is to be taken. @throws InvalidInput at the default */
export function checkDefaults(
  { understood }: InterchangeReading,
  { defaults, changes = new Map() }: Wanted,
  only?: readonly number[] | null,
): void {
  const named = only ? new Set(only) : null;
  const isTaken = (place: number) => !changes.has(place) && (named?.has(place) ?? true);
  const needsSkill = (one: UnderstoodQuestion, place: number) =>
    isTaken(place) && lackedBy(one).includes('SKILL') && isSound(one);
  if (namedSkill(defaults) === null && understood.some(needsSkill)) throw InvalidInput.at('skill', 'required');
  const { difficulty, durationSeconds, score } = defaults;
  const probe = { question: { type: QuestionType.TRUE_FALSE, text: '-', truth: true }, line: null, title: '' };
  readQuestion(importedDraft(probe, { skill: namedSkill(defaults) ?? '-', difficulty, durationSeconds, score }));
}

/** Nothing but a skill may keep it from being taken over. */
function isSound(one: UnderstoodQuestion): boolean {
  if (one.question.translation && unequalIn(one.question, one.question.translation)) return false;
  try {
    readQuestion(importedDraft(one, { skill: '-' }));
    return true;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return false;
  }
}

export interface Wanted {
  defaults: ImportDefaults;
  /** As somebody changed a question before it is taken over; by its place in the file. */
  changes?: ReadonlyMap<number, QuestionDraft>;
}

/** Holds every understood question to the rules of its type: what breaks one is a problem at its line. */
export async function checkReading(
  { understood, problems }: InterchangeReading,
  { defaults, changes = new Map() }: Wanted,
  told: (count: number) => Promise<void> = () => Promise.resolve(),
): Promise<Checked> {
  const checked: Checked = { ready: [], broken: [], problems: [...problems] };
  await inTurns(understood, told, (read, place) => {
    const unequal = read.question.translation ? unequalIn(read.question, read.question.translation) : null;
    const one = unequal ? withoutTranslation(read) : read;
    const draft = changedDraft(importedDraft(one, defaults), changes.get(place));
    const understood = { ...one, place, draft, lacks: lackedBy(one) };
    if (unequal && !changes.has(place)) {
      checked.problems.push({ ...placeOf(one), code: 'TRANSLATION_UNEQUAL', params: unequal, place });
      checked.broken.push(understood);
      return;
    }
    try {
      readQuestion(draft);
      checked.ready.push(understood);
    } catch (error) {
      checked.problems.push(...notesOf(error, one).map((note) => ({ ...note, place })));
      checked.broken.push(understood);
    }
  });
  checked.problems.sort((a, b) => (a.file ?? '').localeCompare(b.file ?? '') || (a.line ?? 0) - (b.line ?? 0));
  return checked;
}

/** Its two languages do not say the same question: it can be taken over in one of them. */
function withoutTranslation(one: UnderstoodQuestion): UnderstoodQuestion {
  const { translation: _, ...question } = one.question;
  return { ...one, question };
}

/** As somebody changed it before it is taken over; what the file says in the other language stays as far as it fits. */
function changedDraft(read: QuestionDraft, changed: QuestionDraft | undefined): QuestionDraft {
  if (!changed) return read;
  const texts = read.type === changed.type ? keptTranslation(read, changed) : [];
  const whole = { ...changed, ...(texts.length > 0 && { translation: { texts } }) };
  try {
    readQuestion(whole);
    return whole;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return changed;
  }
}

/** A category of the other system is a skill as long as nobody names one. */
export function importedDraft(
  { question: given, category }: UnderstoodQuestion,
  defaults: ImportDefaults,
): QuestionDraft {
  const { translation, translationOf: _, ...question } = given;
  const ofCategory = category?.split('/').at(-1)?.trim().slice(0, LONGEST_SKILL);
  return {
    ...question,
    ...(translation && { translation: { texts: saidTexts(question, translation) } }),
    fileKinds: (question.fileKinds ?? null) as FileKind[] | null,
    skill: question.skill ?? namedSkill(defaults) ?? ofCategory ?? '',
    difficulty: question.difficulty ?? defaults.difficulty ?? FALLBACK.difficulty,
    durationSeconds: question.durationSeconds ?? defaults.durationSeconds ?? FALLBACK.durationSeconds,
    score: question.score ?? defaults.score ?? FALLBACK.score,
  };
}

function namedSkill({ skill }: ImportDefaults): string | null {
  const name = skill?.trim() ?? '';
  return name === '' ? null : name;
}

function lackedBy({ question, category }: UnderstoodQuestion): CarriedField[] {
  return [
    ...((question.skill ?? category) ? [] : ['SKILL' as const]),
    ...(question.difficulty ? [] : ['DIFFICULTY' as const]),
    ...(question.durationSeconds === undefined ? ['DURATION' as const] : []),
    ...(question.score === undefined ? ['SCORE' as const] : []),
  ];
}

const placeOf = ({ line, file, title }: UnderstoodQuestion) => ({ line, title, ...(file !== undefined && { file }) });

function notesOf(error: unknown, one: UnderstoodQuestion): ImportNote[] {
  if (!(error instanceof InvalidInput)) throw error;
  return error.params.fields.map(({ path, rule, params = {} }) => ({
    ...placeOf(one),
    code: 'INVALID_FIELD' as const,
    params: { path, rule, ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])) },
  }));
}
