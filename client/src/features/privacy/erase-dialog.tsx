import { Button, Modal } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { LtrInput } from '../../components/form/ltr-input';
import { SubmitButton } from '../../components/form/submit-button';
import { LtrText } from '../../components/text/ltr-text';
import {
  useEraseCandidateMutation,
  type CandidateData_DataFragment,
  type Certificate_ErasureFragment,
} from './privacy-generated';
import styles from './privacy.module.css';

interface Props {
  /** Closed when there is none. */
  candidate: CandidateData_DataFragment['candidate'] | null;
  onErased: (erasure: Certificate_ErasureFragment) => void;
  onClose: () => void;
}

/** Nothing brings a person back, so their address has to be typed. */
export function EraseDialog({ candidate, onErased, onClose }: Props) {
  const { t } = useTranslation('privacy');
  return (
    <Modal
      open={candidate !== null}
      title={t('erase.title', { name: candidate?.name ?? '' })}
      width={480}
      centered
      destroyOnHidden
      footer={null}
      onCancel={onClose}
    >
      {candidate && <EraseForm candidate={candidate} onErased={onErased} onClose={onClose} />}
    </Modal>
  );
}

function EraseForm({ candidate, onErased, onClose }: Props & { candidate: NonNullable<Props['candidate']> }) {
  const { t } = useTranslation('privacy');
  const [erase] = useEraseCandidateMutation();
  const schema = useMemo(
    () =>
      object({
        confirmation: string()
          .trim()
          .required('privacy:erase.typeIt')
          .test('same', 'privacy:erase.typeIt', (typed) => typed.toLowerCase() === candidate.email.toLowerCase()),
      }),
    [candidate.email],
  );
  return (
    <Form
      className={styles.eraseForm ?? ''}
      label={t('erase.action')}
      initialValues={{ confirmation: '' }}
      schema={schema}
      onSubmit={async () => {
        const { data } = await erase({ variables: { input: { id: candidate.id } } });
        if (data) onErased(data.eraseCandidate.erasure);
      }}
    >
      <p>{t('erase.text')}</p>
      <p>
        {t('erase.confirmWith')} <LtrText>{candidate.email}</LtrText>
      </p>
      <FormField name="confirmation" label={t('erase.email')}>
        {(field) => <LtrInput {...field} autoComplete="off" />}
      </FormField>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('erase.keep')}</Button>
        <SubmitButton danger>{t('erase.action')}</SubmitButton>
      </div>
    </Form>
  );
}
