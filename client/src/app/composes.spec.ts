import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, OperationTypeNode, parse } from 'graphql';

const own = (name: string) => !/[.-]generated\.ts$|\.spec\.tsx?$/.test(name);
const files = readdirSync(__dirname, { recursive: true }).filter(own);
const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');

const DOING = /\buse\w*Mutation\b|\.mutate\(|from '(?:formik|yup)'/;

/** The application is put together here. What is done, and how it is typed, belongs to a feature. */
describe('what composes the application', () => {
  it('declares no change', () => {
    const documents = files.filter((name) => name.endsWith('.graphql'));
    const changes = documents.flatMap((name) =>
      parse(read(name)).definitions.flatMap((definition) =>
        definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION
          ? [`${name}: ${definition.name?.value ?? ''}`]
          : [],
      ),
    );
    expect(documents.length).toBeGreaterThan(10);
    expect(changes).toEqual([]);
  });

  it('makes none either, and has no form of its own', () => {
    const sources = files.filter((name) => /\.tsx?$/.test(name));
    const doing = sources.flatMap((name) => {
      const found = DOING.exec(read(name));
      return found ? [`${name}: ${found[0]}`] : [];
    });
    expect(sources.length).toBeGreaterThan(100);
    expect(doing).toEqual([]);
  });
});
