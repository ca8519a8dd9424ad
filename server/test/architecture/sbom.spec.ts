import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import Ajv from 'ajv';

const ROOT = resolve(__dirname, '../../..');

interface Locked {
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}
interface Bill {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  metadata: { component: { 'bom-ref': string; name: string } };
  components: {
    'bom-ref': string;
    name: string;
    version: string;
    purl: string;
    hashes: { alg: string; content: string }[];
    licenses?: ({ license: { id: string } } | { expression: string })[];
  }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
const bill = JSON.parse(
  execFileSync(process.execPath, [join(ROOT, 'scripts/sbom.mjs')], { maxBuffer: 2 ** 26 }).toString(),
) as Bill;

const nameOf = (place: string, { name }: Locked) => name ?? place.split('node_modules/').at(-1)!;
/** What `npm ci --omit=dev` installs for the parts of the product. */
const installed = Object.entries(lock.packages)
  .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
  .map(([place, locked]) => ({ ...locked, ref: `${nameOf(place, locked)}@${locked.version}` }));

/** The schemas that CycloneDX publishes, as its own library for JavaScript carries them. */
const schemas = join(dirname(require.resolve('@cyclonedx/cyclonedx-library/package.json')), 'res/schema');
const schema = (name: string) =>
  JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8')) as object;

/** A bill by the schema of its version, with the licences of SPDX. Compiled once, because that takes longer than all the rest. */
const validate = compiled();

function compiled() {
  const ajv = new Ajv({ strict: false });
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/);
  ajv.addFormat('uri', (text) => URL.canParse(text));
  // Whatever is text: those of packages are looked at by name below, and no address in other letters is among them.
  for (const format of ['iri-reference', 'idn-email']) ajv.addFormat(format, true);
  // The bill's schema names them by their files.
  for (const other of ['spdx', 'jsf-0.82'])
    ajv.addSchema(schema(other), `http://cyclonedx.org/schema/${other}.SNAPSHOT.schema.json`);
  return ajv.compile(schema(`bom-${bill.specVersion}`));
}

/** Null for nothing. */
const problemsOf = (given: object) => (validate(given) ? null : validate.errors);

/** With a sorted list of what is there. */
const sorted = (values: Iterable<string>) => [...new Set(values)].sort();

describe('the bill of materials', () => {
  it('is one by the schema of CycloneDX', () => {
    expect(problemsOf(bill)).toBeNull();
  });

  it.each<[string, object]>([
    ['a licence that SPDX does not know', { licenses: [{ license: { id: 'Beer' } }] }],
    ['a hash that is none', { hashes: [{ alg: 'SHA-512', content: 'xyz' }] }],
    ['a component without a name', { name: undefined }],
    ['something that the schema does not have', { price: 1 }],
  ])('is none with %s', (_, change) => {
    const [first, ...others] = bill.components;
    expect(problemsOf({ ...bill, components: [{ ...first, ...change }, ...others] })).not.toBeNull();
  });

  it('names the product, and each package of the lock file that it needs, once', () => {
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      metadata: { component: { name: 'mizan' } },
    });
    expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
    const refs = bill.components.map((component) => component['bom-ref']);
    expect(refs.toSorted()).toEqual(sorted(installed.map(({ ref }) => ref)));
    // Needed by the tests of the root as well as by the server, which made npm's own bill leave it out.
    expect(refs).toContain(`@nestjs/core@${lock.packages['node_modules/@nestjs/core']!.version}`);
  });

  it('gives the hash that npm checks when it installs', () => {
    const hashes = new Map(bill.components.map((component) => [component['bom-ref'], component.hashes]));
    const wrong = installed.filter(({ ref, integrity = '' }) => {
      const [{ alg, content } = { alg: '', content: '' }] = hashes.get(ref) ?? [];
      const text = `${alg.toLowerCase().replace('-', '')}-${Buffer.from(content, 'hex').toString('base64')}`;
      return text !== integrity;
    });
    expect(wrong.map(({ ref }) => ref)).toEqual([]);
  });

  it('gives the licence that the package itself declares', () => {
    const said = (one: Bill['components'][number]) =>
      one.licenses?.map((each) => ('license' in each ? each.license.id : each.expression)).join();
    expect(bill.components.filter((one) => !said(one)).map(({ name }) => name)).toEqual([]);
    const wrong = bill.components.filter((one) => {
      const manifest = join(ROOT, 'node_modules', one.name, 'package.json');
      if (!existsSync(manifest)) return false;
      const declared = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string; license?: unknown };
      const isThis = declared.version === one.version && typeof declared.license === 'string';
      return isThis && String(declared.license).toLowerCase() !== said(one)?.toLowerCase();
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('leads from the product to everything in it, and nowhere else', () => {
    const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    const reached = new Set<string>();
    const next = [bill.metadata.component['bom-ref']];
    for (let ref = next.pop(); ref; ref = next.pop()) {
      if (reached.has(ref)) continue;
      reached.add(ref);
      next.push(...(needs.get(ref) ?? []));
    }
    expect(sorted(reached)).toEqual(
      sorted([bill.metadata.component['bom-ref'], ...bill.components.map((one) => one['bom-ref'])]),
    );
  });

  it('has an address for each package by which programs look it up', () => {
    const odd = bill.components.filter(
      ({ purl }) => !/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+[\w.+-]*$/.test(purl),
    );
    expect(odd).toEqual([]);
  });
});

it('a package is looked for where Node would find it', () => {
  const library = pathToFileURL(join(ROOT, 'scripts/lib/bill.mjs')).href;
  const packages = {
    '': { name: 'product', version: '1.0.0', license: 'MIT', workspaces: ['part'] },
    part: { dependencies: { a: '1', b: '1' } },
    'node_modules/a': { version: '1.0.0', license: 'MIT and ISC', dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/b': { version: '1.0.0', license: 'MIT', optionalDependencies: { c: '1', gone: '1' } },
    'node_modules/c': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/part': { link: true },
  };
  const program = `import { billOf } from '${library}';
    const made = { now: new Date(0), serial: '00000000-0000-0000-0000-000000000000' };
    console.log(JSON.stringify(billOf(JSON.parse(process.argv[1]), made)));`;
  const args = ['--input-type=module', '-e', program, JSON.stringify({ packages })];
  const small = JSON.parse(execFileSync(process.execPath, args).toString()) as Bill;
  expect(small.dependencies).toEqual([
    { ref: 'product@1.0.0', dependsOn: ['a@1.0.0', 'b@1.0.0'] },
    { ref: 'a@1.0.0', dependsOn: ['b@2.0.0'] },
    { ref: 'b@2.0.0', dependsOn: [] },
    { ref: 'b@1.0.0', dependsOn: [] },
  ]);
  expect(small.components[0]?.licenses).toEqual([{ expression: 'MIT AND ISC' }]);
});
