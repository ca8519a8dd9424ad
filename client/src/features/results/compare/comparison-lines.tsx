import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { BandName } from '../../../components/grade/band-name';
import { ResultPercent } from '../../../components/grade/result-percent';
import { Meter } from '../../../components/status/meter';
import type { Comparison_ComparisonFragment } from './comparison-generated';
import type { Format } from '../../../lib/format/format';
import styles from './comparison.module.css';
import type { Measured } from './ordering';

type Result = Comparison_ComparisonFragment['results'][number];

export interface Line extends Measured {
  name: string;
  /** Where it is a question that is formatted. */
  textHtml?: string | null;
  cells: readonly ReactNode[];
  /** More of it is better, so that the most is marked and candidates can be put in its order. */
  isOrder: boolean;
}

export interface ComparisonWords {
  t: TFunction<['compare', 'common', 'results']>;
  format: Format;
}

/** While an answer waits for a mark, every figure can only rise. */
export const isFinal = ({ status }: Pick<Result, 'status'>): boolean => status !== 'UNDER_REVIEW';

/** What each result is as a whole. */
export function resultLines({ results }: Comparison_ComparisonFragment, { t, format }: ComparisonWords): Line[] {
  const line = (
    key: string,
    name: string,
    value: (result: Result) => number | string | null,
    cell: (result: Result) => ReactNode,
    isOrder = false,
  ): Line => ({ key, name, values: results.map(value), cells: results.map(cell), isOrder });
  return [
    line(
      'percentage',
      t('percentage'),
      ({ percentage }) => percentage,
      ({ percentage, status }) => (
        <ResultPercent className={styles.percentage} percentage={percentage} status={status} />
      ),
      true,
    ),
    line(
      'score',
      t('score'),
      ({ score }) => score,
      ({ score, totalScore, status }) => {
        const points = format.ratio(score, totalScore);
        if (isFinal({ status })) return points;
        return <span className={styles.quiet}>{t('common:score.atLeastOf', { percent: points })}</span>;
      },
    ),
    line(
      'grade',
      t('grade'),
      ({ band }) => band?.name ?? null,
      ({ band }) => (band ? <BandName {...band} /> : '–'),
    ),
    line(
      'status',
      t('status'),
      ({ status }) => status,
      ({ status }) => t(`common:resultStatus.${status}`),
    ),
    line(
      'percentile',
      t('percentile'),
      ({ percentile }) => percentile?.rank ?? null,
      ({ percentile }) => (percentile ? format.number(percentile.rank) : '–'),
    ),
    line(
      'time',
      t('time'),
      ({ usedSeconds }) => usedSeconds,
      ({ usedSeconds }) => format.clock(usedSeconds),
    ),
  ];
}

export const skillLines = (
  { results, skills, questions }: Comparison_ComparisonFragment,
  { t, format }: ComparisonWords,
  nameOf: (skill: string) => string,
): Line[] =>
  skills.map(({ skill, percentages }) => ({
    key: `skill ${skill}`,
    name: nameOf(skill),
    values: percentages,
    isOrder: true,
    cells: percentages.map((percentage, place) => {
      if (percentage === null) return null;
      const percent = format.percent(percentage);
      const canRise = results[place]?.status === 'UNDER_REVIEW' && awaitsMark(questions, skill, place);
      const text = canRise ? t('common:score.atLeastOf', { percent }) : percent;
      return <Share share={percentage / 100} label={nameOf(skill)} text={text} isQuiet={canRise} />;
    }),
  }));

const awaitsMark = (questions: Comparison_ComparisonFragment['questions'], skill: string, place: number): boolean =>
  questions.some(({ skill: its, marks }) => its === skill && marks[place]?.score === null);

export const questionLines = ({ questions }: Comparison_ComparisonFragment, { t, format }: ComparisonWords): Line[] =>
  questions.map(({ questionId, text, textHtml, marks }, place) => {
    const name = text ?? t('results:hidden.question', { number: format.number(place + 1) });
    return {
      key: `question ${questionId}`,
      name,
      textHtml,
      isOrder: false,
      values: marks.map((mark) => (mark ? (mark.score ?? 'awaiting') : null)),
      cells: marks.map((mark) => {
        if (!mark) return null;
        if (mark.score === null) return t('awaiting');
        const text = format.ratio(mark.score, mark.maxScore);
        return mark.maxScore > 0 ? <Share share={mark.score / mark.maxScore} label={name} text={text} /> : text;
      }),
    };
  });

interface ShareProps {
  share: number;
  label: string;
  text: string;
  isQuiet?: boolean;
}

function Share({ share, label, text, isQuiet = false }: ShareProps) {
  return (
    <span className={styles.share}>
      <Meter share={Math.max(0, share)} label={label} />
      {isQuiet ? <span className={styles.quiet}>{text}</span> : text}
    </span>
  );
}
