import type { Viewer } from '../caller/viewer';
import type { RequestOrigin } from './request-origin';

/** Who of the staff does something, and from where. */
export interface Staff {
  viewer: Viewer;
  origin: RequestOrigin;
}
