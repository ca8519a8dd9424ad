import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../../components/text/user-text';
import { useFormat } from '../../../hooks/use-format';
import styles from '../settings/settings.module.css';
import { isolateName } from '../../../lib/format/isolate-name';

export interface InvitationExample {
  title: string;
  jobRole: string;
  questionCount: number;
  durationSeconds: number;
}

/** The mail that candidates get, as it comes out with the details as they are now. */
export function InvitationPreview({
  example: { title, jobRole, questionCount, durationSeconds },
}: {
  example: InvitationExample;
}) {
  const { t } = useTranslation('assessments');
  const id = useId();
  const format = useFormat();
  const minutes = Math.max(1, Math.ceil(durationSeconds / 60));
  return (
    <aside className={styles.aside} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {t('mail.heading')}
      </h2>
      <p className={styles.asideText}>{t('mail.text')}</p>
      <div className={styles.preview}>
        <article className={styles.card}>
          <UserText as="p" className={styles.mailSubject}>
            {t('mail.subject', { title: isolateName(title) })}
          </UserText>
          <p>{t('mail.greeting')}</p>
          <p>{t('mail.opening', { title: isolateName(title), jobRole: isolateName(jobRole) })}</p>
          <p>
            {t('mail.paper', {
              questions: t('mail.questions', { count: questionCount }),
              time: format.duration(minutes * 60),
            })}
          </p>
          <p>{t('mail.advice')}</p>
          <span className={styles.mailButton}>{t('mail.action')}</span>
          <p className={styles.asideText}>{t('mail.note')}</p>
        </article>
      </div>
    </aside>
  );
}
