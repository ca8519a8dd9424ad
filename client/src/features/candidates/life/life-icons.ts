import { Ban, CalendarClock, Hourglass, Link2, MailPlus, Undo2, type LucideIcon } from 'lucide-react';
import type { LifeAction } from './life-actions';

export const LIFE_ICONS: Record<LifeAction, LucideIcon> = {
  resend: MailPlus,
  date: CalendarClock,
  reissue: Link2,
  expire: Hourglass,
  revoke: Undo2,
  cancel: Ban,
};
