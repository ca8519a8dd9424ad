import type { Editor } from '@tiptap/core';
import { Button, Input, Modal, Upload } from 'antd';
import { ImageUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftRestored } from '../../../components/form/draft-restored';
import { FieldFrame } from '../../../components/form/field-frame';
import { isText, useKept } from '../../../hooks/use-kept';
import styles from './rich-text.module.css';
import { useImageUpload } from './use-image-upload';

const ACCEPT = 'image/png,image/jpeg,image/gif,image/webp';

/** A picture is uploaded first, then described: without a description it is not inserted. */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation('questions');
  const id = useId();
  const { image, problem, isBusy, send, drop, ...file } = useImageUpload();
  const [alt, setAlt, isRestored] = useKept('picture', '', isText);
  const discard = () => {
    setAlt('');
    drop();
  };
  const [isTried, setTried] = useState(false);
  const missing = isTried && image === null ? t('image.fileMissing') : undefined;
  const isUndescribed = isTried && alt.trim() === '';
  const insert = () => {
    setTried(true);
    if (image === null || alt.trim() === '') return;
    editor
      .chain()
      .focus()
      .insertPicture({ fileId: image.id, alt: alt.trim(), width: image.width, height: image.height })
      .run();
    discard();
    onClose();
  };
  return (
    <Modal
      open
      centered
      width={480}
      title={t('image.title')}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={insert}>
          {t('image.insert')}
        </Button>
      }
    >
      {(isRestored || file.isRestored) && <DraftRestored onDiscard={discard} />}
      <div className={styles.drop}>
        {/* One that was never inserted is not there for ever. */}
        {image && <img className={styles.shown} src={image.url} alt={alt} onError={drop} />}
        <FieldFrame id={`${id}-file`} label={t('image.choose')} help={t('image.help')} error={problem ?? missing}>
          <Upload
            id={`${id}-file`}
            accept={ACCEPT}
            showUploadList={false}
            beforeUpload={(file) => {
              void send(file);
              return Upload.LIST_IGNORE;
            }}
          >
            <Button loading={isBusy} icon={<ImageUp size={16} strokeWidth={1.75} aria-hidden />}>
              {isBusy ? t('image.uploading') : t('image.choose')}
            </Button>
          </Upload>
        </FieldFrame>
        <FieldFrame
          id={id}
          label={t('image.alt')}
          help={t('image.altHelp')}
          error={isUndescribed ? t('image.altMissing') : undefined}
        >
          <Input
            id={id}
            dir="auto"
            value={alt}
            maxLength={300}
            status={isUndescribed ? 'error' : ''}
            aria-invalid={isUndescribed}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => setAlt(target.value)}
            onPressEnter={insert}
          />
        </FieldFrame>
      </div>
    </Modal>
  );
}
