import { Button, Input, Select } from 'antd';
import { CircleAlert, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrInput } from '../../../components/form/ltr-input';
import { LtrText } from '../../../components/text/ltr-text';
import { PhoneNumber } from '../../../components/text/phone-number';
import { UserText } from '../../../components/text/user-text';
import type { ContentLanguage } from '../../../graphql/schema-generated';
import { useFormat } from '../../../hooks/use-format';
import { isReady, nameOf, problemIn, type DraftRow, type RowField } from './draft-list';
import styles from './preview-table.module.css';

interface Props {
  row: DraftRow;
  onEdit: (row: DraftRow, field: RowField, value: string) => void;
  onLanguage: ((row: DraftRow, language: ContentLanguage) => void) | null;
  onRemove: (row: DraftRow) => void;
}

export function PreviewRow({ row, onEdit, onLanguage, onRemove }: Props): ReactNode {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const className = isReady(row) ? undefined : styles.bad;
  const edit = (field: RowField) => (value: string) => onEdit(row, field, value);
  return (
    <>
      <tr className={className}>
        <td className={styles.line}>{format.number(row.line)}</td>
        <td>
          <Cell row={row} field="name" value={nameOf(row)} onChange={edit('name')} />
          <InLanguage row={row} onLanguage={onLanguage} />
        </td>
        <td>
          <Cell row={row} field="email" value={row.email} onChange={edit('email')} />
        </td>
        <td>
          <Cell row={row} field="phone" value={row.phone} onChange={edit('phone')} />
        </td>
        <td className={styles.remove}>
          <Button
            type="text"
            size="small"
            icon={<X size={16} strokeWidth={1.75} aria-hidden />}
            aria-label={t('invite.remove', { name: nameOf(row) || row.email })}
            onClick={() => onRemove(row)}
          />
        </td>
      </tr>
      {!isReady(row) && <Reasons row={row} />}
    </>
  );
}

/** In which the person is asked, where the list says so; chosen where it says what nobody understands. */
function InLanguage({ row, onLanguage }: Pick<Props, 'row' | 'onLanguage'>) {
  const { t } = useTranslation(['candidates', 'common']);
  const isWrong = row.problems.some(({ field }) => field === 'LANGUAGE');
  if (!isWrong || !onLanguage) return row.language && <small>{t(`common:language.${row.language}`)}</small>;
  return (
    <Select<ContentLanguage>
      size="small"
      status="error"
      className={styles.language ?? ''}
      placeholder={t('candidates:invite.language')}
      aria-label={t('candidates:invite.fixField', { field: t('candidates:invite.language'), line: row.line })}
      options={(['EN', 'AR'] as const).map((value) => ({ value, label: t(`common:language.${value}`) }))}
      onChange={(language) => onLanguage(row, language)}
    />
  );
}

interface CellProps {
  row: DraftRow;
  field: RowField;
  value: string;
  onChange: (value: string) => void;
}

/** Text, or a field where something is wrong with it. */
function Cell({ row, field, value, onChange }: CellProps) {
  const { t } = useTranslation('candidates');
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setTyped(value);
  }
  if (!problemIn(row, field)) {
    if (field === 'name') return <UserText className={styles.name}>{value}</UserText>;
    return field === 'phone' ? <PhoneNumber phone={value} /> : <LtrText ellipsis>{value}</LtrText>;
  }
  const Field = field === 'name' ? Input : LtrInput;
  const settle = () => typed !== value && onChange(typed);
  return (
    <Field
      size="small"
      status="error"
      aria-invalid
      aria-label={t('invite.fixField', { field: t(`invite.column.${field.toUpperCase()}`), line: row.line })}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onPressEnter={settle}
      {...(field === 'name' ? { dir: 'auto' } : {})}
    />
  );
}

function Reasons({ row }: { row: DraftRow }) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const digits = row.phone.replace(/\D/g, '').length;
  const reasons = row.problems.map(({ field, problem }) => t(`invite.problem.${field}.${problem}`, { count: digits }));
  if (row.duplicate === 'IN_LIST') reasons.push(t('invite.inList', { line: format.number(row.firstLine ?? 0) }));
  if (row.duplicate === 'ALREADY_INVITED' && row.invitedAt) {
    reasons.push(t('invite.alreadyInvited', { date: format.day(row.invitedAt) }));
  }
  return (
    <tr className={styles.reasons}>
      <td />
      <td colSpan={4}>
        {reasons.map((reason) => (
          <span key={reason} className={styles.reason}>
            <CircleAlert size={14} strokeWidth={1.75} aria-hidden /> {reason}
          </span>
        ))}
      </td>
    </tr>
  );
}
