import type { WindowsCalendar_MomentFragment } from './windows-calendar-generated';

export type WindowMoment = WindowsCalendar_MomentFragment;
