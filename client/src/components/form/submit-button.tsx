import { Button, type ButtonProps } from 'antd';
import { useFormikContext } from 'formik';

/** Sends the form around it; busy while it does, never disabled to hide an error. */
export function SubmitButton(props: Omit<ButtonProps, 'htmlType' | 'loading' | 'type'>) {
  const { isSubmitting } = useFormikContext();
  return <Button {...props} type="primary" htmlType="submit" loading={isSubmitting} />;
}
