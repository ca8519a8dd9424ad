import { foldDigits } from '../text/fold-digits';

export interface FieldProblem {
  /** Inside the draft, such as `choices.1.text`. */
  path: string;
  rule: string;
  params?: Record<string, unknown>;
}

export interface TextRule {
  max: number;
  /** Line breaks and runs of spaces become one space. */
  singleLine?: boolean;
  isOptional?: boolean;
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/u;
const INVISIBLE = /[\s\p{Cf}]/gu;
/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Cs}/u;

/** Gathers everything that is wrong with an input, so that an author sees all of it at once. */
export class FieldProblems {
  private readonly found: FieldProblem[] = [];

  add(path: string, rule: string, params?: Record<string, unknown>): void {
    this.found.push({ path, rule, ...(params && { params }) });
  }

  /** The text as it is kept: trimmed. Plain text; what is typed is what is shown. */
  text(path: string, value: string | null | undefined, rule: TextRule): string {
    const text = (rule.singleLine ? value?.replace(/\s+/gu, ' ') : value)?.trim() ?? '';
    if (UNSTORABLE.test(text)) this.add(path, 'characters');
    else if (text.replace(INVISIBLE, '') === '') {
      if (!rule.isOptional) this.add(path, 'required');
      return '';
    } else if (text.length > rule.max) this.add(path, 'max-length', { max: rule.max });
    return text;
  }

  /** A number between two limits, both included, with at most `decimals` digits after the point. */
  number(
    path: string,
    value: number,
    { min, max, decimals = 0 }: { min: number; max: number; decimals?: number },
  ): number {
    if (!Number.isFinite(value)) this.add(path, 'number');
    else if (value < min) this.add(path, 'min', { min });
    else if (value > max) this.add(path, 'max', { max });
    else if (Number(value.toFixed(decimals)) !== value) this.add(path, decimals ? 'decimals' : 'integer', { decimals });
    return value;
  }

  /** An ISO day that the calendar has, in Western digits; empty with a problem when it is none. */
  day(path: string, value: string | null | undefined): string {
    const day = foldDigits(value?.replace(INVISIBLE, '') ?? '');
    if (day !== '' && isDay(day)) return day;
    this.add(path, day === '' ? 'required' : 'date');
    return '';
  }

  get isEmpty(): boolean {
    return this.found.length === 0;
  }

  /** Whether nothing was found at a path or below it. */
  isEmptyAt(path: string): boolean {
    return !this.found.some((problem) => problem.path === path || problem.path.startsWith(`${path}.`));
  }

  get all(): readonly FieldProblem[] {
    return this.found;
  }
}

/** 2026-02-30 is none. */
export function isDay(day: string): boolean {
  const time = ISO_DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
