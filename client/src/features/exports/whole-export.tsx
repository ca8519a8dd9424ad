import { Button, Checkbox } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessmentExportPart } from '../../graphql/schema-generated';
import { useLanguage } from '../../hooks/use-language';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import type { ReportLanguage } from './addresses';
import { Choice } from './choice';
import styles from './exports.module.css';
import { useAssessmentExports } from './use-assessment-exports';
import { WholeExportRow } from './whole-export-row';

const PARTS: AssessmentExportPart[] = ['RESULTS', 'REPORTS', 'FILES'];

/** Asks for an archive of the whole assessment, and shows those that are there or in the making. */
export function WholeExport({ assessmentId }: { assessmentId: string }): ReactNode {
  const { t } = useTranslation('exports');
  const { exports, error, isStarting, start, refetch } = useAssessmentExports(assessmentId);
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState<ReportLanguage>(own);
  const [parts, setParts] = useState(PARTS);
  return (
    <>
      <p className={styles.lead}>{t('whole.text')}</p>
      <fieldset className={styles.part}>
        <legend>{t('whole.parts')}</legend>
        <Checkbox.Group
          className={styles.parts}
          value={parts}
          onChange={(chosen) => setParts(PARTS.filter((part) => chosen.includes(part)))}
          options={PARTS.map((value) => ({ value, label: t(`whole.part.${value}`) }))}
        />
        {parts.length === 0 && (
          <p className={styles.problem} role="status">
            {t('whole.chooseOne')}
          </p>
        )}
      </fieldset>
      <Choice
        name={t('whole.language')}
        value={language}
        values={{ en: 'English', ar: 'العربية' }}
        onChange={setLanguage}
      />
      <Button
        type="primary"
        loading={isStarting}
        disabled={parts.length === 0}
        onClick={() => start({ parts, language: language === 'ar' ? 'AR' : 'EN' })}
      >
        {t('whole.start')}
      </Button>
      <section className={styles.list} aria-label={t('whole.list')}>
        <h3>{t('whole.list')}</h3>
        {!exports && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={2} />)}
        {exports?.length === 0 && <p className={styles.lead}>{t('whole.none')}</p>}
        <ul>
          {exports?.map((one) => (
            <WholeExportRow key={one.id} export={one} onRetry={() => start(one)} />
          ))}
        </ul>
      </section>
    </>
  );
}
