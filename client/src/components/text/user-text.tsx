import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  className?: string;
  as?: 'bdi' | 'p' | 'span' | 'div' | 'h2' | 'h3';
}

/** Text that somebody wrote, in whichever language: it takes its direction from its own first letter. */
export function UserText({ children, className, as: Element = 'bdi' }: Props) {
  return (
    <Element dir="auto" className={className}>
      {children}
    </Element>
  );
}
