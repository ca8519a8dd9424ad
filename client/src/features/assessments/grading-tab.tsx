import { useTranslation } from 'react-i18next';
import type { GradeBands_AssessmentFragment } from './grading/grade-bands-generated';
import { GradeBandsEditor } from './grading/grade-bands-editor';
import type { Band } from './grading/grade-bands';
import styles from './finalize.module.css';
import { ReportOptionSwitches, type ReportOptions } from './report/report-options';
import { ReportPreview, type ReportExample } from './report/report-preview';

interface Props {
  bands: readonly Band[];
  shares: GradeBands_AssessmentFragment['bandShares'];
  options: ReportOptions;
  example: ReportExample;
  attempts: number;
  onBands: (bands: readonly Band[]) => void;
  onOptions: (options: ReportOptions) => void;
}

/** How scores are named, and what a report shows of them. */
export function GradingTab({ bands, shares, options, example, attempts, onBands, onOptions }: Props) {
  const { t } = useTranslation('assessments');
  return (
    <div className={styles.grading}>
      <GradeBandsEditor bands={bands} shares={shares} attempts={attempts} onChange={onBands} />
      <aside className={styles.report} aria-labelledby="candidate-report">
        <h2 className={styles.reportTitle} id="candidate-report">
          {t('report.title')}
        </h2>
        <ReportOptionSwitches options={options} onChange={onOptions} />
        <ReportPreview bands={bands} options={options} example={example} />
      </aside>
    </div>
  );
}
