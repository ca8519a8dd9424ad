import type { Cell } from '../../../../platform/tables';
import { clockText } from '../words/formats';
import { names } from '../words/names';
import type { ReportLanguage } from '../words/names';
import type { InvitationExportRow } from './invitation-rows.queries';

export interface ColumnReading {
  language: ReportLanguage;
  timeZone: string | null;
}

interface ColumnKind {
  heading: Record<ReportLanguage, string>;
  width: number;
  /** `person`: says whose row it is. `result`: says what came of it. */
  about?: 'person' | 'result';
  cell: (row: InvitationExportRow, reading: ColumnReading) => Cell;
}

const moment = (at: Date | null, { timeZone }: ColumnReading): Cell => at && sortable(at, timeZone);

/** Every column there is, in the order in which they stand when nobody chose. */
export const columnKinds = {
  name: { heading: { en: 'Name', ar: 'الاسم' }, width: 28, about: 'person', cell: ({ name }) => name },
  email: { heading: { en: 'E-mail', ar: 'البريد الإلكتروني' }, width: 32, about: 'person', cell: ({ email }) => email },
  phone: { heading: { en: 'Phone', ar: 'الهاتف' }, width: 18, about: 'person', cell: ({ phone }) => phone ?? '' },
  reference: {
    heading: { en: 'Reference', ar: 'المرجع' },
    width: 12,
    about: 'result',
    cell: ({ reference }) => reference,
  },
  assessment: {
    heading: { en: 'Assessment', ar: 'التقييم' },
    width: 32,
    cell: ({ assessmentTitle }) => assessmentTitle,
  },
  jobRole: { heading: { en: 'Job role', ar: 'المسمى الوظيفي' }, width: 24, cell: ({ jobRole }) => jobRole },
  stage: {
    heading: { en: 'Stage', ar: 'المرحلة' },
    width: 12,
    cell: ({ stage }, { language }) => names[language].stage[stage],
  },
  invitedAt: {
    heading: { en: 'Invited', ar: 'الدعوة' },
    width: 18,
    cell: (row, reading) => moment(row.invitedAt, reading),
  },
  enrolledAt: {
    heading: { en: 'Started', ar: 'البدء' },
    width: 18,
    cell: (row, reading) => moment(row.enrolledAt, reading),
  },
  completedAt: {
    heading: { en: 'Completed', ar: 'الإكمال' },
    width: 18,
    cell: (row, reading) => moment(row.completedAt, reading),
  },
  score: { heading: { en: 'Score', ar: 'الدرجة' }, width: 10, about: 'result', cell: ({ score }) => score },
  totalScore: {
    heading: { en: 'Total', ar: 'المجموع' },
    width: 10,
    about: 'result',
    cell: ({ totalScore }) => totalScore,
  },
  percentage: {
    heading: { en: 'Percent', ar: 'النسبة' },
    width: 10,
    about: 'result',
    cell: ({ percentage }) => percentage,
  },
  band: { heading: { en: 'Grade', ar: 'التقدير' }, width: 16, about: 'result', cell: ({ grade }) => grade },
  status: {
    heading: { en: 'Status', ar: 'الحالة' },
    width: 14,
    about: 'result',
    cell: ({ status }, { language }) => status && names[language].status[status],
  },
  disqualified: {
    heading: { en: 'Disqualified', ar: 'مستبعد' },
    width: 12,
    about: 'result',
    cell: ({ isDisqualified }, { language }) => (isDisqualified ? { en: 'Yes', ar: 'نعم' }[language] : null),
  },
  time: {
    heading: { en: 'Time used', ar: 'الوقت المستخدم' },
    width: 12,
    about: 'result',
    cell: ({ usedSeconds }) => (usedSeconds === null ? null : clockText(usedSeconds)),
  },
  feedback: {
    heading: { en: 'Feedback', ar: 'الملاحظات' },
    width: 48,
    about: 'result',
    cell: ({ feedback }) => feedback,
  },
} satisfies Record<string, ColumnKind>;

export type ColumnName = keyof typeof columnKinds;
export const columnNames = Object.keys(columnKinds) as ColumnName[];

export type ListKind = 'results' | 'candidates';

/**
 * Where the assessment's report hides candidate information nobody learns from a file whose result it is: a list of
 * results keeps its figures and loses the names, a list of people the other way round.
 */
export function cellOf(name: ColumnName, row: InvitationExportRow, list: ListKind, reading: ColumnReading): Cell {
  const { about, cell }: ColumnKind = columnKinds[name];
  const hidden = list === 'results' ? 'person' : 'result';
  return !row.reportOptions.showCandidateInformation && about === hidden ? null : cell(row, reading);
}

const momentFormats = new Map<string, Intl.DateTimeFormat>();

/** Year first, so that texts stand in the order of time. */
function sortable(at: Date, timeZone: string | null): string {
  const zone = timeZone ?? 'UTC';
  const format = momentFormats.get(zone) ?? momentFormat(zone);
  momentFormats.set(zone, format);
  return format.format(at);
}

function momentFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
}
