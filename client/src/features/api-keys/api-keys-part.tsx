import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { Part } from '../../components/page/parted';
import { unlessRefused } from '../../lib/graphql/refusal';
import { useApiKeysQuery } from './api-keys-generated';
import { ApiKeyList } from './api-key-list';
import styles from './api-keys.module.css';
import { CreateKeyDialog } from './create-key-dialog';

interface Props {
  /** Whether the viewer may give the scope ADMINISTRATION. */
  administers: boolean;
  /** Whether they may make keys that belong to no person. */
  keepsOrganization?: boolean;
}

/** Keys by which programs call the API: the viewer's own, and those of people in their scope. */
export function ApiKeysPart({ administers, keepsOrganization = false }: Props) {
  const { t } = useTranslation('api-keys');
  const { data, error, refetch } = useApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  const [isCreating, setIsCreating] = useState(false);
  const reload = () => unlessRefused(refetch());
  return (
    <Part title={t('title')} note={<DocsNote />}>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void reload()} /> : <SkeletonRows rows={2} />)}
      {data && <ApiKeyList keys={data.apiKeys} onRevoked={reload} />}
      <div className={styles.create}>
        <Button icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setIsCreating(true)}>
          {t('create.open')}
        </Button>
      </div>
      {isCreating && (
        <CreateKeyDialog
          administers={administers}
          keepsOrganization={keepsOrganization}
          onCreated={reload}
          onClose={() => setIsCreating(false)}
        />
      )}
    </Part>
  );
}

function DocsNote() {
  return (
    <Trans
      ns="api-keys"
      i18nKey="note"
      components={[<a key="docs" href="/api/docs" />, <a key="playground" href="/api/playground" />]}
    />
  );
}
