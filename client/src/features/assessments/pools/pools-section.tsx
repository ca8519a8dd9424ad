import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format';
import { PoolRow } from './pool-row';
import { blankPool, drawnCount, MAX_POOLS, repeatedPool, withPool, type PoolDraft } from './pools';
import styles from './pools.module.css';

interface Props {
  pools: readonly PoolDraft[];
  onChange: (pools: readonly PoolDraft[]) => void;
  /** Skills to propose for what was typed. */
  skills: readonly string[];
  onSkillSearch: (typed: string) => void;
}

/** Questions that are drawn at random from the bank, others for each candidate. */
export function PoolsSection({ pools, onChange, skills, onSkillSearch }: Props) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const id = useId();
  const made = useRef(0);
  const drawn = drawnCount(pools);
  const add = () => onChange([...pools, blankPool(`${id}${(made.current += 1)}`)]);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {t('pools.title')}
        </h2>
        <p className={styles.note}>
          {drawn > 0 ? t('pools.drawn', { count: drawn, formatted: format.number(drawn) }) : t('pools.note')}
        </p>
      </div>
      <ul className={styles.rows}>
        {pools.map((pool, index) => (
          <PoolRow
            key={pool.key}
            pool={pool}
            number={index + 1}
            repeated={repeatedPool(pools, pool)}
            skills={skills}
            onSkillSearch={onSkillSearch}
            onChange={(change) => onChange(withPool(pools, pool.key, change))}
            onRemove={() => onChange(pools.filter(({ key }) => key !== pool.key))}
          />
        ))}
      </ul>
      {pools.length < MAX_POOLS && (
        <Button icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={add}>
          {t(pools.length === 0 ? 'pools.first' : 'pools.add')}
        </Button>
      )}
    </section>
  );
}
