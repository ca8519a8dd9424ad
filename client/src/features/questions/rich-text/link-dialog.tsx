import type { Editor } from '@tiptap/core';
import { Button, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginHere } from '../../../components/form/begin-here';
import { DraftRestored } from '../../../components/form/draft-restored';
import { FieldFrame } from '../../../components/form/field-frame';
import { LtrInput } from '../../../components/form/ltr-input';
import { isText, useKept } from '../../../hooks/use-kept';
import { isAllowedAddress } from './extensions';

/** "example.com" means https, and an e-mail address a mail to it. */
function addressOf(typed: string): string {
  const text = typed.trim();
  if (/^[^\s/@]+@[^\s/@]+$/.test(text)) return `mailto:${text}`;
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`;
}

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation(['questions', 'common']);
  const id = useId();
  const [known] = useState(() => (editor.getAttributes('link').href as string | undefined) ?? '');
  const [typed, setTyped, isRestored] = useKept(`link ${known}`, known, isText);
  const [isWrong, setWrong] = useState(false);
  const done = () => {
    setTyped(known);
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    done();
  };
  const save = () => {
    const href = addressOf(typed);
    if (!isAllowedAddress(href)) {
      setWrong(true);
      return;
    }
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && known === '') {
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    done();
  };
  return (
    <Modal
      open
      centered
      width={460}
      title={t('questions:link.title')}
      onCancel={onClose}
      footer={
        <>
          {known && <Button onClick={remove}>{t('questions:link.remove')}</Button>}
          <Button type="primary" onClick={save}>
            {t('questions:link.save')}
          </Button>
        </>
      }
    >
      {isRestored && <DraftRestored onDiscard={() => setTyped(known)} />}
      <FieldFrame
        id={id}
        label={t('questions:link.address')}
        help={t('questions:link.help')}
        error={isWrong ? t('questions:link.wrong') : undefined}
      >
        <LtrInput
          id={id}
          ref={beginHere}
          value={typed}
          maxLength={2000}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          aria-describedby={`${id}-note`}
          placeholder="https://"
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
          onPressEnter={save}
        />
      </FieldFrame>
    </Modal>
  );
}
