import { Select, Switch } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QuestionLine } from '../../../answering/question-line';
import { useSkillName } from '../../../components/text/skill-name';
import { UserText } from '../../../components/text/user-text';
import { isolateName } from '../../../lib/format/isolate-name';
import type { Comparison_ComparisonFragment } from './comparison-generated';
import { useFormat } from '../../../hooks/use-format';
import { isFinal, questionLines, resultLines, skillLines, type Line } from './comparison-lines';
import styles from './comparison.module.css';
import { bestPlaces, isFilled, isSame, placesBy } from './ordering';
import { tooCloseTo } from './too-close';

type Result = Comparison_ComparisonFragment['results'][number];

interface Props {
  comparison: Comparison_ComparisonFragment;
  /** To the result in this place, from 0. */
  linkTo: (place: number) => string;
}

/** A column for each candidate: the result, the skills, and every question. */
export function ComparisonTable({ comparison, linkTo }: Props): ReactNode {
  const { t } = useTranslation(['compare', 'common', 'results']);
  const format = useFormat();
  const [by, setBy] = useState<string | null>(null);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const { results } = comparison;
  const names = results.map(
    ({ candidate, reference }) => candidate?.name ?? t('results:reference', { reference: `\u2066${reference}\u2069` }),
  );
  const words = { t, format };
  const groups = [
    { key: 'results', lines: [...resultLines(comparison, words), useErrorLine(results, names)] },
    { key: 'skills', lines: skillLines(comparison, words, useSkillName()) },
    { key: 'questions', lines: questionLines(comparison, words) },
  ] as const;
  const lines = groups.flatMap((group) => group.lines);
  const places = placesBy(
    lines.find(({ key }) => key === by),
    results.length,
  );
  return (
    <>
      <Controls lines={lines} by={by} onBy={setBy} onlyDifferent={onlyDifferent} onDifferent={setOnlyDifferent} />
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {places.map((place) => (
                <th key={results[place]?.id} scope="col">
                  <Link to={linkTo(place)}>
                    <UserText>{names[place] ?? ''}</UserText>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ key, lines: all }) => {
            const shown = all.filter((line) => isFilled(line) && !(onlyDifferent && isSame(line)));
            return (
              <tbody key={key}>
                {key !== 'results' && shown.length > 0 && <Heading name={t(key)} span={results.length} />}
                {shown.map((line) => (
                  <Row key={line.key} line={line} places={places} names={names} isFinal={results.map(isFinal)} />
                ))}
              </tbody>
            );
          })}
        </table>
      </div>
    </>
  );
}

interface ControlsProps {
  lines: readonly Line[];
  by: string | null;
  onBy: (key: string | null) => void;
  onlyDifferent: boolean;
  onDifferent: (only: boolean) => void;
}

/** In whose order the candidates stand, and whether lines in which they are alike are left out. */
function Controls({ lines, by, onBy, onlyDifferent, onDifferent }: ControlsProps) {
  const { t } = useTranslation('compare');
  const options = lines.filter(({ isOrder }) => isOrder).map(({ key, name }) => ({ value: key, label: name }));
  return (
    <div className={styles.controls}>
      <Select
        aria-label={t('sort')}
        className={styles.sort ?? ''}
        value={by ?? ''}
        options={[{ value: '', label: t('asSelected') }, ...options]}
        prefix={t('sort')}
        onChange={(key) => onBy(key === '' ? null : key)}
      />
      <label className={styles.only}>
        <Switch checked={onlyDifferent} onChange={onDifferent} aria-label={t('onlyDifferent')} />
        {t('onlyDifferent')}
      </label>
    </div>
  );
}

/** How far each percentage can be trusted, and from whom it does not tell a candidate apart. */
function useErrorLine(results: readonly Result[], names: readonly string[]): Line {
  const { t } = useTranslation('compare');
  const format = useFormat();
  const errorOf = ({ standardError }: Result) =>
    standardError === null ? '–' : `\u2066± ${format.number(Number(standardError.toFixed(1)))}\u2069`;
  return {
    key: 'error',
    name: t('error'),
    isOrder: false,
    values: results.map(({ standardError }) => standardError),
    cells: results.map((result, place) => (
      <>
        {errorOf(result)}
        <TooClose names={tooCloseTo(results, place).map((other) => names[other] ?? '')} />
      </>
    )),
  };
}

function TooClose({ names }: { names: string[] }) {
  const { t } = useTranslation('compare');
  const format = useFormat();
  if (names.length === 0) return null;
  return <span className={styles.close}>{t('closeTo', { names: format.list(names.map(isolateName)) })}</span>;
}

function Heading({ name, span }: { name: string; span: number }) {
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={span + 1}>
        {name}
      </th>
    </tr>
  );
}

interface RowProps {
  line: Line;
  places: readonly number[];
  names: readonly string[];
  isFinal: readonly boolean[];
}

function Row({ line, places, names, isFinal }: RowProps) {
  const { t } = useTranslation('compare');
  const best = line.isOrder ? bestPlaces(line, isFinal) : [];
  const mark = t(isFinal.every(Boolean) ? 'best' : 'bestFinal');
  return (
    <tr>
      <th scope="row">
        <QuestionLine question={{ text: line.name, textHtml: line.textHtml ?? null }} />
      </th>
      {places.map((place) => (
        <td key={place} data-name={names[place]} className={best.includes(place) ? styles.best : undefined}>
          {line.cells[place] ?? '–'}
          {best.includes(place) && <span className={styles.mark}>{mark}</span>}
        </td>
      ))}
    </tr>
  );
}
