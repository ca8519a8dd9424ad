import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateLocale } from '../../../components/form/date-locale';
import { Form } from '../../../components/form/form';
import { FormField } from '../../../components/form/form-field';
import { LtrInput } from '../../../components/form/ltr-input';
import { SubmitButton } from '../../../components/form/submit-button';
import { useLanguage } from '../../../hooks/use-language';
import { linkInput, linkSchema, type LinkDraft } from './public-link.schema';
import styles from './public-link.module.css';

interface Props {
  initial: LinkDraft;
  joined: number;
  send: string;
  /** Another button beside the one that sends. */
  beside?: ReactNode;
  onSend: (input: ReturnType<typeof linkInput>) => Promise<unknown>;
}

/** How many may join, and until when. */
export function LinkForm({ initial, joined, send, beside, onSend }: Props): ReactNode {
  const { t } = useTranslation('candidates');
  const { language } = useLanguage();
  const [openedAt] = useState(() => Date.now());
  const schema = linkSchema(joined, openedAt);
  return (
    <Form<LinkDraft>
      className={styles.form ?? ''}
      label={t('publicLink.title')}
      initialValues={initial}
      schema={schema}
      onSubmit={(values) => onSend(linkInput(schema.cast(values)))}
    >
      <FormField name="cap" label={t('publicLink.cap')} help={t('publicLink.capHelp')}>
        {(field) => <LtrInput {...field} inputMode="numeric" maxLength={6} />}
      </FormField>
      <FormField<string | null> name="closesAt" label={t('publicLink.closesAt')} optional>
        {({ name: _name, value, onChange, ...field }) => (
          <DatePicker
            {...field}
            locale={dateLocale(language)}
            showTime={{ format: 'HH:mm', minuteStep: 5 }}
            format="YYYY-MM-DD HH:mm"
            placeholder={t('life.date.none')}
            value={value === null ? null : dayjs(value)}
            onChange={(moment) => onChange(moment === null ? null : moment.second(0).millisecond(0).toISOString())}
          />
        )}
      </FormField>
      <div className={styles.buttons}>
        <SubmitButton>{send}</SubmitButton>
        {beside}
      </div>
    </Form>
  );
}
