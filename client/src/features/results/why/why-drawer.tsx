import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionLine } from '../../../answering/question-line';
import { GradeScale } from '../../../components/grade/grade-scale';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import type { WhyDrawer_ResultFragment } from './derivation-generated';
import { useFormat } from '../../../hooks/use-format';
import { markSign } from '../mark-sign';
import { SignIcon } from '../sign-icon';
import { Derivation } from './derivation';
import styles from './why.module.css';

interface Props {
  open: boolean;
  result: WhyDrawer_ResultFragment;
  onClose: () => void;
}

/** From answers to points, from points to the percentage, from the percentage to the grade: for people, not programmers. */
export function WhyDrawer({ open, result, onClose }: Props): ReactNode {
  const { t } = useTranslation(['explanation', 'results']);
  const format = useFormat();
  const name = result.candidate?.name ?? t('results:reference', { reference: result.reference });
  const title = t('explanation:title', { name, percent: format.percent(result.percentage) });
  return (
    <SideDrawer open={open} label={title} title={title} width={640} onClose={onClose}>
      <ol className={styles.steps}>
        <Step title={t('explanation:step.answers')}>
          <Answers result={result} />
        </Step>
        <Step title={t('explanation:step.points')}>
          <Division result={result} />
        </Step>
        <Step title={t('explanation:step.band')}>
          <Band result={result} />
        </Step>
      </ol>
    </SideDrawer>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <h3 className={styles.stepTitle}>{title}</h3>
      {children}
    </li>
  );
}

function Answers({ result }: { result: WhyDrawer_ResultFragment }) {
  const { t } = useTranslation('explanation');
  const format = useFormat();
  const additional = result.questions.filter(({ isAdditional }) => isAdditional).length;
  return (
    <>
      <p className={styles.lead}>{t('answersNote')}</p>
      {result.questions.map((question) => (
        <Question key={question.id} question={question} />
      ))}
      <p className={styles.sum}>
        {t('sum', { score: format.number(result.score), total: format.number(result.totalScore) })}
      </p>
      {additional > 0 && <p className={styles.lead}>{t('additional', { count: additional })}</p>}
    </>
  );
}

function Question({ question }: { question: WhyDrawer_ResultFragment['questions'][number] }) {
  const { t } = useTranslation(['marking', 'explanation', 'results', 'common']);
  const format = useFormat();
  const { mark } = question;
  const params = Object.fromEntries(mark.explanation.params.map(({ name, value }) => [name, value]));
  const points = mark.score === null ? t('explanation:awaiting') : format.ratio(mark.score, mark.maxScore);
  return (
    <details className={styles.question}>
      <summary className={styles.summary}>
        <SignIcon sign={markSign(mark)} />
        <span className={styles.position}>{format.number(question.position)}</span>
        {question.text ? (
          <QuestionLine question={question} className={styles.text} />
        ) : (
          <span className={styles.text}>{t(`common:questionType.${question.type}`)}</span>
        )}
        <span className={styles.points}>{question.isAdditional ? t('results:notCounted') : points}</span>
      </summary>
      <div className={styles.opened}>
        <p>{t(`marking:${mark.explanation.code}`, params)}</p>
        <Derivation type={question.type} mark={mark} />
      </div>
    </details>
  );
}

function Division({ result: { score, totalScore, percentage } }: { result: WhyDrawer_ResultFragment }) {
  const { t } = useTranslation('explanation');
  const format = useFormat();
  if (totalScore === 0) return <p>{t('noTotal')}</p>;
  const exact = format.number(Math.floor((score * 10_000) / totalScore + 1e-9) / 100);
  return (
    <>
      <p>{t('division', { score: format.number(score), total: format.number(totalScore), exact })}</p>
      <p>{t('whole', { percent: format.percent(percentage) })}</p>
    </>
  );
}

function Band({ result }: { result: WhyDrawer_ResultFragment }) {
  const { t } = useTranslation(['explanation', 'results']);
  const format = useFormat();
  const { band, gradeBands, percentage, passMark, status } = result;
  const percent = format.percent(percentage);
  const words = band
    ? t('explanation:band', { percent, min: format.number(band.min), max: format.number(band.max), band: band.name })
    : t('explanation:noBand', { percent });
  return (
    <>
      {status !== 'UNDER_REVIEW' && (
        <>
          <GradeScale bands={gradeBands} percentage={percentage} label={words} />
          <p>{words}</p>
        </>
      )}
      <p>{t(`explanation:pass.${status}`, { mark: format.percent(passMark) })}</p>
    </>
  );
}
