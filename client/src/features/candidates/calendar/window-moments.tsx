import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CutText } from '../../../components/text/cut-text';
import type { WindowMomentKind } from '../../../graphql/schema-generated';
import { useFormat } from '../../../hooks/use-format';
import type { WindowMoment } from './window-moment';
import styles from './windows-calendar.module.css';

const SIGNS: Record<WindowMomentKind, string | undefined> = {
  ASSESSMENT_OPENS: styles.opens,
  ASSESSMENT_CLOSES: styles.closes,
  INVITATIONS_OPEN: styles.begin,
  INVITATIONS_END: styles.end,
};

interface Props {
  moments: readonly WindowMoment[];
  linkTo: (moment: WindowMoment) => string;
  /** The rest stands behind one press. */
  shown?: number;
}

/** What happens on one day. */
export function WindowMoments({ moments, linkTo, shown = 3 }: Props): ReactNode {
  const { t } = useTranslation('all-candidates');
  const [isWhole, setWhole] = useState(false);
  if (moments.length === 0) return null;
  const rest = moments.length - shown;
  return (
    <>
      <ul className={styles.moments}>
        {(isWhole ? moments : moments.slice(0, shown)).map((moment) => (
          <li key={`${moment.kind} ${moment.at} ${moment.assessmentId}`}>
            <Moment moment={moment} to={linkTo(moment)} />
          </li>
        ))}
      </ul>
      {rest > 0 && !isWhole && (
        <button type="button" className={styles.rest} onClick={() => setWhole(true)}>
          {t('calendar.rest', { count: rest })}
        </button>
      )}
    </>
  );
}

function Moment({ moment: { kind, at, assessmentTitle, count }, to }: { moment: WindowMoment; to: string }) {
  const { t } = useTranslation('all-candidates');
  const format = useFormat();
  return (
    <Link to={to} className={styles.moment}>
      <span className={`${styles.sign} ${SIGNS[kind] ?? ''}`} aria-hidden />
      <span className={styles.words}>
        <span className={styles.what}>{t(`calendar.${kind}`, { time: format.time(at), count })}</span>
        <CutText>{assessmentTitle}</CutText>
      </span>
    </Link>
  );
}
