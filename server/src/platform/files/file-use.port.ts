import type { SqlFragment, Viewer } from '../access';

/**
 * What a module keeps files for; list the subclass among the module's providers. A file that nothing holds is removed a
 * day after it was begun.
 */
export abstract class FileUse {
  /** SQL about the file `f.id`: whether something of this module holds it. */
  abstract readonly holds: string;

  /** SQL about the file `f.id`: whether the viewer may read it although its owner is outside their scope. */
  readableBy?(viewer: Viewer, firstParam: number): SqlFragment;
}
