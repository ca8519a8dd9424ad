import { Modal } from 'antd';
import { Search } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Command } from './commands';
import styles from './palette.module.css';
import { PaletteRow, rowId } from './palette-row';
import { useCommands } from './use-commands';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Asks for the sheet of keys. */
  onShortcuts: () => void;
}

/** Find an assessment or a person, or go anywhere, by typing. */
export function CommandPalette({ open, onClose, onShortcuts }: Props) {
  const { t } = useTranslation('shell');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Modal
      open={open}
      onCancel={onClose}
      footer={null}
      closable={false}
      width={560}
      destroyOnHidden
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
      title={<span className="visually-hidden">{t('palette.title')}</span>}
      styles={{ container: { padding: 0, overflow: 'hidden' }, header: { margin: 0, padding: 0 } }}
    >
      <PaletteBody input={input} onClose={onClose} onShortcuts={onShortcuts} />
    </Modal>
  );
}

interface BodyProps extends Omit<Props, 'open'> {
  input: RefObject<HTMLInputElement | null>;
}

function PaletteBody({ input, onClose, onShortcuts }: BodyProps) {
  const { t } = useTranslation('shell');
  const { typed, setTyped, commands, busy } = useCommands(onShortcuts);
  const run = useRun(onClose);
  const { current, onKeyDown, setCurrent } = useCursor(commands, run);
  return (
    <>
      <div className={styles.field}>
        <Search size={18} strokeWidth={1.75} aria-hidden />
        <input
          ref={input}
          className={styles.input}
          autoFocus
          dir="auto"
          role="combobox"
          aria-expanded
          aria-controls="palette-list"
          aria-activedescendant={commands[current] && rowId(commands[current])}
          aria-label={t('palette.title')}
          placeholder={t('palette.placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setCurrent(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <ul className={styles.list} id="palette-list" role="listbox" aria-label={t('palette.title')}>
        {commands.map((command, index) => (
          <PaletteRow
            key={command.id}
            command={command}
            isCurrent={index === current}
            onPoint={() => setCurrent(index)}
            onRun={() => run(command)}
          />
        ))}
      </ul>
      {commands.length === 0 && <p className={styles.none}>{busy ? t('common:loading') : t('palette.none')}</p>}
    </>
  );
}

function useRun(onClose: () => void): (command: Command) => void {
  const navigate = useNavigate();
  return ({ run }) => {
    onClose();
    if (typeof run === 'function') run();
    else void navigate(run.to);
  };
}

/** The chosen line; arrows move it round, Enter runs it. */
function useCursor(commands: Command[], run: (command: Command) => void) {
  const [position, setCurrent] = useState(0);
  const current = Math.min(position, Math.max(0, commands.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commands[current];
    if (event.key === 'Enter' && command) run(command);
    else if (event.key === 'ArrowDown') setCurrent((current + 1) % Math.max(1, commands.length));
    else if (event.key === 'ArrowUp') setCurrent((current + commands.length - 1) % Math.max(1, commands.length));
    else return;
    event.preventDefault();
  };
  return { current, onKeyDown, setCurrent };
}
