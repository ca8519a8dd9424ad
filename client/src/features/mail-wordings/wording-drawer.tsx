import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../components/overlay/side-drawer';
import { Form, NOT_SENT } from '../../components/form/form';
import { SubmitButton } from '../../components/form/submit-button';
import { toast } from '../../components/toast/toasts';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import {
  usePreviewMailMutation,
  useResetMailWordingMutation,
  useRewordMailMutation,
  useSendTestMailMutation,
  type MailWording_WordingFragment,
  type PreviewMailMutation,
} from './mail-wordings-generated';
import styles from './mail-wordings.module.css';
import { ShownMail } from './shown-mail';
import { WordingFields, type WordingValues } from './wording-fields';

interface Props {
  assessmentId: string;
  wording: MailWording_WordingFragment;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

type Shown = PreviewMailMutation['previewMail']['mail'];

/** One email in one language. Every button sends the same form, so that each is refused where the words are wrong. */
export function WordingDrawer({ assessmentId, wording, onSaved, onClose }: Props) {
  const { t } = useTranslation(['mail-wordings', 'common']);
  const [shown, setShown] = useState<Shown | null>(null);
  /** What the next sending of the form is for. */
  const next = useRef<'save' | 'preview' | 'test'>('save');
  const { save, test, preview, reset } = useWording(assessmentId, wording, onSaved);
  const { kind, language, subject, text } = wording;
  const title = t('mail-wordings:title', {
    kind: t(`mail-wordings:kind.${kind}`),
    language: t(`common:language.${language}`),
  });
  return (
    <SideDrawer open width={620} label={title} title={title} onClose={onClose}>
      <Form<WordingValues>
        label={title}
        draft={`wording ${assessmentId} ${kind} ${language}`}
        initialValues={{ subject, text }}
        onSubmit={async (values, { settle }) => {
          const purpose = next.current;
          next.current = 'save';
          if (purpose === 'save') {
            await save(values);
            if (settle(values)) onClose();
            return;
          }
          if (purpose === 'preview') setShown(await preview(values));
          else await test(values);
          return NOT_SENT;
        }}
      >
        {({ submitForm, resetForm }) => (
          <div className={styles.fields}>
            <WordingFields wording={wording} />
            <div className={styles.buttons}>
              <SubmitButton>{t('mail-wordings:save')}</SubmitButton>
              {(['preview', 'test'] as const).map((purpose) => (
                <Button
                  key={purpose}
                  onClick={() => {
                    next.current = purpose;
                    void submitForm();
                  }}
                >
                  {t(`mail-wordings:${purpose}`)}
                </Button>
              ))}
              {wording.isReworded && (
                <Button
                  onClick={() => {
                    void reset().then((isReset) => {
                      if (!isReset) return;
                      resetForm({ values: { subject, text } });
                      onClose();
                    });
                  }}
                >
                  {t('mail-wordings:reset')}
                </Button>
              )}
            </div>
            {shown && <ShownMail mail={shown} isArabic={language === 'AR'} />}
          </div>
        )}
      </Form>
    </SideDrawer>
  );
}

function useWording(
  assessmentId: string,
  { kind, language }: Pick<MailWording_WordingFragment, 'kind' | 'language'>,
  onSaved: () => Promise<void>,
) {
  const { t } = useTranslation('mail-wordings');
  const [reword] = useRewordMailMutation();
  const [takeBack] = useResetMailWordingMutation(resolvesWhenRefused);
  const [look] = usePreviewMailMutation();
  const [send] = useSendTestMailMutation();
  const which = { assessmentId, kind, language };
  const inputOf = ({ subject, text }: WordingValues) => ({ variables: { input: { ...which, subject, text } } });
  return {
    save: async (values: WordingValues) => {
      await reword(inputOf(values));
      toast.success(t('saved'));
      await onSaved();
    },
    reset: async () => {
      const { data } = await takeBack({ variables: { input: which } });
      if (!data) return false;
      toast.success(t('wasReset'));
      await onSaved();
      return true;
    },
    preview: async (values: WordingValues) => (await look(inputOf(values))).data?.previewMail.mail ?? null,
    test: async (values: WordingValues) => {
      const { data } = await send(inputOf(values));
      if (data) toast.success(t('sent', { address: data.sendTestMail.sentTo }));
    },
  };
}
