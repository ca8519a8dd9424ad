import { AutoComplete, Button, InputNumber, Select } from 'antd';
import { CircleAlert, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useClear } from '../../../components/form/use-clear';
import type { ContentLanguage, Difficulty } from '../../../graphql/schema-generated';
import { useFormat } from '../../../hooks/use-format';
import { isBegun, MAX_DRAWN, shortOf, type PoolDraft } from './pools';
import styles from './pools.module.css';

const DIFFICULTIES: Difficulty[] = ['EASY', 'MEDIUM', 'HARD'];
const LANGUAGES: ContentLanguage[] = ['EN', 'AR'];

interface Props {
  pool: PoolDraft;
  number: number;
  /** The earlier draw from the same questions, when there is one. */
  repeated: number | null;
  skills: readonly string[];
  onSkillSearch: (typed: string) => void;
  onChange: (change: Partial<PoolDraft>) => void;
  onRemove: () => void;
}

/** How many of which questions; and how many there are. */
export function PoolRow(props: Props) {
  const { pool, number, repeated, skills, onSkillSearch, onChange, onRemove } = props;
  const { t } = useTranslation(['assessments', 'common']);
  const allowClear = useClear();
  const remove = t('assessments:pools.remove', { number });
  return (
    <li className={styles.row} aria-label={t('assessments:pools.pool', { number })}>
      <div className={styles.line}>
        <AutoComplete
          className={styles.grow ?? ''}
          aria-label={t('assessments:pools.skill')}
          placeholder={t('assessments:pools.skillPlaceholder')}
          value={pool.skill}
          options={skills.filter((skill) => skill !== pool.skill).map((skill) => ({ value: skill }))}
          onFocus={() => onSkillSearch(pool.skill)}
          onChange={(skill: string) => {
            onSkillSearch(skill);
            onChange({ skill });
          }}
        />
        <Button
          type="text"
          icon={<X size={16} strokeWidth={1.75} aria-hidden />}
          aria-label={remove}
          title={remove}
          onClick={onRemove}
        />
      </div>
      <div className={styles.line}>
        <Select<Difficulty | null>
          className={styles.grow ?? ''}
          allowClear={allowClear}
          aria-label={t('assessments:pools.difficulty')}
          placeholder={t('assessments:pools.anyDifficulty')}
          value={pool.difficulty}
          options={DIFFICULTIES.map((one) => ({ value: one, label: t(`common:difficulty.${one}`) }))}
          onChange={(difficulty) => onChange({ difficulty: difficulty ?? null })}
        />
        <Select<ContentLanguage | null>
          className={styles.grow ?? ''}
          allowClear={allowClear}
          aria-label={t('assessments:pools.language')}
          placeholder={t('assessments:pools.anyLanguage')}
          value={pool.language}
          options={LANGUAGES.map((one) => ({ value: one, label: t(`common:language.${one}`) }))}
          onChange={(language) => onChange({ language: language ?? null })}
        />
      </div>
      <Draw pool={pool} onChange={onChange} />
      {isBegun(pool) && <Problem>{t('assessments:pools.begun')}</Problem>}
      {repeated !== null && <Problem>{t('assessments:pools.repeated', { number: repeated })}</Problem>}
    </li>
  );
}

function Draw({ pool, onChange }: Pick<Props, 'pool' | 'onChange'>) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const id = useId();
  const missing = shortOf(pool);
  const { drawCount, available } = pool;
  const isCounted = available !== null;
  return (
    <>
      <div className={styles.line}>
        <label htmlFor={id} className={styles.label}>
          {t('pools.draw')}
        </label>
        <InputNumber
          id={id}
          className={styles.number ?? ''}
          min={1}
          max={MAX_DRAWN}
          precision={0}
          value={drawCount}
          status={missing > 0 ? 'error' : ''}
          aria-describedby={`${id}-note`}
          onChange={(count) => onChange({ drawCount: count })}
        />
        <span className={styles.note} id={`${id}-note`} role="status">
          {isCounted && t('pools.available', { count: available, formatted: format.number(available) })}
        </span>
      </div>
      {missing > 0 && <Problem>{t('pools.short', { count: missing, formatted: format.number(missing) })}</Problem>}
    </>
  );
}

function Problem({ children }: { children: string }) {
  return (
    <p className={styles.problem} role="alert">
      <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
