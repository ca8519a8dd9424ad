import { Button, Modal, Segmented } from 'antd';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OverlayTitle } from '../../components/overlay/overlay-title';
import { isOfSelected, type ListSource } from './addresses';
import { ListExport } from './list-export';
import { WholeExport } from './whole-export';

/** A list as one file at once, or everything about the assessment as an archive that takes its time. */
export type ExportKind = 'list' | 'whole';

interface Props {
  source: ListSource;
  /** Open from the beginning, such as for a link in a mail. */
  opensAt?: ExportKind | undefined;
  /** When it is not the whole list. */
  label?: string;
  /** The columns of the list that are shown, by their names in the address: those the file begins with. */
  shown: readonly string[];
  disabled?: boolean;
}

/** Opens the dialog in which a list becomes a file. */
export function ExportListButton({ source, opensAt, label, shown, disabled = false }: Props): ReactNode {
  const { t } = useTranslation('exports');
  const [isOpen, setOpen] = useState(opensAt !== undefined);
  return (
    <>
      <Button
        icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {label ?? t('export')}
      </Button>
      {isOpen && <ExportDialog source={source} opensAt={opensAt} shown={shown} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ source, opensAt = 'list', shown, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('exports');
  const [kind, setKind] = useState<ExportKind>(opensAt);
  const kinds: ExportKind[] = ['list', 'whole'];
  return (
    <Modal
      open
      centered
      width={560}
      title={<OverlayTitle>{t(`title.${source.kind}`)}</OverlayTitle>}
      onCancel={onClose}
      footer={null}
    >
      {source.kind === 'results' && !isOfSelected(source) && (
        <Segmented
          block
          value={kind}
          onChange={setKind}
          aria-label={t('kind.name')}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      {source.kind === 'results' && kind === 'whole' ? (
        <WholeExport assessmentId={source.assessmentId} />
      ) : (
        <ListExport source={source} shown={shown} onClose={onClose} />
      )}
    </Modal>
  );
}
