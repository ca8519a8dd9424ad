import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { isolateName } from '../../lib/format/isolate-name';
import type { ExamEntry } from '../engine/ports';
import styles from './set-up-screen.module.css';

const wholeMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60)) * 60;

/** What this exam is made of: how much of it, how long each question has, and for whom it is taken. */
export function SetUpFacts({ entry }: { entry: ExamEntry }) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const questions = t('setUp.questions', { count: entry.questionCount });
  const time = t('setUp.time', { time: format.duration(wholeMinutes(entry.totalSeconds), 'long') });
  const { shortestSeconds, longestSeconds, organiser } = entry;
  const shortest = format.duration(shortestSeconds, 'long');
  const each =
    shortestSeconds === longestSeconds
      ? t('setUp.each', { time: shortest })
      : t('setUp.eachBetween', { shortest, longest: format.duration(longestSeconds, 'long') });
  return (
    <>
      {organiser && <p className={styles.summary}>{t('setUp.organiser', { name: isolateName(organiser) })}</p>}
      <p className={styles.summary}>
        {t(entry.mayGoBack ? 'setUp.summaryBack' : 'setUp.summary', { questions, time })}
        {longestSeconds > 0 && ` ${each}`}
      </p>
    </>
  );
}
