import { Check, ClockPlus, Languages, LoaderCircle, Maximize, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { classes } from '../../lib/classes';
import type { ExamEntry } from '../engine/ports';
import { useConnectionCheck, type ConnectionQuality } from '../hooks/use-connection-check';
import { canFullScreen } from '../engine/proctoring/full-screen';
import styles from './set-up-checks.module.css';

interface Props {
  entry: ExamEntry;
  isDurable: boolean;
}

type Tone = 'good' | 'poor' | 'plain';

const CONNECTION: Record<ConnectionQuality, { icon: LucideIcon; tone: Tone }> = {
  checking: { icon: LoaderCircle, tone: 'plain' },
  good: { icon: Check, tone: 'good' },
  slow: { icon: TriangleAlert, tone: 'poor' },
  none: { icon: TriangleAlert, tone: 'poor' },
};

/** What was looked at, and what the candidate should know of this sitting. */
export function SetUpChecks({ entry, isDurable }: Props) {
  const { t } = useTranslation(['exam', 'proctoring', 'common']);
  const format = useFormat();
  const connection = useConnectionCheck();
  const percent = format.percent(entry.extraTimePercent);
  const base = format.duration(entry.baseSeconds);
  const extra = format.duration(entry.totalSeconds - entry.baseSeconds);
  return (
    <ul className={styles.card}>
      <Row
        {...CONNECTION[connection]}
        label={t('setUp.connection')}
        text={t(`setUp.connectionState.${connection}`)}
        isLive
      />
      <Row
        icon={isDurable ? Check : TriangleAlert}
        tone={isDurable ? 'good' : 'poor'}
        label={t('setUp.device')}
        text={t(`setUp.deviceState.${isDurable ? 'durable' : 'fleeting'}`)}
      />
      {entry.proctoring.fullScreen && (
        <Row
          icon={Maximize}
          label={t('proctoring:setUp.fullScreen')}
          text={t(canFullScreen() ? 'proctoring:setUp.fullScreenText' : 'proctoring:setUp.fullScreenNone')}
        />
      )}
      {/* Where there is a choice, it is made above. */}
      {entry.languages.length < 2 && (
        <Row icon={Languages} label={t('setUp.language')} text={t(`common:language.${entry.language}`)} />
      )}
      {entry.extraTimePercent > 0 && (
        <Row icon={ClockPlus} label={t('setUp.extraTime')} text={t('setUp.extraTimeText', { percent, base, extra })} />
      )}
    </ul>
  );
}

interface RowProps {
  icon: LucideIcon;
  tone?: Tone;
  label: string;
  text: string;
  isLive?: boolean;
}

function Row({ icon: Icon, tone = 'plain', label, text, isLive = false }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={classes(styles.icon, styles[tone])} aria-hidden>
        <Icon size={17} strokeWidth={2} />
      </span>
      <span>
        <span className={styles.label}>{label}</span>
        <span className={styles.text} role={isLive ? 'status' : undefined}>
          {text}
        </span>
      </span>
    </li>
  );
}
