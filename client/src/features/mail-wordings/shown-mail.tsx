import { Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewMailMutation } from './mail-wordings-generated';
import { MailSheet } from './mail-sheet';
import styles from './mail-wordings.module.css';

type Form = 'layout' | 'plain';
const FORMS: Form[] = ['layout', 'plain'];

interface Props {
  mail: PreviewMailMutation['previewMail']['mail'];
  isArabic: boolean;
}

/** The email as one candidate would get it, in both forms in which it goes out. */
export function ShownMail({ mail, isArabic }: Props) {
  const { t } = useTranslation('mail-wordings');
  const [form, setForm] = useState<Form>('layout');
  const dir = isArabic ? 'rtl' : 'ltr';
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Chromium gives a promise back, which is no clean-up.
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [mail]);
  return (
    <section ref={section} className={styles.example} aria-label={t('example')} aria-live="polite">
      <p className={styles.note}>{t('example')}</p>
      <Segmented
        className={styles.forms ?? ''}
        aria-label={t('form')}
        value={form}
        onChange={setForm}
        options={FORMS.map((value) => ({ value, label: t(`forms.${value}`) }))}
      />
      <article lang={isArabic ? 'ar' : 'en'} dir={dir}>
        <p className={styles.subject}>{mail.subject}</p>
        {form === 'layout' ? <MailSheet html={mail.html} dir={dir} /> : <p className={styles.body}>{mail.text}</p>}
      </article>
    </section>
  );
}
