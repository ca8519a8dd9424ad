import { element } from '../xml/write-xml';

type Attributes = Parameters<typeof element>[1];

/** Writes an element that QTI itself names, in the words of one of its versions. */
export type Tag = (name: string, attributes?: Attributes, ...children: (string | string[])[]) => string;

export interface Dialect {
  tag: Tag;
  itemNamespace: string;
  itemType: string;
  testType: string;
  manifestNamespace: string;
  schema: string;
  schemaVersion: string;
}

const kebab = (name: string) => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const newTag: Tag = (name, attributes = {}, ...children) =>
  element(
    `qti-${kebab(name)}`,
    Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key === 'xmlns' ? key : kebab(key), value])),
    ...children,
  );

/** The same items in both: version 3.0 says `qti-simple-choice` where 2.2 says `simpleChoice`. */
export const dialects = {
  '2.2': {
    tag: element,
    itemNamespace: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
    itemType: 'imsqti_item_xmlv2p2',
    testType: 'imsqti_test_xmlv2p2',
    manifestNamespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    schema: 'QTIv2.2 Package',
    schemaVersion: '1.0.0',
  },
  '3.0': {
    tag: newTag,
    itemNamespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    itemType: 'imsqti_item_xmlv3p0',
    testType: 'imsqti_test_xmlv3p0',
    manifestNamespace: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    schema: 'QTI Package',
    schemaVersion: '3.0.0',
  },
} as const satisfies Record<string, Dialect>;
