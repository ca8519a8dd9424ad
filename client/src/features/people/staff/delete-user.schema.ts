import { object, string, type AnyObjectSchema } from 'yup';
import type { RecordsChoice } from '../../../graphql/schema-generated';

export interface DeleteValues {
  records: RecordsChoice;
  receiverId: string;
  /** The e-mail of the account, typed. */
  confirmation: string;
}

const sameEmail = (typed: string | undefined, email: string) => typed?.trim().toLowerCase() === email.toLowerCase();

/** Handing over needs somebody to hand over to; deleting needs the e-mail typed. */
export const deleteUserSchema = (email: string): AnyObjectSchema =>
  object({
    records: string().oneOf(['HAND_OVER', 'DELETE']).required(),
    receiverId: string().when('records', {
      is: 'HAND_OVER',
      then: (schema) => schema.required('people:delete.error.receiver'),
    }),
    confirmation: string().when('records', {
      is: 'DELETE',
      then: (schema) =>
        schema.test('same-email', 'people:delete.error.confirmation', (typed) => sameEmail(typed, email)),
    }),
  });

export const deleteUserInput = (id: string, { records, receiverId, confirmation }: DeleteValues) =>
  records === 'HAND_OVER' ? { id, records, receiverId } : { id, records, confirmation: confirmation.trim() };
