import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType, isInterfaceType } from 'graphql';

const ROOT = join(__dirname, '../../..');
const CLIENT = join(ROOT, 'client/src');
const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));

/** Codes that a page may know although no union has them, each with what it does by them. */
const ERRORS_BY_CODE: Record<string, string[]> = {
  'leads to where one signs in or proves who one is': ['UNAUTHENTICATED', 'PROOF_REQUIRED'],
  'says that there is nothing': ['ATTEMPT_QUESTION_NOT_FOUND'],
  'shows beside the field, or in the place of what is not right yet': ['INVALID_INPUT', 'POOL_TOO_SMALL', 'SSO_FAILED'],
  'tries again by itself, or says when that is worth it': [
    'IDEMPOTENCY_IN_PROGRESS',
    'INTERNAL',
    'RATE_LIMITED',
    'SERVICE_UNAVAILABLE',
    'STORAGE_FULL',
    'TOO_BUSY',
  ],
  'finds out itself before it sends a file': ['FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED', 'UPLOAD_TOO_LARGE'],
  'sends no more files': ['ATTEMPT_NOT_STARTED'],
  'keeps this one answer on the device, and sends the others': ['ANSWER_NOT_KEPT'],
  'shows what somebody else stored meanwhile': [
    'ASSESSMENT_CHANGED_MEANWHILE',
    'ASSESSMENT_QUESTIONS_CHANGED',
    'TEST_QUESTIONS_CHANGED',
  ],
  'puts the page on which one is added in the place of every other': ['FACTOR_REQUIRED'],
  'lets whoever typed choose between theirs and what was saved meanwhile': ['QUESTION_CHANGED_MEANWHILE'],
  'asks again by the same key for what may have been made': ['IDEMPOTENCY_ANSWER_LOST'],
};

const snake = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/gu, '_').toUpperCase();

function membersOfRefusal(): string[] {
  const refusal = schema.getType('Refusal');
  if (!isInterfaceType(refusal)) throw new Error('There is no interface of refusals.');
  return schema.getPossibleTypes(refusal).map(({ name }) => name);
}

function errorCodes(): Set<string> {
  const codes = schema.getType('ErrorCode');
  if (!isEnumType(codes)) throw new Error('There are no codes.');
  return new Set(codes.getValues().map(({ name }) => name));
}

/** Every error that a page names. */
function codesNamed(): Map<string, string> {
  const known = errorCodes();
  const named = new Map<string, string>();
  for (const file of readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/u.test(file) || /\.spec\.tsx?$|-generated\.ts$|[\\/]testing[\\/]/u.test(file)) continue;
    for (const [, text = ''] of readFileSync(join(CLIENT, file), 'utf8').matchAll(/'([A-Z_]+)'/gu)) {
      if (known.has(text)) named.set(text, file);
    }
  }
  return named;
}

describe('what a screen branches on', () => {
  const named = codesNamed();
  const inUnions = membersOfRefusal().map(snake);
  const excepted = Object.values(ERRORS_BY_CODE).flat();

  it('is a member of a union, or one of the errors that every page treats alike', () => {
    const others = [...named].filter(([code]) => !inUnions.includes(code) && !excepted.includes(code));
    expect(others).toEqual([]);
  });

  it('is no longer excepted than it is needed, and never both', () => {
    expect(excepted.filter((code) => !named.has(code) || inUnions.includes(code))).toEqual([]);
  });

  it('is a refusal by the code of its name', () => {
    expect(inUnions).toEqual(expect.arrayContaining(['PAGE_TAKEN', 'MARK_CHANGED', 'PUBLIC_LINK_CLOSED']));
    expect(inUnions.filter((code) => !errorCodes().has(code))).toEqual([]);
  });
});
