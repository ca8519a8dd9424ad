import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QuestionLine } from '../../answering/question-line';
import { StatusDot } from '../../components/status/status-dot';
import { useFormat } from '../../hooks/use-format';
import { ChoiceShares } from './choice-shares';
import styles from './language-check.module.css';
import type { Checked } from './checked';

interface Props {
  question: Checked;
  /** Where its translation is mended. */
  to: string;
  onSetAside: () => void;
}

/** A question in both languages, how much they differ for equally able people, and how sure that is. */
export function CheckedQuestion({ question, to, onSetAside }: Props) {
  const { t } = useTranslation(['language-check', 'common']);
  const format = useFormat();
  const { from, strength, certainty, facility, translatedFacility, people, translatedPeople } = question;
  const percent = (value: number | null) => (value === null ? '–' : format.percent(Math.round(value)));
  return (
    <li className={styles.question}>
      {strength !== null && <Verdict question={question} />}
      <div className={styles.sides}>
        <Side language={from} question={question}>
          {t('language-check:side', { facility: percent(facility), count: people, people: format.number(people) })}
        </Side>
        <Side language={question.to} question={{ text: question.translated, textHtml: question.translatedHtml }}>
          {t('language-check:side', {
            facility: percent(translatedFacility),
            count: translatedPeople,
            people: format.number(translatedPeople),
          })}
        </Side>
      </div>
      <ChoiceShares question={question} />
      <p className={styles.facts}>
        {t(`language-check:certainty.${certainty}`)} {strength !== null && <Figures question={question} />}
      </p>
      <p className={styles.actions}>
        <Link to={to}>{t('language-check:mend')}</Link>
        <Button type="link" size="small" onClick={onSetAside}>
          {t('language-check:setAside')}
        </Button>
      </p>
    </li>
  );
}

interface SideProps {
  language: 'EN' | 'AR';
  question: Pick<Checked, 'text' | 'textHtml'>;
  children: string;
}

function Side({ language, question, children }: SideProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.side}>
      <p className={styles.facts}>
        {t(`language.${language}`)} · {children}
      </p>
      <p>
        <QuestionLine question={question} />
      </p>
    </div>
  );
}

/** “Harder in Arabic for equally able people”, with the strength in words. */
function Verdict({ question: { strength, delta, effectSize, to } }: { question: Checked }) {
  const { t } = useTranslation('language-check');
  const isHarder = (delta ?? effectSize ?? 0) < 0;
  const tone = strength === 'C' ? 'danger' : strength === 'B' ? 'warning' : 'success';
  return (
    <p className={styles.verdict}>
      <StatusDot tone={tone}>
        {strength === 'A' ? t('same') : t(`${isHarder ? 'harder' : 'easier'}.${to}`)}
        {strength !== 'A' && ` · ${t(`strength.${strength ?? 'B'}`)}`}
      </StatusDot>
    </p>
  );
}

/** Below it a figure would say no more. */
const SMALLEST_P = 0.001;

function Figures({ question: { delta, deltaError, effectSize, difference, p } }: { question: Checked }) {
  const { t } = useTranslation('language-check');
  const format = useFormat();
  // Signs stay before their figures, whichever way the sentence runs.
  const shown = (value: number | null) =>
    value === null ? '–' : `\u2066${format.number(Math.round(value * 1_000) / 1_000)}\u2069`;
  const chance = p !== null && p < SMALLEST_P ? t('figures.tiny') : t('figures.p', { p: shown(p) });
  return (
    <span className={styles.figures}>
      {delta === null
        ? t('figures.mantel', { effect: shown(effectSize), difference: shown(difference), chance })
        : t('figures.mh', {
            delta: shown(delta),
            error: shown(deltaError),
            difference: shown(difference),
            chance,
          })}
    </span>
  );
}
