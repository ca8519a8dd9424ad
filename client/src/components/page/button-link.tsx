import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends Omit<ButtonProps, 'href' | 'onClick' | 'htmlType'> {
  to: string;
}

/** Looks like a button and is a link: it opens in a new tab, can be copied, and is announced as what it is. */
export function ButtonLink({ to, ...props }: Props) {
  const href = useHref(to);
  const go = useLinkClickHandler(to);
  return <Button {...props} href={href} onClick={(event) => go(event as MouseEvent<HTMLAnchorElement>)} />;
}
