import { useFormikContext } from 'formik';
import { Camera, ClipboardX, Expand, EyeOff, ShieldCheck, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../settings/settings.module.css';
import { numberOf } from '../settings/whole-number';
import { noticesOf, type Notice, type ProctoringDraft } from './proctoring.schema';

const ICONS: Record<Notice, LucideIcon> = {
  camera: Camera,
  cameraRequired: ShieldCheck,
  fullScreen: Expand,
  leaving: TriangleAlert,
  leavingNoted: TriangleAlert,
  copyPaste: ClipboardX,
};

/** What candidates read and agree to before they begin. */
export function CandidateNotice() {
  const { t } = useTranslation('assessments');
  const id = useId();
  const { values } = useFormikContext<ProctoringDraft>();
  const notices = noticesOf(values);
  const count = numberOf(values.warningsBeforeSubmit) || 0;
  const days = numberOf(values.retentionDays) || 0;
  return (
    <aside className={styles.aside} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {t('notice.title')}
      </h2>
      <p className={styles.asideText}>{t('notice.text')}</p>
      <div className={styles.preview}>
        <ul className={styles.card}>
          {notices.map((notice) => {
            const Icon = ICONS[notice];
            return (
              <li key={notice} className={styles.rule}>
                <Icon size={17} strokeWidth={1.75} aria-hidden />
                <span>{t(`notice.${notice}`, { count })}</span>
              </li>
            );
          })}
          {notices.length === 0 && (
            <li className={styles.rule}>
              <EyeOff size={17} strokeWidth={1.75} aria-hidden />
              <span>{t('notice.none')}</span>
            </li>
          )}
        </ul>
        {notices.length > 0 && <p className={styles.asideText}>{t('notice.kept', { count: days })}</p>}
      </div>
    </aside>
  );
}
