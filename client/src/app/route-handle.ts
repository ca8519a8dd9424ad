import type { NavKey } from './layouts/nav';

/** What a route tells the shell around it. */
export interface RouteHandle {
  /** The navigation entry that is marked while the route is open. */
  nav?: NavKey;
  /** The narrow sidebar, for screens that need the width. */
  rail?: boolean;
}
