import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextEncoding } from '../../../graphql/schema-generated';
import type { CandidateList } from './use-candidate-list';
import styles from './invite-drawer.module.css';

const CODE_PAGES = ['WINDOWS_1252', 'WINDOWS_1256'] as const satisfies TextEncoding[];

/** Which code page was assumed for a file that does not say it, while it is at hand to be read as another. */
export function EncodingField({ list }: { list: CandidateList }): ReactNode {
  const { t } = useTranslation('candidates');
  const { encoding, readAs } = list;
  if (readAs === null || !CODE_PAGES.some((page) => page === encoding)) return null;
  return (
    <label className={styles.assumed}>
      {t('invite.readAs')}
      <Select<TextEncoding>
        size="small"
        value={encoding ?? 'WINDOWS_1252'}
        popupMatchSelectWidth={false}
        options={CODE_PAGES.map((page) => ({ value: page, label: t(`invite.encoding.${page}`) }))}
        onChange={readAs}
      />
    </label>
  );
}
