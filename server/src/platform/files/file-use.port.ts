import type { SqlFragment, Viewer } from '../access';

/** SQL: whether the file `f.id` is an image in the formatted text in this column. */
export function isImageIn(column: string): string {
  return `f.purpose = 'question-image' and ${column} is not null and image_ids(${column}) @> array[f.id]`;
}

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
