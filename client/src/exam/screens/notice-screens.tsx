import { CalendarClock, CircleCheckBig, Link2Off, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../components/text/ltr-text';
import { useFormat } from '../../hooks/use-format';
import { useZoneName } from '../../hooks/use-zone-name';
import type { UnavailableReason } from '../../graphql/exam-generated';
import { ExamFrame } from '../components/exam-frame';
import { NoticePage } from '../components/notice-page';
import type { Rest } from '../engine/ending';
import type { Exam } from '../engine/exam';
import type { ExamEntry } from '../engine/ports';
import { isolateName } from '../../lib/format/isolate-name';
import styles from './notice-screens.module.css';
import { OpensIn } from './opens-in';

export function BrokenLinkScreen() {
  const { t } = useTranslation('exam');
  return (
    <ExamFrame>
      <NoticePage icon={Link2Off} tone="warning" title={t('brokenLink.title')}>
        <p>{t('brokenLink.text')}</p>
      </NoticePage>
    </ExamFrame>
  );
}

/** `/Exam/Submitted`: taken before, or not active. */
export function SubmittedScreen() {
  return (
    <ExamFrame>
      <SubmittedNotice />
    </ExamFrame>
  );
}

export function SubmittedNotice({ rest = null }: { rest?: Rest | null }) {
  const { t } = useTranslation('exam');
  return (
    <NoticePage icon={CircleCheckBig} title={t('submitted.title')}>
      <p>{t(rest ? `success.${rest}` : 'submitted.text')}</p>
      <p className={styles.help}>{t(rest === 'sending' ? 'success.keepOpen' : 'submitted.help')}</p>
    </NoticePage>
  );
}

const ICONS: Record<UnavailableReason, LucideIcon> = {
  REVOKED: Link2Off,
  INACTIVE: CircleCheckBig,
  NOT_OPEN_YET: CalendarClock,
  CLOSED: CalendarClock,
  EXPIRED: CalendarClock,
};

const DATED: UnavailableReason[] = ['NOT_OPEN_YET', 'CLOSED', 'EXPIRED'];

export function UnavailableScreen({ exam, entry }: { exam: Exam; entry: ExamEntry }) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const reason = entry.unavailableReason ?? 'INACTIVE';
  const limit = reason === 'NOT_OPEN_YET' ? entry.opensAt : entry.closesAt;
  const zone = useZoneName(limit);
  const moment = limit === null ? '' : format.moment(limit);
  return (
    <ExamFrame title={entry.assessmentTitle}>
      <NoticePage
        icon={ICONS[reason]}
        tone={reason === 'NOT_OPEN_YET' ? 'plain' : 'warning'}
        title={t(`unavailable.${reason}.title`)}
      >
        <p>{t(`unavailable.${reason}.text`, { title: isolateName(entry.assessmentTitle), moment })}</p>
        {reason === 'NOT_OPEN_YET' && entry.opensAt && (
          <>
            <OpensIn clock={exam.clock} opensAt={entry.opensAt} />
            <p className={styles.help}>{t('unavailable.stay')}</p>
          </>
        )}
        {moment && DATED.includes(reason) && (
          <p className={styles.zone}>
            {t('unavailable.zone')} <LtrText>{zone}</LtrText>
          </p>
        )}
      </NoticePage>
    </ExamFrame>
  );
}
