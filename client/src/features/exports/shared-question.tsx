import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionText } from '../../answering/question-text';
import { SkillName } from '../../components/text/skill-name';
import { UserText } from '../../components/text/user-text';
import { useFormat } from '../../hooks/use-format';
import type { SharedReportData } from './shared-report-data';
import styles from './shared-report.module.css';

type Question = SharedReportData['questions'][number];

/** One question of a shared result; what the report hides is not there. */
export function SharedQuestion({ question }: { question: Question }): ReactNode {
  const { t } = useTranslation(['exports', 'common']);
  const format = useFormat();
  const { number, type, skill, score, maxScore, text, textHtml, answer, correct, feedback, isAdditional } = question;
  return (
    <li className={styles.question}>
      <p className={styles.line}>
        <span className={styles.facts}>
          <span>{t('shared.question', { number: format.number(number) })}</span>
          <span>{t(`common:questionType.${type}`)}</span>
          {skill && <SkillName skill={skill} />}
          {isAdditional && <span>{t('shared.notCounted')}</span>}
        </span>
        <b>{score === null ? t('shared.toMark') : format.ratio(score, maxScore)}</b>
      </p>
      {text !== null && (
        <div className={styles.text}>
          <QuestionText question={{ text, textHtml }} />
        </div>
      )}
      <dl className={styles.answers}>
        {answer && <Lines name={t('shared.answer')} lines={answer} none={t('shared.noAnswer')} />}
        {correct && <Lines name={t('shared.correct')} lines={correct} none="" />}
        {feedback && <Lines name={t('shared.reviewer')} lines={[feedback]} none="" />}
      </dl>
    </li>
  );
}

function Lines({ name, lines, none }: { name: string; lines: readonly string[]; none: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{lines.length === 0 ? none : <UserText>{lines.join('\n')}</UserText>}</dd>
    </div>
  );
}
