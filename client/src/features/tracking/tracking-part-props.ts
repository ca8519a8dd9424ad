import type { ReactNode } from 'react';

export interface TrackingPartProps {
  /** What was sent to an endpoint, with the button that tries it out. */
  renderLog: (endpointId: string, test: (onSent: () => void) => ReactNode, onTried: () => void) => ReactNode;
}
