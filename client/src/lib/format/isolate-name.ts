const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A name in whichever script inside a sentence of another: it keeps its own direction and leaves the sentence its. */
export const isolateName = (name: string): string => `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}`;
