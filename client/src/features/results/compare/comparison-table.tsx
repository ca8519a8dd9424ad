import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BandName } from '../../../components/grade/band-name';
import { Meter } from '../../../components/status/meter';
import { UserText } from '../../../components/text/user-text';
import type { Comparison_ComparisonFragment } from '../../../graphql/generated';
import { useFormat } from '../../../hooks/use-format';
import styles from './comparison.module.css';
import { tooCloseTo } from './too-close';

type Result = Comparison_ComparisonFragment['results'][number];

interface Props {
  comparison: Comparison_ComparisonFragment;
  /** To the result in this place, from 0. */
  linkTo: (place: number) => string;
}

/** A column for each candidate: the result, the skills, and every question. */
export function ComparisonTable({ comparison: { results, skills, questions }, linkTo }: Props): ReactNode {
  const { t } = useTranslation(['compare', 'common', 'results']);
  const format = useFormat();
  const nameOf = (result: Result | undefined) =>
    result?.candidate?.name ?? t('results:reference', { reference: `\u2066${result?.reference ?? ''}\u2069` });
  const errorOf = ({ standardError }: Result) =>
    standardError === null ? '–' : `\u2066± ${format.number(Number(standardError.toFixed(1)))}\u2069`;
  const each = (name: string, cell: (result: Result) => ReactNode) => (
    <Row key={name} name={name} cells={results.map((result) => cell(result))} />
  );
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {results.map((result, place) => (
              <th key={result.id} scope="col">
                <Link to={linkTo(place)}>
                  <UserText>{nameOf(result)}</UserText>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(t('percentage'), ({ percentage }) => (
            <b className={styles.percentage}>{format.percent(percentage)}</b>
          ))}
          {each(t('points'), ({ score, totalScore }) => format.ratio(score, totalScore))}
          {each(t('grade'), ({ band }) => (band ? <BandName {...band} /> : '–'))}
          {each(t('status'), ({ status }) => t(`common:resultStatus.${status}`))}
          {each(t('percentile'), ({ percentile }) => (percentile ? format.number(percentile.rank) : '–'))}
          {each(t('error'), (result) => (
            <>
              {errorOf(result)}
              <TooClose names={tooCloseTo(results, results.indexOf(result)).map((place) => nameOf(results[place]))} />
            </>
          ))}
          {each(t('time'), ({ usedSeconds }) => format.clock(usedSeconds))}
        </tbody>
        <Group name={t('skills')} span={results.length}>
          {skills.map(({ skill, percentages }) => (
            <Row
              key={skill}
              name={skill}
              cells={percentages.map(
                (percentage) => percentage !== null && <Share percentage={percentage} label={skill} />,
              )}
            />
          ))}
        </Group>
        <Group name={t('questions')} span={results.length}>
          {questions.map(({ questionId, text, marks }, place) => (
            <Row
              key={questionId}
              name={text ?? t('results:hidden.question', { number: format.number(place + 1) })}
              cells={marks.map(
                (mark) => mark && (mark.score === null ? t('awaiting') : format.ratio(mark.score, mark.maxScore)),
              )}
            />
          ))}
        </Group>
      </table>
    </div>
  );
}

function TooClose({ names }: { names: string[] }) {
  const { t } = useTranslation('compare');
  const format = useFormat();
  if (names.length === 0) return null;
  const isolated = names.map((name) => `\u2068${name}\u2069`);
  return <span className={styles.close}>{t('closeTo', { names: format.list(isolated) })}</span>;
}

function Group({ name, span, children }: { name: string; span: number; children: ReactNode }) {
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={span + 1}>
          {name}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

function Row({ name, cells }: { name: string; cells: ReactNode[] }) {
  return (
    <tr>
      <th scope="row">
        <UserText>{name}</UserText>
      </th>
      {cells.map((cell, index) => (
        // A column is a candidate; their order never changes.
        <td key={index}>{cell ?? '–'}</td>
      ))}
    </tr>
  );
}

function Share({ percentage, label }: { percentage: number; label: string }) {
  const format = useFormat();
  return (
    <span className={styles.share}>
      <Meter share={percentage / 100} label={label} />
      {format.percent(percentage)}
    </span>
  );
}
