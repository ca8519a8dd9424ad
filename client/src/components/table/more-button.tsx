import { Button } from 'antd';
import type { NextPage } from '../../hooks/use-next-page';
import { failureOf } from '../../lib/graphql/errors';
import { useFailureText } from '../../lib/graphql/use-failure-text';
import { InlineAlert } from '../feedback/inline-alert';

interface Props {
  page: NextPage;
  /** "Show more" */
  children: string;
  /** Instead of asking for the page at once. */
  onClick?: () => void;
}

/** Below a list that grows: the next page, and why it did not come. */
export function MoreButton({ page, children, onClick = page.ask }: Props) {
  const text = useFailureText();
  return (
    <>
      {page.error !== null && <InlineAlert tone="danger">{text(failureOf(page.error))}</InlineAlert>}
      <Button loading={page.isAsked} onClick={onClick}>
        {children}
      </Button>
    </>
  );
}
