import { Popover, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { twoLines } from '../../../components/text/cut-text';
import { SkillName } from '../../../components/text/skill-name';
import { QuestionLine } from '../../../answering/question-line';
import { StatusDot } from '../../../components/status/status-dot';
import { UserText } from '../../../components/text/user-text';
import type { BankTable_QuestionFragment } from './bank-generated';
import { useFormat } from '../../../hooks/use-format';
import { TranslationMark } from '../translation/translation-mark';
import { typeOf } from '../types';
import styles from './bank.module.css';

interface Props {
  question: BankTable_QuestionFragment;
}

export function TextCell({ question, to }: Props & { to: string }) {
  return (
    <div className={styles.textCell}>
      <Link to={to} className={styles.text}>
        <QuestionLine question={question} className={twoLines} />
      </Link>
      <QuestionFacts question={question} />
    </div>
  );
}

/** Its type, its language, and whose it is when it is not one's own. */
export function QuestionFacts({ question }: Props) {
  const { type, language, isAdditional, canEdit, ownerName, translationState } = question;
  const { t } = useTranslation(['bank', 'common', 'questions']);
  const { Icon } = typeOf(type);
  return (
    <p className={styles.second}>
      <span className={styles.type}>
        <Icon size={14} strokeWidth={1.75} aria-hidden />
        {t(`common:questionType.${type}`)}
      </span>
      <span>{t(`common:language.${language}`)}</span>
      {translationState !== 'NONE' && <TranslationMark state={translationState} />}
      {isAdditional && <span>{t('questions:list.additional')}</span>}
      {!canEdit && ownerName && <UserText>{ownerName}</UserText>}
    </p>
  );
}

export function SkillCell({ question: { skill, difficulty } }: Props) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.skillCell}>
      <p>
        <SkillName skill={skill} />
      </p>
      <p className={styles.second}>{t(`difficulty.${difficulty}`)}</p>
    </div>
  );
}

export function WorthCell({ question: { score, durationSeconds } }: Props) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  return (
    <div>
      <p>{t('points.long', { count: score, points: format.number(score) })}</p>
      <p className={styles.second}>{format.duration(durationSeconds)}</p>
    </div>
  );
}

/** A switch for those who may, a word for the others. */
export function QuestionStatusCell({
  question: { status, text, canEdit },
  onSwitch,
}: Props & { onSwitch: () => void }) {
  const { t } = useTranslation(['bank', 'common']);
  const isActive = status === 'ACTIVE';
  const word = t(`common:status.${status}`);
  if (!canEdit) return <StatusDot tone={isActive ? 'success' : 'hollow'}>{word}</StatusDot>;
  return (
    <span className={styles.status}>
      <Switch size="small" checked={isActive} aria-label={t('bank:statusOf', { text })} onChange={onSwitch} />
      <span aria-hidden>{word}</span>
    </span>
  );
}

const KINDS = ['tests', 'assessments', 'sittings'] as const;
const NAMES = { tests: 'tests', assessments: 'assessments', sittings: 'exams' } as const;

/** How often it is used, and on a press where. */
export function QuestionUsageCell({ question: { usage } }: Props) {
  const { t } = useTranslation('bank');
  const format = useFormat();
  const places = usage.tests + usage.assessments;
  if (places + usage.sittings === 0) return <span className={styles.quiet}>{t('usage.none')}</span>;
  return (
    <Popover
      trigger="click"
      title={t('usage.title')}
      content={
        <ul className={styles.usage}>
          {KINDS.filter((kind) => usage[kind] > 0).map((kind) => (
            <li key={kind}>
              {t(`usage.${NAMES[kind]}`, { count: usage[kind], formatted: format.number(usage[kind]) })}
            </li>
          ))}
        </ul>
      }
    >
      <button type="button" className={styles.usageButton}>
        {places > 0
          ? t('usage.places', { count: places, formatted: format.number(places) })
          : t('usage.exams', { count: usage.sittings, formatted: format.number(usage.sittings) })}
      </button>
    </Popover>
  );
}
