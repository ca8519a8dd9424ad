import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { PageLink } from '../../components/page/page-link';

/** A `PageLink` that leads on within the console. */
export const byRouter = ({ href, ...props }: ComponentProps<typeof PageLink>) => <Link to={href} {...props} />;
