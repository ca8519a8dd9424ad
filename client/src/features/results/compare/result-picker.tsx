import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultPercent } from '../../../components/grade/result-percent';
import styles from './comparison.module.css';
import type { ResultPicker_ResultFragment } from './result-picker-generated';

interface Props {
  results: readonly ResultPicker_ResultFragment[];
  most: number;
  /** Ids of candidates. */
  value: string[];
  onChange: (candidateIds: string[]) => void;
}

/** Whose results are compared, each with what it came to. */
export function ResultPicker({ results, most, value, onChange }: Props): ReactNode {
  const { t } = useTranslation(['compare', 'results']);
  const options = results.map(({ candidateId, reference, name, ...figures }) => ({
    value: candidateId,
    label: name ?? t('results:reference', { reference: `\u2066${reference}\u2069` }),
    figures,
  }));
  const figuresOf = new Map(options.map(({ value: id, figures }) => [id, figures]));
  return (
    <Select
      mode="multiple"
      aria-label={t('choose')}
      placeholder={t('choose')}
      value={value}
      options={options}
      maxCount={most}
      showSearch={{ optionFilterProp: 'label' }}
      optionRender={({ data }) => <Named name={data.label} figures={data.figures} />}
      labelRender={({ label, value: id }) => (
        <Named name={typeof label === 'string' ? label : ''} figures={figuresOf.get(String(id))} />
      )}
      onChange={onChange}
    />
  );
}

interface NamedProps {
  name: string;
  figures: Pick<ResultPicker_ResultFragment, 'percentage' | 'status'> | undefined;
}

function Named({ name, figures }: NamedProps) {
  return (
    <span className={styles.named}>
      <span className={styles.whose} dir="auto">
        {name}
      </span>
      {figures && (
        <span className={styles.figure}>
          · <ResultPercent {...figures} className={styles.plain} />
        </span>
      )}
    </span>
  );
}
