import { useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../components/form/form';
import { FormField } from '../../../components/form/form-field';
import { LtrInput } from '../../../components/form/ltr-input';
import { MomentPicker } from '../../../components/form/moment-picker';
import { SubmitButton } from '../../../components/form/submit-button';
import { LtrText } from '../../../components/text/ltr-text';
import { useZoneName } from '../../../hooks/use-zone-name';
import { linkInput, linkSchema, type LinkDraft } from './public-link.schema';
import styles from './public-link.module.css';

interface Props {
  initial: LinkDraft;
  joined: number;
  send: string;
  /** Another button beside the one that sends. */
  beside?: ReactNode;
  onSend: (input: ReturnType<typeof linkInput>) => Promise<unknown>;
}

/** How many may join, and until when. */
export function LinkForm({ initial, joined, send, beside, onSend }: Props): ReactNode {
  const { t } = useTranslation('candidates');
  const [openedAt] = useState(() => Date.now());
  const schema = linkSchema(joined, openedAt);
  return (
    <Form<LinkDraft>
      className={styles.form ?? ''}
      label={t('publicLink.title')}
      initialValues={initial}
      schema={schema}
      onSubmit={(values) => onSend(linkInput(schema.cast(values)))}
    >
      <FormField name="cap" label={t('publicLink.cap')} help={t('publicLink.capHelp')} example="linkPlaces">
        {(field) => <LtrInput {...field} inputMode="numeric" maxLength={6} />}
      </FormField>
      <FormField<string | null>
        name="closesAt"
        label={t('publicLink.closesAt')}
        help={<ClosingZone />}
        example="linkCloses"
        optional
      >
        {(field) => <MomentPicker {...field} placeholder={t('life.date.none')} />}
      </FormField>
      <div className={styles.buttons}>
        <SubmitButton>{send}</SubmitButton>
        {beside}
      </div>
    </Form>
  );
}

function ClosingZone() {
  const { t } = useTranslation('candidates');
  const zone = useZoneName(useFormikContext<LinkDraft>().values.closesAt);
  return (
    <>
      {t('life.date.zone')} <LtrText>{zone}</LtrText>
    </>
  );
}
