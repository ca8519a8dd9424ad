/** Says in CycloneDX what a lock file makes `npm ci` install, without what only builds and tests. */

const LICENSES = {
  // Said by their LICENSE or README, or by a form of the manifest that npm no longer reads.
  pause: 'MIT',
  'png-js': 'MIT',
  'passport-strategy': 'MIT',
  busboy: 'MIT',
  streamsearch: 'MIT',
};
const ALGORITHMS = { sha512: 'SHA-512', sha384: 'SHA-384', sha256: 'SHA-256', sha1: 'SHA-1' };

/**
 * @param {{ name: string, version: string, packages: Record<string, any> }} lock
 * @param {{ now: Date, serial: string }} made
 */
export function billOf({ packages }, { now, serial }) {
  const root = packages[''];
  const product = `${root.name}@${root.version}`;
  const places = Object.keys(packages).filter(
    (place) => place.includes('node_modules/') && isInstalled(packages[place]),
  );
  const components = new Map(places.map((place) => [refOf(packages, place), componentOf(packages, place)]));
  const dependencies = new Map([product, ...components.keys()].map((ref) => [ref, new Set()]));
  for (const place of places) addAll(dependencies.get(refOf(packages, place)), packages, place);
  // What our own parts need the product needs.
  for (const part of root.workspaces ?? []) addAll(dependencies.get(product), packages, part);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: {
        'bom-ref': product,
        type: 'application',
        name: root.name,
        version: root.version,
        licenses: [licenseOf(root.license)],
      },
    },
    components: [...components.values()],
    dependencies: [...dependencies].map(([ref, needed]) => ({ ref, dependsOn: [...needed].sort() })),
  };
}

/** A link leads to a part of ours. */
const isInstalled = ({ dev, link }) => !dev && !link;

const nameAt = (packages, place) => packages[place].name ?? place.split('node_modules/').at(-1);

const refOf = (packages, place) => `${nameAt(packages, place)}@${packages[place].version}`;

function componentOf(packages, place) {
  const { version, integrity, license, optional, devOptional } = packages[place];
  const name = nameAt(packages, place);
  const known = license ?? LICENSES[name];
  return {
    'bom-ref': refOf(packages, place),
    type: 'library',
    name,
    version,
    scope: optional || devOptional ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(integrity && { hashes: hashesOf(integrity) }),
    ...(known && { licenses: [licenseOf(known)] }),
  };
}

/** A name of SPDX's by itself, or an expression of several, whose words are large. */
function licenseOf(text) {
  if (/^[\w.+-]+$/.test(text)) return { license: { id: text } };
  return { expression: text.replaceAll(/ (?:and|or|with) /g, (word) => word.toUpperCase()) };
}

function hashesOf(integrity) {
  return integrity.split(' ').map((one) => {
    const [algorithm, ...rest] = one.split('-');
    return { alg: ALGORITHMS[algorithm], content: Buffer.from(rest.join('-'), 'base64').toString('hex') };
  });
}

function addAll(needed, packages, place) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[place];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
    const found = findFrom(packages, place, name);
    if (found && isInstalled(packages[found])) needed.add(refOf(packages, found));
  }
}

/** As Node looks for it: in the package's own folder, and in those above. */
function findFrom(packages, place, name) {
  for (let at = place; ; at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : '') {
    const found = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[found]) return found;
    if (at === '') return undefined;
  }
}
