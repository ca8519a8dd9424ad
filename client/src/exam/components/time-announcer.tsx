import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { announcementBetween } from '../engine/countdown';

interface Props {
  seconds: number;
  durationSeconds: number;
}

/** Says how much is left at half the time, at 30 and at 10 seconds, and is silent otherwise. */
export function TimeAnnouncer({ seconds, durationSeconds }: Props) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const before = useRef(seconds);
  const [due, setDue] = useState<number | null>(null);

  useEffect(() => {
    const announcement = announcementBetween(before.current, seconds, durationSeconds);
    before.current = seconds;
    if (announcement !== null) setDue(announcement);
  }, [seconds, durationSeconds]);

  const isHalf = due !== null && due > 30;
  const left = due === null ? '' : format.duration(due, 'long');
  const text = due === null ? '' : t(isHalf ? 'announce.half' : 'announce.left', { left });
  return (
    <span className="visually-hidden" aria-live={due === 10 ? 'assertive' : 'polite'} aria-atomic>
      {text}
    </span>
  );
}
