import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import type { ContentLanguage, MailKind } from '../../graphql/schema-generated';
import { useMailWordingsQuery, type MailWording_WordingFragment } from './mail-wordings-generated';
import styles from './mail-wordings.module.css';
import { WordingDrawer } from './wording-drawer';

const KINDS: MailKind[] = ['INVITATION', 'REMINDER', 'RESULT'];

/** The emails that candidates of an assessment get, each in both languages: what they say, and a way to say it otherwise. */
export function MailWordings({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('mail-wordings');
  const [open, setOpen] = useState<{ kind: MailKind; language: ContentLanguage } | null>(null);
  const { data, error, refetch } = useMailWordingsQuery({
    variables: { assessmentId },
    fetchPolicy: 'cache-and-network',
  });
  const wordings = data?.assessment.mailWordings;
  const find = (all: typeof wordings) =>
    all?.find(({ kind, language }) => kind === open?.kind && language === open.language);
  const chosen = find(wordings);
  return (
    <div className={styles.list}>
      <p className={styles.note}>{t('note')}</p>
      {!wordings && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={3} />)}
      {wordings &&
        KINDS.map((kind) => (
          <div key={kind} className={styles.row}>
            <span className={styles.kind}>{t(`kind.${kind}`)}</span>
            {wordings
              .filter((wording) => wording.kind === kind)
              .map((wording) => (
                <Edit key={wording.language} wording={wording} onOpen={() => setOpen(wording)} />
              ))}
          </div>
        ))}
      {chosen && (
        <WordingDrawer
          key={`${chosen.kind} ${chosen.language}`}
          assessmentId={assessmentId}
          wording={chosen}
          read={async () => find((await refetch()).data?.assessment.mailWordings)}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

function Edit({ wording, onOpen }: { wording: MailWording_WordingFragment; onOpen: () => void }) {
  const { t } = useTranslation(['mail-wordings', 'common']);
  const language = t(`common:language.${wording.language}`);
  return (
    <Button
      icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
      aria-label={t('mail-wordings:edit', { kind: t(`mail-wordings:kind.${wording.kind}`), language })}
      onClick={onOpen}
    >
      {language}
      {wording.isReworded && <span className={styles.mark}>{t('mail-wordings:reworded')}</span>}
    </Button>
  );
}
