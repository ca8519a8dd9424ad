import { Switch, Tooltip } from 'antd';
import { LockKeyhole, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSkillName } from '../../../components/text/skill-name';
import { LevelIcon } from '../../../components/status/level-icon';
import { StatusDot } from '../../../components/status/status-dot';
import { LtrText } from '../../../components/text/ltr-text';
import { Missing } from '../../../components/text/missing';
import { UserText } from '../../../components/text/user-text';
import type { TestTable_TestFragment } from './test-table-generated';
import { useFormat } from '../../../hooks/use-format';
import { LEVEL_TIERS } from '../../../components/status/level-tiers';
import styles from './test-table.module.css';

interface Props {
  test: TestTable_TestFragment;
}

export function TestTitleCell({ test: { title, jobRole, level, language, languages }, to }: Props & { to: string }) {
  const { t } = useTranslation(['common', 'tests']);
  return (
    <div className={styles.titleCell}>
      <Link to={to} className={styles.title}>
        <UserText>{title}</UserText>
      </Link>
      <p className={styles.second}>
        <span className={styles.level}>
          <LevelIcon tier={LEVEL_TIERS[level]} />
          {t(`common:level.${level}`)}
        </span>
        <span>{languages.length > 1 ? t('tests:bothLanguages') : t(`common:language.${language}`)}</span>
        <UserText>{jobRole}</UserText>
      </p>
    </div>
  );
}

/** A switch for those who may, a word for the others. */
export function TestStatusCell({ test, onSwitch }: Props & { onSwitch: () => void }) {
  const { t } = useTranslation(['tests', 'common']);
  const word = t(`common:status.${test.status}`);
  const isActive = test.status === 'ACTIVE';
  if (!test.canEdit) return <StatusDot tone={isActive ? 'success' : 'hollow'}>{word}</StatusDot>;
  return (
    <span className={styles.status}>
      <Switch
        size="small"
        checked={isActive}
        aria-label={t('tests:list.statusOf', { title: test.title })}
        onChange={onSwitch}
      />
      <span aria-hidden>{word}</span>
    </span>
  );
}

/** Who is offered the test, and whose it is. */
export function SharingCell({ test: { isPublished, isMine, ownerName } }: Props) {
  const { t } = useTranslation('tests');
  const Icon = isPublished ? UsersRound : LockKeyhole;
  return (
    <div>
      <p className={styles.sharing}>
        <Icon size={14} strokeWidth={1.75} aria-hidden />
        {t(isPublished ? 'sharing.all' : 'sharing.own')}
      </p>
      <p className={styles.second}>
        {isMine ? t('sharing.you') : ownerName ? <UserText>{ownerName}</UserText> : t('sharing.product')}
      </p>
    </div>
  );
}

export function TestSizeCell({ test: { questionCount, durationSeconds, totalScore } }: Props) {
  const { t } = useTranslation('tests');
  const format = useFormat();
  return (
    <div>
      <p>{t('questions', { count: questionCount })}</p>
      {questionCount > 0 && (
        <p className={styles.second}>
          <span>{format.duration(durationSeconds)}</span>
          <span>{t('points', { count: totalScore, points: format.number(totalScore) })}</span>
        </p>
      )}
    </div>
  );
}

const SHOWN_SKILLS = 1;

export function SkillsCell({ test: { skills } }: Props) {
  const { t } = useTranslation('tests');
  const format = useFormat();
  const nameOf = useSkillName();
  if (skills.length === 0) return <Missing />;
  const names = [...new Set(skills.map(nameOf))];
  const rest = names.slice(SHOWN_SKILLS);
  return (
    <span className={styles.skills}>
      {names.slice(0, SHOWN_SKILLS).map((skill) => (
        <UserText key={skill} className={styles.skill}>
          {skill}
        </UserText>
      ))}
      {rest.length > 0 && (
        <Tooltip title={rest.join(t('joint'))}>
          <span className={styles.skill} tabIndex={0} role="note" aria-label={rest.join(t('joint'))}>
            <LtrText>+{format.number(rest.length)}</LtrText>
          </span>
        </Tooltip>
      )}
    </span>
  );
}

export function TestUsageCell({ test: { usedByAssessments } }: Props) {
  const { t } = useTranslation('tests');
  if (usedByAssessments === 0) return <span className={styles.quiet}>{t('usage.none')}</span>;
  return t('usage.assessments', { count: usedByAssessments });
}
