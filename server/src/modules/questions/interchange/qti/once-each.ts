import { descendantsOf } from '../xml/xml-tree';
import type { QtiDocument } from './package-files';

const OF_CANVAS = /(?:^|\/)non_cc_assessments\//u;

/** A cartridge of Canvas holds each quiz twice: in the common profile, and under the same identifier in full. The full one counts. */
export function onceEach(documents: readonly QtiDocument[]): QtiDocument[] {
  const inFull = new Set(documents.filter(({ file }) => OF_CANVAS.test(file)).flatMap(assessmentsOf));
  return documents.filter(
    (document) => OF_CANVAS.test(document.file) || !assessmentsOf(document).some((id) => inFull.has(id)),
  );
}

function assessmentsOf({ root }: QtiDocument): string[] {
  return root.name === 'questestinterop'
    ? descendantsOf(root, 'assessment', 'objectbank').flatMap(({ attributes }) => attributes.ident ?? [])
    : [];
}
