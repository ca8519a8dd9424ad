import { Button } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../../components/form/field-frame';
import { LtrInput } from '../../../../components/form/ltr-input';
import styles from '../answer.module.css';
import { RowTool } from '../choices/choice-row';
import type { AnswerEditorProps } from '../question-type';
import { MOST_OTHERS, otherValue, type NumberDraft, type OtherValue } from './number-key';
import own from './other-values.module.css';

const PARTS = ['value', 'tolerance', 'share'] as const;

/** Further numbers that earn points, for whoever needs them: usually there is none. */
export function OtherValues({ answer, onChange, onLeave, problemAt }: AnswerEditorProps<NumberDraft>) {
  const { t } = useTranslation('questions');
  const { others } = answer;
  const set = (next: readonly OtherValue[]) => onChange({ ...answer, others: next });
  return (
    <div className={own.others}>
      {others.length > 0 && (
        <ul className={own.list} aria-label={t('number.others')}>
          {others.map((other, index) => (
            <OtherRow
              key={other.key}
              other={other}
              number={index + 1}
              problemAt={(part) => problemAt(`others[${index}].${part}`)}
              onLeave={(part) => onLeave(`others[${index}].${part}`)}
              onChange={(change) => set(others.map((each) => (each.key === other.key ? { ...each, ...change } : each)))}
              onRemove={() => set(others.filter(({ key }) => key !== other.key))}
            />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Button
          type="text"
          disabled={others.length >= MOST_OTHERS}
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => set([...others, otherValue()])}
        >
          {t('number.addOther')}
        </Button>
      </div>
    </div>
  );
}

interface RowProps {
  other: OtherValue;
  number: number;
  problemAt: (part: string) => string | undefined;
  onLeave: (part: string) => void;
  onChange: (change: Partial<OtherValue>) => void;
  onRemove: () => void;
}

function OtherRow({ other, number, problemAt, onLeave, onChange, onRemove }: RowProps) {
  const { t } = useTranslation('questions');
  const id = useId();
  return (
    <li className={own.other}>
      {PARTS.map((part) => (
        <FieldFrame
          key={part}
          id={`${id}-${part}`}
          label={t(`number.${part}`)}
          error={problemAt(part)}
          optional={part === 'tolerance'}
        >
          <LtrInput
            id={`${id}-${part}`}
            inputMode="decimal"
            value={other[part]}
            maxLength={30}
            suffix={part === 'share' ? '%' : undefined}
            status={problemAt(part) ? 'error' : ''}
            aria-invalid={problemAt(part) !== undefined}
            aria-describedby={`${id}-${part}-note`}
            onChange={(event) => onChange({ [part]: event.target.value })}
            onBlur={() => onLeave(part)}
          />
        </FieldFrame>
      ))}
      <RowTool Icon={Trash2} label={t('number.removeOther', { number })} onClick={onRemove} />
    </li>
  );
}
