import { Button, Modal } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { isRefusal } from '../../lib/graphql/refusal';

interface Props {
  open: boolean;
  /** A question: "Delete this result?" */
  title: string;
  /** What is lost or what happens next. */
  children: ReactNode;
  /** The verb with its object: "Delete result". */
  confirm: string;
  /** The way back: "Keep". It has the focus, unless a field of the dialog took it (`beginHere`). */
  keep: string;
  danger?: boolean;
  /** False while what stands in the dialog says what to mend first; then it stays open. */
  mayConfirm?: boolean;
  /** What it asks the API for may be refused, of which the person is told: then it says false, or throws that, and the dialog stays open. */
  onConfirm: (() => Promise<boolean>) | (() => Promise<void> | void);
  onClose: () => void;
}

/** Asks before something that cannot be undone. Stays open, with its button busy, until the work is done. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, confirm, keep, danger = false, mayConfirm = true, onConfirm, onClose } = props;
  const keepButton = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (!mayConfirm) return;
    setBusy(true);
    try {
      if ((await onConfirm()) !== false) onClose();
    } catch (error) {
      if (!isRefusal(error)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open={open}
      title={title}
      width={440}
      centered
      closable={false}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && !isWriting() && keepButton.current?.focus()}
      footer={
        <>
          <Button ref={keepButton} onClick={onClose}>
            {keep}
          </Button>
          <Button type="primary" danger={danger} loading={busy} onClick={() => void run()}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}

const isWriting = () => document.activeElement?.matches('.ant-modal :is(input, textarea)') ?? false;
