import { Radio, Select } from 'antd';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import { LtrInput } from '../../../components/form/ltr-input';
import { LtrText } from '../../../components/text/ltr-text';
import type { RecordsChoice } from '../../../graphql/schema-generated';
import { staffRole } from '../../../lib/roles';
import type { DeleteValues } from './delete-user.schema';
import styles from './delete.module.css';
import { useReceivers, type Receiver } from './use-receivers';

interface Props {
  /** The first of them, by name. */
  receivers: readonly Receiver[];
  excludingId: string;
  email: string;
  canHandOver: boolean;
}

const CHOICES: RecordsChoice[] = ['HAND_OVER', 'DELETE'];

/** What becomes of the records: somebody else's, or gone with the account. */
export function RecordsFields({ receivers, excludingId, email, canHandOver }: Props) {
  const { t } = useTranslation('people');
  const { records } = useFormikContext<DeleteValues>().values;
  return (
    <>
      {canHandOver && (
        <FormField<RecordsChoice> name="records" label={t('delete.records')}>
          {({ id, name, value, onChange, 'aria-labelledby': labelledBy }) => (
            <Radio.Group
              id={id}
              name={name}
              className={styles.choices ?? ''}
              aria-labelledby={labelledBy}
              value={value}
              onChange={(event) => onChange(event.target.value as RecordsChoice)}
            >
              {CHOICES.map((choice) => (
                <Radio key={choice} value={choice}>
                  <span className={styles.choice}>{t(`delete.choice.${choice}`)}</span>
                  <span className={styles.choiceText}>{t(`delete.choiceText.${choice}`)}</span>
                </Radio>
              ))}
            </Radio.Group>
          )}
        </FormField>
      )}
      {records === 'HAND_OVER' ? (
        <ReceiverField receivers={receivers} excludingId={excludingId} />
      ) : (
        <ConfirmationField email={email} />
      )}
    </>
  );
}

function ReceiverField({ receivers, excludingId }: Pick<Props, 'receivers' | 'excludingId'>) {
  const { t } = useTranslation(['people', 'common']);
  const [search, setSearch] = useState('');
  const offered = useReceivers(receivers, excludingId, search);
  return (
    <FormField name="receiverId" label={t('people:delete.receiver')}>
      {({ name: _name, value, ...field }) => (
        <Select
          {...field}
          className={styles.full ?? ''}
          showSearch={{ filterOption: false, onSearch: setSearch }}
          placeholder={t('people:delete.receiverPlaceholder')}
          value={value || null}
          options={offered.map((receiver) => ({
            value: receiver.id,
            label: receiver.name,
            note: `${t(`common:role.${staffRole(receiver.role)}`)} · ${receiver.email}`,
          }))}
          optionRender={({ data }) => (
            <span className={styles.receiver}>
              <span dir="auto">{data.label}</span>
              <span className={styles.choiceText}>{data.note}</span>
            </span>
          )}
        />
      )}
    </FormField>
  );
}

function ConfirmationField({ email }: { email: string }) {
  const { t } = useTranslation('people');
  return (
    <FormField
      name="confirmation"
      label={t('delete.confirmation')}
      help={
        <>
          {t('delete.type')} <LtrText className={styles.type ?? ''}>{email}</LtrText>
        </>
      }
    >
      {(field) => <LtrInput {...field} autoComplete="off" spellCheck={false} />}
    </FormField>
  );
}
