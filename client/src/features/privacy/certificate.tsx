import { Button } from 'antd';
import { Download, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../components/text/ltr-text';
import { UserText } from '../../components/text/user-text';
import type { Certificate_ErasureFragment } from './privacy-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './privacy.module.css';

/** The proof that somebody was erased: what was deleted, when and by whom, and the hash that the audit log keeps. */
export function Certificate({ erasure }: { erasure: Certificate_ErasureFragment }) {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  const { erasedAt, erasedByName, deleted, fileCount, sha256 } = erasure;
  return (
    <article className={styles.certificate}>
      <h2 className={styles.certificateTitle}>
        <ShieldCheck size={20} strokeWidth={1.75} aria-hidden /> {t('certificate.title')}
      </h2>
      <p>
        {t('certificate.erased', { moment: format.moment(erasedAt) })} <UserText>{erasedByName}</UserText>
      </p>
      <ul className={styles.deleted}>
        {deleted.map(({ name, count }) => (
          <li key={name}>
            {t(`table.${name}`, { defaultValue: name })} <b>{format.number(count)}</b>
          </li>
        ))}
        <li>
          {t('certificate.files')} <b>{format.number(fileCount)}</b>
        </li>
      </ul>
      <p className={styles.note}>{t('certificate.note')}</p>
      <p className={styles.hash}>
        <LtrText>{`sha256 ${sha256}`}</LtrText>
      </p>
      <Button icon={<Download size={16} strokeWidth={1.75} aria-hidden />} onClick={() => save(erasure)}>
        {t('certificate.download')}
      </Button>
    </article>
  );
}

/** Byte for byte what the hash was made of. */
function save({ id, certificate }: Certificate_ErasureFragment): void {
  const url = URL.createObjectURL(new Blob([certificate], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `erasure-${id}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
