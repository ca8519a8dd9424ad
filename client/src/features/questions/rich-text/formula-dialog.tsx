import type { Editor } from '@tiptap/core';
import { Button, Input, Modal } from 'antd';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { beginHere } from '../../../components/form/begin-here';
import { DraftRestored } from '../../../components/form/draft-restored';
import { FieldFrame } from '../../../components/form/field-frame';
import { isText, useKept } from '../../../hooks/use-kept';
import { mathOf } from './math';
import styles from './rich-text.module.css';

const SAMPLES = ['\\frac{a}{b}', 'x^{2}', '\\sqrt{x}', '\\sum_{i=1}^{n} x_i', '\\int_{0}^{1} f(x)\\,dx', 'a \\le b'];

interface Props {
  editor: Editor;
  /** Of a formula that is being changed. */
  latex: string;
  onClose: () => void;
}

/** LaTeX on one side, the mathematics on the other while it is being typed. */
export function FormulaDialog({ editor, latex, onClose }: Props) {
  const { t } = useTranslation('questions');
  const id = useId();
  const [typed, setTyped, isRestored] = useKept(`formula ${latex}`, latex, isText);
  const math = useMemo(() => (typed.trim() === '' ? null : mathOf(typed)), [typed]);
  const isWrong = typed.trim() !== '' && math === null;
  const save = () => {
    if (math === null) return;
    editor.chain().focus().insertFormula(typed.trim()).run();
    setTyped(latex);
    onClose();
  };
  return (
    <Modal
      open
      centered
      width={520}
      title={t('formula.title')}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={save}>
          {t(latex ? 'formula.save' : 'formula.insert')}
        </Button>
      }
    >
      {isRestored && <DraftRestored onDiscard={() => setTyped(latex)} />}
      <FieldFrame
        id={id}
        label={t('formula.latex')}
        help={t('formula.help')}
        error={isWrong ? t('formula.wrong') : undefined}
      >
        <Input.TextArea
          id={id}
          ref={beginHere}
          dir="ltr"
          className={styles.latex ?? ''}
          autoSize={{ minRows: 2, maxRows: 6 }}
          value={typed}
          maxLength={1000}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => setTyped(target.value)}
        />
      </FieldFrame>
      <div className={styles.samples} dir="ltr">
        {SAMPLES.map((sample) => (
          <button
            key={sample}
            type="button"
            className={styles.sample}
            aria-label={t('formula.sample', { sample })}
            onClick={() => setTyped(typed ? `${typed} ${sample}` : sample)}
            dangerouslySetInnerHTML={{ __html: mathOf(sample) ?? '' }}
          />
        ))}
      </div>
      <div
        className={styles.math}
        dir="ltr"
        aria-label={t('formula.preview')}
        role="img"
        dangerouslySetInnerHTML={{ __html: math ?? '' }}
      />
    </Modal>
  );
}
