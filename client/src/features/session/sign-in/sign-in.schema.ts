import { object, string } from 'yup';

export const signInSchema = object({
  email: string().trim().required('session:error.emailRequired').email('session:error.email'),
  password: string().required('session:error.passwordRequired'),
});
