import { skipToken } from '@apollo/client/react';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { DraftRestored } from '../../../components/form/draft-restored';
import { DrawerFoot } from '../../../components/overlay/drawer-foot';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import { UserText } from '../../../components/text/user-text';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { useQuestionTranslationQuery } from './translation-generated';
import { useDrafts } from '../../../hooks/use-drafts';
import { useFormat } from '../../../hooks/use-format';
import { useAskedClose } from '../panel/use-asked-close';
import { TranslationMark } from './translation-mark';
import { TranslationUnitRow } from './translation-unit-row';
import styles from './translation.module.css';
import {
  keptTranslation,
  useTranslationDraft,
  type Translation,
  type TranslationDraft,
  type TranslationTold,
} from './use-translation-draft';

interface Props {
  /** Null while it is closed. */
  questionId: string | null;
  onChanged: () => void;
  onClose: () => void;
}

/** A question in both its languages, side by side: written, checked, confirmed and read. */
export function TranslationDrawer({ questionId, onChanged, onClose }: Props) {
  const { t } = useTranslation(['translation', 'questions']);
  const [isDirty, setDirty] = useState(false);
  const query = useQuestionTranslationQuery(
    questionId === null ? skipToken : { variables: { id: questionId }, fetchPolicy: 'cache-and-network' },
  );
  const translation = questionId === null ? undefined : query.data?.questionTranslation;
  const drafts = useDrafts();
  const lookAnew = () => void unlessRefused(query.refetch());
  const leave = () => {
    setDirty(false);
    if (questionId !== null) drafts.drop(keptTranslation(questionId));
    onClose();
  };
  const asked = useAskedClose(isDirty, t('questions:discard.text'), leave);
  return (
    <>
      <SideDrawer
        open={questionId !== null}
        width={1040}
        label={t('translation:title')}
        title={t('translation:title')}
        onClose={asked.close}
      >
        {translation ? (
          <Sides
            key={translation.questionId}
            translation={translation}
            onDirty={setDirty}
            onStale={lookAnew}
            onSaved={() => {
              onChanged();
              lookAnew();
            }}
          />
        ) : query.error ? (
          <LoadFailed error={query.error} onRetry={query.refetch} />
        ) : (
          <SkeletonRows rows={6} />
        )}
      </SideDrawer>
      {asked.question}
    </>
  );
}

const codes = { EN: 'en', AR: 'ar' } as const;

function Sides({ translation, ...told }: { translation: Translation } & TranslationTold) {
  const { t } = useTranslation(['translation', 'common']);
  const list = useRef<HTMLOListElement>(null);
  const draft = useTranslationDraft(translation, told);
  const languages = { from: codes[translation.from], to: codes[translation.to] };
  const missing = translation.texts.filter(draft.isMissing);
  const leadToMissing = () => {
    const row = list.current?.querySelector(`[data-path="${missing[0]?.path ?? ''}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('textarea, [contenteditable]')?.focus();
  };
  return (
    <div className={styles.page}>
      {draft.isRestored && <DraftRestored onDiscard={draft.startOver} />}
      <Head translation={translation} missing={missing.length} onMissing={leadToMissing} />
      <div className={styles.languages} aria-hidden>
        <span>{t(`common:language.${translation.from}`)}</span>
        <span>{t(`common:language.${translation.to}`)}</span>
      </div>
      <ol ref={list} className={styles.units}>
        {translation.texts.map((unit) => (
          <TranslationUnitRow key={unit.path} unit={unit} languages={languages} draft={draft} />
        ))}
      </ol>
      <Foot translation={translation} draft={draft} />
    </div>
  );
}

interface HeadProps {
  translation: Translation;
  missing: number;
  onMissing: () => void;
}

function Head({ translation: { state, reviewedAt, reviewedByName }, missing, onMissing }: HeadProps) {
  const { t } = useTranslation('translation');
  const format = useFormat();
  return (
    <div className={styles.head}>
      <TranslationMark state={state} />
      {reviewedAt && reviewedByName && state === 'REVIEWED' && (
        <span className={styles.meta}>
          <UserText>{reviewedByName}</UserText> · {format.moment(reviewedAt)}
        </span>
      )}
      {missing > 0 && (
        <Button type="link" onClick={onMissing}>
          {t('missing', { count: missing, formatted: format.number(missing) })}
        </Button>
      )}
    </div>
  );
}

function Foot({ translation, draft }: { translation: Translation; draft: TranslationDraft }) {
  const { t } = useTranslation('translation');
  const stale = translation.texts.filter(({ staleSource }) => staleSource !== null);
  return (
    <DrawerFoot>
      {stale.length > 1 && (
        <Button disabled={draft.isSaving} onClick={() => void draft.confirm(stale)}>
          {t('confirmAll')}
        </Button>
      )}
      {translation.state === 'TRANSLATED' && !draft.isDirty && (
        <Button disabled={draft.isSaving} onClick={() => void draft.review()}>
          {t('review')}
        </Button>
      )}
      <Button type="primary" disabled={!draft.isDirty} loading={draft.isSaving} onClick={() => void draft.save()}>
        {t('save')}
      </Button>
    </DrawerFoot>
  );
}
