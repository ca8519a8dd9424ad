import type { Cell, ColumnKind } from '../../../../platform/tables';
import { names } from '../words/names';
import type { ReportLanguage } from '../words/names';
import type { DecidedStage, InvitationExportRow } from './invitation-rows.queries';

export interface ColumnReading {
  language: ReportLanguage;
  timeZone: string | null;
}

interface Column {
  heading: Record<ReportLanguage, string>;
  width: number;
  kind?: ColumnKind;
  /** `person`: says whose row it is. `result`: says what came of it. */
  about?: 'person' | 'result';
  /** Left out of a file for people where nobody has it. */
  isRare?: true;
  cell: (row: InvitationExportRow, reading: ColumnReading) => Cell;
}

/** Every column there is, in the order in which they stand when nobody chose. */
export const columnKinds = {
  name: { heading: { en: 'Name', ar: 'الاسم' }, width: 28, about: 'person', cell: ({ name }) => name },
  email: { heading: { en: 'Email', ar: 'البريد الإلكتروني' }, width: 32, about: 'person', cell: ({ email }) => email },
  phone: { heading: { en: 'Phone', ar: 'الهاتف' }, width: 18, about: 'person', cell: ({ phone }) => phone ?? '' },
  externalId: {
    heading: { en: 'External ID', ar: 'المعرّف الخارجي' },
    width: 20,
    about: 'person',
    isRare: true,
    cell: ({ externalId }) => externalId,
  },
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
    kind: 'moment',
    cell: ({ invitedAt }) => invitedAt,
  },
  enrolledAt: {
    heading: { en: 'Started', ar: 'البدء' },
    width: 18,
    kind: 'moment',
    cell: ({ enrolledAt }) => enrolledAt,
  },
  completedAt: {
    heading: { en: 'Completed', ar: 'الإكمال' },
    width: 18,
    kind: 'moment',
    cell: ({ completedAt }) => completedAt,
  },
  score: {
    heading: { en: 'Score', ar: 'الدرجة' },
    width: 10,
    kind: 'points',
    about: 'result',
    cell: ({ score }) => score,
  },
  totalScore: {
    heading: { en: 'Total', ar: 'المجموع' },
    width: 10,
    kind: 'points',
    about: 'result',
    cell: ({ totalScore }) => totalScore,
  },
  percentage: {
    heading: { en: 'Percent', ar: 'النسبة' },
    width: 10,
    kind: 'percentage',
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
    kind: 'duration',
    about: 'result',
    cell: ({ usedSeconds }) => usedSeconds,
  },
  language: {
    heading: { en: 'Exam language', ar: 'لغة الاختبار' },
    width: 14,
    isRare: true,
    cell: ({ language: sat }, { language }) => sat && names[language].language[sat],
  },
  feedback: {
    heading: { en: 'Feedback', ar: 'الملاحظات' },
    width: 48,
    about: 'result',
    cell: ({ feedback }) => feedback,
  },
  decision: {
    heading: { en: 'Decision', ar: 'القرار' },
    width: 18,
    about: 'result',
    cell: ({ decision }, { language }) => decision && stageName(decision, language),
  },
  tags: {
    heading: { en: 'Tags', ar: 'الوسوم' },
    width: 24,
    about: 'result',
    cell: ({ tags }) => (tags.length > 0 ? tags.join(', ') : null),
  },
} satisfies Record<string, Column>;

/** As somebody named it, else one of the first four in the reader's language. */
function stageName({ id, name }: DecidedStage, language: ReportLanguage): string {
  return name ?? names[language].decision[id] ?? id;
}

export type ColumnName = keyof typeof columnKinds;
/** Of its cells, where they are more than texts. */
export const kindOfColumn = (name: ColumnName): ColumnKind | undefined => (columnKinds[name] as Column).kind;

export const isRare = (name: ColumnName): boolean => (columnKinds[name] as Column).isRare ?? false;

export const columnNames = Object.keys(columnKinds) as ColumnName[];

export type ListKind = 'results' | 'candidates';

/**
 * Where the assessment's report hides candidate information nobody learns from a file whose result it is: a list of
 * results keeps its figures and loses the names, a list of people the other way round.
 */
export function cellOf(name: ColumnName, row: InvitationExportRow, list: ListKind, reading: ColumnReading): Cell {
  const { about, cell }: Column = columnKinds[name];
  const hidden = list === 'results' ? 'person' : 'result';
  return !row.reportOptions.showCandidateInformation && about === hidden ? null : cell(row, reading);
}
