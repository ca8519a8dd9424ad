import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionType } from '../../../graphql/schema-generated';
import { typeGroups } from '../types';
import styles from './type-menu.module.css';
import { TypeOption } from './type-option';
import { isMeant, namedFirst } from './type-words';

interface Props {
  /** Where the choice starts. */
  type: QuestionType;
  onPick: (type: QuestionType) => void;
}

/** Every type with its icon and a line about it, by group; found by typing in either language. */
export function TypeMenu({ type, onPick }: Props) {
  const { t } = useTranslation(['questions', 'common']);
  const id = useId();
  const [typed, setTyped] = useState('');
  /** Null: the first of what was found. */
  const [active, setActive] = useState<QuestionType | null>(type);
  const groups = useFound(typed);
  const found = groups.flatMap(({ definitions }) => definitions.map((definition) => definition.type));
  const at = Math.max(
    0,
    found.findIndex((one) => one === active),
  );
  const current = found[at];
  const list = useActiveInView(current);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: found.length - 1 }[event.key];
    if (to !== undefined) setActive(found[(to + found.length) % found.length] ?? active);
    else if (event.key === 'Enter' && current) onPick(current);
    else return;
    event.preventDefault();
  };
  const optionId = (own: QuestionType) => `${id}-${own}`;
  return (
    <div className={styles.menu}>
      <Input
        autoFocus
        className={styles.search ?? ''}
        prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
        placeholder={t('questions:picker.search')}
        aria-label={t('questions:picker.search')}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={current && optionId(current)}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(null);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} className={styles.list} id={`${id}-list`} role="listbox" aria-label={t('questions:editor.type')}>
        {groups.map(({ group, definitions }) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={styles.group}>
            <div className={styles.groupName} id={`${id}-${group}`} role="presentation">
              {t(`questions:group.${group}`)}
            </div>
            {definitions.map((definition) => (
              <TypeOption
                key={definition.type}
                id={optionId(definition.type)}
                definition={definition}
                isActive={definition.type === current}
                isSelected={definition.type === type}
                onHover={() => setActive(definition.type)}
                onPick={() => onPick(definition.type)}
              />
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className={styles.none} role="status">
          {t('questions:picker.none')}
        </p>
      )}
    </div>
  );
}

function useFound(typed: string) {
  const { t } = useTranslation(['questions', 'common']);
  const isFound = (type: QuestionType) =>
    isMeant(type, typed, `${t(`common:questionType.${type}`)} ${t(`questions:type.${type}`)}`);
  const nameOf = (type: QuestionType) => t(`common:questionType.${type}`);
  const found = typeGroups
    .map(({ group, definitions }) => ({ group, definitions: definitions.filter(({ type }) => isFound(type)) }))
    .filter(({ definitions }) => definitions.length > 0)
    .map(({ group, definitions }) => ({
      group,
      definitions: namedFirst(definitions, typed, ({ type }) => nameOf(type)),
    }));
  // Enter takes the first: the one that is called as it was typed.
  return namedFirst(found, typed, ({ definitions }) => nameOf(definitions[0]?.type ?? 'QUALIFIER'));
}

function useActiveInView(current: QuestionType | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return list;
}
