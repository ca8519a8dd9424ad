import { useTranslation } from 'react-i18next';
import { BandName } from '../../../components/grade/band-name';
import { GradeScale } from '../../../components/grade/grade-scale';
import { LtrText } from '../../../components/text/ltr-text';
import { UserText } from '../../../components/text/user-text';
import { useFormat } from '../../../hooks/use-format';
import { bandPaint } from '../grading/band-colors';
import { exampleMarks, exampleScore } from './example-score';
import { bandOf, bandsToRanges, type Band } from '../grading/grade-bands';
import type { ReportOptions } from './report-options';
import styles from './report.module.css';

const SHOWN = 3;

export interface ReportExample {
  title: string;
  totalPoints: number;
  questions: readonly { text: string; points: number }[];
}

interface Props {
  bands: readonly Band[];
  options: ReportOptions;
  example: ReportExample;
}

/** How a report with an example score comes out under the bands and options as they are now. */
export function ReportPreview({ bands, options, example }: Props) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const { part, percentage } = exampleScore(example.totalPoints);
  return (
    <div className={styles.preview}>
      <p className={styles.caption}>
        <span>{t('report.preview')}</span>
        <span>
          {t('report.example')} <strong>{format.number(percentage)}</strong>
        </span>
      </p>
      <article className={styles.card}>
        <header className={styles.cardHead}>
          <div className={styles.who}>
            {options.showCandidateInformation && <p className={styles.candidate}>{t('report.candidate')}</p>}
            <UserText as="p" className={styles.title}>
              {example.title}
            </UserText>
          </div>
          <p className={styles.percentage}>{format.percent(percentage)}</p>
        </header>
        <Placed bands={bands} totalPoints={example.totalPoints} part={part} percentage={percentage} />
        {options.showQuestions && <Questions example={example} withKey={options.showCorrectAnswers} />}
      </article>
    </div>
  );
}

interface PlacedProps {
  bands: readonly Band[];
  totalPoints: number;
  part: number;
  percentage: number;
}

function Placed({ bands, totalPoints, part, percentage }: PlacedProps) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const band = bandOf(bands, percentage);
  const painted = bandsToRanges(bands).map((range) => ({ ...range, color: bandPaint(range.color) }));
  const name = band?.name ?? '';
  return (
    <>
      <GradeScale
        bands={painted}
        percentage={percentage}
        named={false}
        label={t('report.scale', { percentage: format.percent(percentage), band: name })}
      />
      <p className={styles.band}>
        {band && <BandName name={name} color={bandPaint(band.color)} />}
        <span className={styles.points}>
          {t('report.points', {
            count: totalPoints,
            part: format.number(part),
            total: format.number(totalPoints),
          })}
        </span>
      </p>
    </>
  );
}

function Questions({ example, withKey }: { example: ReportExample; withKey: boolean }) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const marks = exampleMarks(example.questions.map(({ points }) => points));
  return (
    <ol className={styles.questions}>
      {example.questions.slice(0, SHOWN).map(({ text, points }, index) => (
        <li key={`${index}-${text}`} className={styles.question}>
          <span className={styles.questionText}>
            <span>{index + 1}.</span>
            <UserText>{text}</UserText>
          </span>
          <LtrText>{`${format.number(marks[index] ?? 0)}/${format.number(points)}`}</LtrText>
          {withKey && <span className={styles.key}>{t('report.key')}</span>}
        </li>
      ))}
    </ol>
  );
}
