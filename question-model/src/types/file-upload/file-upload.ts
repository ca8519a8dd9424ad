import { declareKind } from '../shared/declare-kind';
import { markedByPerson } from '../shared/marked-by-person';

const byPerson = markedByPerson('file-upload', 'Files of some kinds to hand in, marked by a person.');

/** Files of the kinds that the author allows. */
export const fileUpload = declareKind({
  ...byPerson,
  read: ({ fileKinds: drafts, ...draft }, context) => {
    const fileKinds = [...new Set(drafts)];
    if (fileKinds.length === 0) context.problems.add('fileKinds', 'required');
    return byPerson.read({ ...draft, fileKinds }, context);
  },
});
