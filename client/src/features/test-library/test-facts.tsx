import { useTranslation } from 'react-i18next';
import { LevelIcon } from '../../components/status/level-icon';
import type { TestCard_TestFragment } from './test-card-generated';
import { useFormat } from '../../hooks/use-format';
import { LEVEL_TIERS } from '../../components/status/level-tiers';
import styles from './test-library.module.css';

/** For whom, in which language, how much of it. */
export function TestFacts({ test }: { test: TestCard_TestFragment }) {
  const { t } = useTranslation(['tests', 'common']);
  const format = useFormat();
  const { level, language, languages, questionCount, durationSeconds, totalScore } = test;
  return (
    <p className={styles.facts}>
      <span className={styles.fact}>
        <LevelIcon tier={LEVEL_TIERS[level]} />
        {t(`common:level.${level}`)}
      </span>
      <span>{languages.length > 1 ? t('tests:bothLanguages') : t(`common:language.${language}`)}</span>
      <span>{t('tests:questions', { count: questionCount })}</span>
      <span>{format.duration(durationSeconds)}</span>
      <span>{t('tests:points', { count: totalScore, points: format.number(totalScore) })}</span>
    </p>
  );
}
