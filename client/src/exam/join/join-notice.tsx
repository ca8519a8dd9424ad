import { CalendarX2, Hourglass, Link2Off, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ExamFrame } from '../components/exam-frame';
import { NoticePage } from '../components/notice-page';

export type JoinNoticeName = 'unknown' | 'full' | 'closed' | 'ticketOver';

const icons: Record<JoinNoticeName, LucideIcon> = {
  unknown: Link2Off,
  full: CalendarX2,
  closed: CalendarX2,
  ticketOver: Hourglass,
};

interface Props {
  name: JoinNoticeName;
  title?: string | undefined;
}

/** Why nobody gets in here, and what to do about it. */
export function JoinNotice({ name, title }: Props) {
  const { t } = useTranslation('exam');
  return (
    <ExamFrame title={title}>
      <NoticePage icon={icons[name]} tone="warning" title={t(`join.${name}.title`)}>
        <p>{t(`join.${name}.text`)}</p>
      </NoticePage>
    </ExamFrame>
  );
}
