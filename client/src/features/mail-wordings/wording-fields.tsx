import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../components/form/form-field';
import type { MailWording_WordingFragment } from './mail-wordings-generated';
import styles from './mail-wordings.module.css';

export interface WordingValues {
  subject: string;
  text: string;
}

const SUBJECT = 150;
const TEXT = 5_000;

/** Subject and text, and under them what is filled in for each candidate. */
export function WordingFields({ wording }: { wording: MailWording_WordingFragment }) {
  const { t } = useTranslation('mail-wordings');
  const { language, placeholders, necessary } = wording;
  const direction = language === 'AR' ? 'rtl' : 'ltr';
  return (
    <>
      <FormField name="subject" label={t('subject')}>
        {(field) => <Input {...field} dir={direction} maxLength={SUBJECT} autoComplete="off" />}
      </FormField>
      <FormField name="text" label={t('text')} help={t('textHelp')}>
        {(field) => (
          <Input.TextArea {...field} dir={direction} maxLength={TEXT} autoSize={{ minRows: 8, maxRows: 18 }} />
        )}
      </FormField>
      <section aria-label={t('placeholders')}>
        <p className={styles.kind}>{t('placeholders')}</p>
        <dl className={styles.placeholders}>
          {placeholders.map((name) => (
            <div key={name} className={styles.placeholder}>
              <dt>
                <code dir="ltr">{`{${name}}`}</code>
              </dt>
              <dd>
                {t(`placeholder.${name}`)}
                {name === necessary && ` ${t('necessary')}`}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
