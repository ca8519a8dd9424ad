import { Component, type ReactNode } from 'react';
import { isChunkFailure } from '../../lib/chunk-failure';
import { LoadFailed } from './load-failed';
import { NewVersion } from './new-version';

interface Props {
  children: ReactNode;
}

/** A part of the page that breaks is replaced by an apology with a retry; the rest stays usable. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  private readonly retry = () => this.setState({ error: null });

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return isChunkFailure(error) ? <NewVersion /> : <LoadFailed error={error} onRetry={this.retry} />;
  }
}
