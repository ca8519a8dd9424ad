import { useTranslation } from 'react-i18next';
import type { FieldControl } from '../../../components/form/use-form-field';
import { LevelIcon } from '../../../components/status/level-icon';
import type { Level } from '../../../graphql/generated';
import { LEVEL_TIERS } from '../level-tiers';
import styles from './role-details.module.css';

const LEVELS = Object.keys(LEVEL_TIERS) as Level[];

/** Three cards, one of them chosen: a radio group. */
export function LevelCards({ id, name, value, onChange, onBlur, ...aria }: FieldControl<Level | null>) {
  const { t } = useTranslation(['assessments', 'common']);
  return (
    <div className={styles.levels} role="radiogroup" aria-labelledby={aria['aria-labelledby']}>
      {LEVELS.map((level, index) => (
        <label key={level} className={styles.level}>
          <input
            type="radio"
            className={styles.radio}
            id={index === 0 ? id : undefined}
            name={name}
            checked={value === level}
            aria-invalid={aria['aria-invalid']}
            aria-describedby={aria['aria-describedby']}
            onChange={() => onChange(level)}
            onBlur={onBlur}
          />
          <LevelIcon tier={LEVEL_TIERS[level]} />
          <span>
            <span className={styles.levelName}>{t(`common:level.${level}`)}</span>
            <span className={styles.levelText}>{t(`assessments:role.levelText.${level}`)}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
