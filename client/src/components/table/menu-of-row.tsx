import { Button, Dropdown, type MenuProps } from 'antd';
import { Ellipsis } from 'lucide-react';

interface Props {
  items: MenuProps['items'];
  /** Read to screen readers: whose menu it is. */
  label: string;
  title: string;
}

/** What can be done with a row, behind three dots at its end. */
export function MenuOfRow({ items, label, title }: Props) {
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button
        type="text"
        icon={<Ellipsis size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={label}
        title={title}
      />
    </Dropdown>
  );
}
