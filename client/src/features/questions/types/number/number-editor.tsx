import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../../components/form/field-frame';
import { LtrInput } from '../../../../components/form/ltr-input';
import { useLanguage } from '../../../../hooks/use-language';
import { isolate } from '../../../../lib/format/isolate';
import { questionLimits } from '../../limits';
import styles from '../answer.module.css';
import { AnswerSection } from '../answer-section';
import type { AnswerEditorProps } from '../question-type';
import { useAnswerFields } from '../use-answer-fields';
import { acceptedRange, type NumberDraft } from './number-key';
import { OtherValues } from './other-values';

const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 10 });
const PARTS = ['value', 'tolerance'] as const;
const EXAMPLES = { value: undefined, tolerance: 'numberTolerance' } as const;

export function NumberEditor(props: AnswerEditorProps<NumberDraft>) {
  const { answer, onChange, onLeave, problemAt } = props;
  const { t } = useTranslation('questions');
  const id = useId();
  return (
    <AnswerSection id={id} title={t('number.title')}>
      <div className={styles.three}>
        {PARTS.map((part) => (
          <FieldFrame
            key={part}
            id={`${id}-${part}`}
            label={t(`number.${part}`)}
            help={part === 'tolerance' ? t('number.toleranceHelp') : undefined}
            example={EXAMPLES[part]}
            error={problemAt(part)}
            optional={part === 'tolerance'}
          >
            <LtrInput
              id={`${id}-${part}`}
              inputMode="decimal"
              value={answer[part]}
              maxLength={30}
              status={problemAt(part) ? 'error' : ''}
              aria-invalid={problemAt(part) !== undefined}
              aria-describedby={`${id}-${part}-note`}
              onChange={(event) => onChange({ ...answer, [part]: event.target.value })}
              onBlur={() => onLeave(part)}
            />
          </FieldFrame>
        ))}
        <UnitField {...props} />
      </div>
      <AcceptedRange answer={answer} />
      <OtherValues {...props} />
    </AnswerSection>
  );
}

function UnitField(props: AnswerEditorProps<NumberDraft>) {
  const { t } = useTranslation('questions');
  const { frame, control, onText } = useAnswerFields(props)('unit');
  return (
    <FieldFrame {...frame} label={t('number.unit')} help={t('number.unitHelp')} optional>
      <Input {...control} dir="auto" maxLength={questionLimits.unitLength} onChange={onText} />
    </FieldFrame>
  );
}

function AcceptedRange({ answer }: { answer: NumberDraft }) {
  const { t } = useTranslation('questions');
  const { language } = useLanguage();
  const range = acceptedRange(answer);
  if (!range) return null;
  const [from, to] = [range.from, range.to].map((number) => isolate(language, exact.format(number))) as [
    string,
    string,
  ];
  return (
    <p className={styles.range} role="status">
      {from === to ? t('number.acceptsOne', { from }) : t('number.accepts', { from, to })}
    </p>
  );
}
