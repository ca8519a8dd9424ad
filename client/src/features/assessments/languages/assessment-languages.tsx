import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { MoreOptions } from '../../../components/form/more-options';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { useAssessmentLanguagesQuery } from './languages-generated';
import { useFormat } from '../../../hooks/use-format';
import { SettingsGroup } from '../settings/part';
import settings from '../settings/settings.module.css';
import { TextsDialog } from './texts-dialog';
import { TranslationGaps } from './translation-gaps';
import styles from './languages.module.css';

interface Props {
  assessmentId: string;
  /** Where a question is translated. */
  linkToQuestion: (questionId: string) => string;
}

/** What an assessment says in its other language, and what is missing before candidates can be given the choice. */
export function AssessmentLanguages({ assessmentId, linkToQuestion }: Props) {
  const { t } = useTranslation('languages');
  const format = useFormat();
  const [isWriting, setWriting] = useState(false);
  const query = useAssessmentLanguagesQuery({ variables: { id: assessmentId }, fetchPolicy: 'cache-and-network' });
  const assessment = query.data?.assessment;
  const gaps = assessment?.translationGaps;
  const read = async () => (await query.refetch()).data?.assessment;
  const refetch = () => void unlessRefused(read());
  if (query.error && !assessment) return <LoadFailed error={query.error} onRetry={refetch} />;
  if (!assessment || !gaps) return <SkeletonRows rows={2} />;
  const missing =
    gaps.length === 0 ? t('complete') : t('missing', { count: gaps.length, formatted: format.number(gaps.length) });
  const ways = (
    <>
      <div className={styles.ways}>
        <Button onClick={() => setWriting(true)}>{t('texts.open')}</Button>
        {gaps.length > 0 && <Button onClick={refetch}>{t('again')}</Button>}
      </div>
      <TranslationGaps gaps={gaps} linkToQuestion={linkToQuestion} onTaken={refetch} onWrite={() => setWriting(true)} />
    </>
  );
  return (
    <div className={settings.form}>
      {assessment.configuration.languages === 'OWN' ? (
        // Nothing is missing where everybody takes it in the one language that it has.
        <MoreOptions label={t('title')} summary={missing}>
          {ways}
        </MoreOptions>
      ) : (
        <SettingsGroup title={t('title')}>
          <p className={styles.summary}>{missing}</p>
          {ways}
        </SettingsGroup>
      )}
      {isWriting && <TextsDialog assessment={assessment} read={read} onClose={() => setWriting(false)} />}
    </div>
  );
}
