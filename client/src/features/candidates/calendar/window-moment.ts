import type { WindowsCalendar_MomentFragment } from '../../../graphql/generated';

export type WindowMoment = WindowsCalendar_MomentFragment;
