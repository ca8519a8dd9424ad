import { Drawer, Popover } from 'antd';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionType } from '../../../graphql/schema-generated';
import { useLanguage } from '../../../hooks/use-language';
import { useIsNarrow } from '../../../hooks/use-media';
import { TypeMenu } from './type-menu';
import styles from './type-menu.module.css';

interface Props {
  type: QuestionType;
  placement: 'start' | 'end';
  onPick: (type: QuestionType) => void;
  /** The button that opens it. */
  children: (open: boolean, toggle: () => void) => ReactElement;
}

/** The choice of a type, beside its button; from the bottom of the page on a phone. */
export function TypePopover({ type, placement, onPick, children }: Props) {
  const { t } = useTranslation('questions');
  const narrow = useIsNarrow();
  const { direction } = useLanguage();
  const isLeft = (placement === 'start') === (direction === 'ltr');
  const [open, setOpen] = useState(false);
  const menu = (
    <TypeMenu
      type={type}
      onPick={(picked) => {
        setOpen(false);
        onPick(picked);
      }}
    />
  );
  if (narrow) {
    return (
      <>
        {children(open, () => setOpen(!open))}
        <Drawer
          open={open}
          placement="bottom"
          size="82%"
          destroyOnHidden
          title={t('editor.type')}
          rootClassName={styles.drawer ?? ''}
          onClose={() => setOpen(false)}
        >
          {menu}
        </Drawer>
      </>
    );
  }
  return (
    <Popover
      open={open}
      trigger="click"
      arrow={false}
      destroyOnHidden
      placement={isLeft ? 'bottomLeft' : 'bottomRight'}
      classNames={{ root: styles.popover ?? '' }}
      content={menu}
      onOpenChange={setOpen}
    >
      {children(open, () => undefined)}
    </Popover>
  );
}
