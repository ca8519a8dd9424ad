import { boolean, object, string } from 'yup';

const MOST = 4_000;

export const feedbackSchema = object({
  text: string().trim().required('feedback:error.required').max(MOST, 'feedback:error.long'),
  shareWithCandidate: boolean(),
});
