import type { ClosedBy } from '../../exam';

/** Names are isolated already; `organiser` is null when nobody is known. */
export interface HandedInWords {
  greeting: (name: string) => string;
  subject: (title: string) => string;
  opening: Record<ClosedBy, (title: string) => string>;
  labels: Record<'submitted' | 'answered' | 'late' | 'receipt', string>;
  answered: (answered: number, count: number) => string;
  late: (count: number) => string;
  action: string;
  result: {
    title: string;
    onPage: string;
    withOrganiser: (organiser: string | null) => string;
    byPerson: (count: number) => string;
    byRules: string;
    feedback: Record<'mailed' | 'shown', string>;
  };
  record: { title: string; why: string; note: (moment: string) => string };
  kept: {
    title: string;
    recorded: (moment: string) => string;
    answers: (moment: string) => string;
    answersOpen: (organiser: string | null) => string;
    result: (moment: string) => string;
    resultOpen: (organiser: string | null) => string;
    deletion: string;
  };
  receipts: {
    title: string;
    text: string;
    line: (position: number, code: string, isLate: boolean) => string;
    none: (position: number) => string;
  };
}
