import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DayPicker } from '../../../../components/form/day-picker';
import { FieldFrame } from '../../../../components/form/field-frame';
import styles from '../answer.module.css';
import { AnswerSection } from '../answer-section';
import type { AnswerEditorProps } from '../question-type';
import { useAnswerFields } from '../use-answer-fields';
import type { DateDraft } from './date-key';

const PARTS = [
  { title: 'date.key', hint: 'date.keyHint', days: ['from', 'to'] },
  { title: 'date.limits', hint: 'date.limitsHint', days: ['earliest', 'latest'] },
] as const;

export function DateEditor(props: AnswerEditorProps<DateDraft>) {
  const { t } = useTranslation('questions');
  const id = useId();
  return (
    <div className={styles.parts}>
      {PARTS.map(({ title, hint, days }) => (
        <AnswerSection key={title} id={`${id}-${title}`} title={t(title)} hint={t(hint)}>
          <div className={styles.pair}>
            {days.map((day) => (
              <DayField key={day} {...props} name={day} />
            ))}
          </div>
        </AnswerSection>
      ))}
    </div>
  );
}

function DayField({ name, ...props }: AnswerEditorProps<DateDraft> & { name: keyof DateDraft }) {
  const { t } = useTranslation('questions');
  const { frame, control, set } = useAnswerFields(props)(name);
  const { value, ...rest } = control;
  return (
    <FieldFrame
      {...frame}
      label={t(`date.${name}`)}
      help={name === 'to' ? t('date.toHelp') : undefined}
      optional={name !== 'from'}
    >
      <DayPicker
        {...rest}
        placeholder={t(`date.${name}Placeholder`)}
        value={value ?? ''}
        onChange={(day) => set(day || null)}
      />
    </FieldFrame>
  );
}
