import { Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../components/overlay/side-drawer';
import { Form, NOT_SENT } from '../../components/form/form';
import { OvertakenNote } from '../../components/feedback/overtaken-note';
import { SubmitButton } from '../../components/form/submit-button';
import { useOvertaken } from '../../components/feedback/use-overtaken';
import { toast } from '../../components/toast/toasts';
import { failureOf } from '../../lib/graphql/errors';
import { resolvesWhenRefused, unlessRefused } from '../../lib/graphql/refusal';
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
  /** What is stored at this moment; the list behind shows it too. */
  read: () => Promise<WordingValues | undefined>;
  onClose: () => void;
}

type Shown = PreviewMailMutation['previewMail']['mail'];

/** One email in one language. Every button sends the same form, so that each is refused where the words are wrong. */
export function WordingDrawer({ assessmentId, wording, read, onClose }: Props) {
  const { t } = useTranslation(['mail-wordings', 'common']);
  const [shown, setShown] = useState<Shown | null>(null);
  /** What the next sending of the form is for. */
  const next = useRef<'save' | 'preview' | 'test'>('save');
  const { kind, language, subject, text } = wording;
  const stored = useMemo(() => ({ subject, text }), [subject, text]);
  const overtaken = useOvertaken(async () => {
    const now = await read();
    return now && { subject: now.subject, text: now.text };
  });
  const { save, test, preview, reset } = useWording(assessmentId, wording, read);
  const title = t('mail-wordings:title', {
    kind: t(`mail-wordings:kind.${kind}`),
    language: t(`common:language.${language}`),
  });
  return (
    <SideDrawer open width={620} label={title} title={title} onClose={onClose}>
      <Form<WordingValues, WordingValues>
        label={title}
        draft={`wording ${assessmentId} ${kind} ${language}`}
        basis={stored}
        initialValues={stored}
        onFailure={overtaken.onFailure}
        onSubmit={async (values, { settle }, typedOn) => {
          const purpose = next.current;
          next.current = 'save';
          if (purpose === 'save') {
            await save(values, overtaken.expected(typedOn ?? stored));
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
            <OvertakenNote overtaken={overtaken} wordsOf={(theirs) => [theirs.subject, theirs.text]} />
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
                    void reset(stored).then((failure) => {
                      if (failure) {
                        overtaken.onFailure(failure);
                        return;
                      }
                      resetForm({ values: stored });
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
  read: Props['read'],
) {
  const { t } = useTranslation('mail-wordings');
  const [reword] = useRewordMailMutation();
  const [takeBack] = useResetMailWordingMutation(resolvesWhenRefused);
  const [look] = usePreviewMailMutation();
  const [send] = useSendTestMailMutation();
  const which = { assessmentId, kind, language };
  const inputOf = ({ subject, text }: WordingValues) => ({ variables: { input: { ...which, subject, text } } });
  return {
    save: async ({ subject, text }: WordingValues, expected: WordingValues) => {
      await reword({ variables: { input: { ...which, subject, text, expected } } });
      toast.success(t('saved'));
      await unlessRefused(read());
    },
    /** Why it was refused; null once it is done. */
    reset: async (expected: WordingValues) => {
      const { data, error } = await takeBack({ variables: { input: { ...which, expected } } });
      if (!data) return failureOf(error);
      toast.success(t('wasReset'));
      await unlessRefused(read());
      return null;
    },
    preview: async (values: WordingValues) => (await look(inputOf(values))).data?.previewMail.mail ?? null,
    test: async (values: WordingValues) => {
      const { data } = await send(inputOf(values));
      if (data) toast.success(t('sent', { address: data.sendTestMail.sentTo }));
    },
  };
}
