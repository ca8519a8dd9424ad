import { number, object, string } from 'yup';
import type { ReasonCode } from '../../graphql/schema-generated';

/** What staff can do to a sitting that needs a reason. */
export type AttemptCommand = 'pause' | 'addTime' | 'end' | 'reopen';

export interface ControlValues {
  reasonCode: ReasonCode | null;
  note: string;
  minutes: number | null;
}

const MAX_NOTE = 500;
const MAX_MINUTES = 1440;

export const initialControl = (control: AttemptCommand): ControlValues => ({
  reasonCode: null,
  note: '',
  minutes: control === 'addTime' ? 5 : 0,
});

/** Minutes are asked for only where time is given; reopening may give none. */
export function controlSchema(control: AttemptCommand) {
  const least = control === 'addTime' ? 1 : 0;
  return object({
    reasonCode: string().nullable().required('monitor:dialog.reasonRequired'),
    note: string()
      .max(MAX_NOTE, 'monitor:dialog.noteLong')
      .when('reasonCode', { is: 'OTHER', then: (schema) => schema.trim().required('monitor:dialog.noteRequired') }),
    minutes: number()
      .nullable()
      .transform((value: number | null) => (Number.isNaN(value) ? null : value))
      .required('monitor:dialog.minutesRequired')
      .integer('monitor:dialog.minutesRange')
      .min(least, 'monitor:dialog.minutesRange')
      .max(MAX_MINUTES, 'monitor:dialog.minutesRange'),
  });
}
