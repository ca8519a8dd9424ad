/** Docker is not needed to see that docker-compose.yml has the right shape and that its parts fit together. */
import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { unpinnedImages } from './lib/images.mjs';
import { begin, giveUp, inRoot, say } from './lib/prelude.mjs';

begin();
const written = readFileSync(inRoot('docker-compose.yml'), 'utf8');
const compose = parse(written, { strict: true, uniqueKeys: true });
const problems = [
  ...shapeProblems(),
  ...(compose.services ? referenceProblems(Object.entries(compose.services)) : []),
  ...unpinnedImages(written).map((image) => `${image} has no digest`),
].map((problem) => `docker-compose.yml: ${problem}`);
const recipe = readFileSync(inRoot('Dockerfile'), 'utf8');
problems.push(...unpinnedImages(recipe).map((image) => `Dockerfile: ${image} has no digest`));
if (problems.length > 0) giveUp(problems.join('\n'));
say('docker-compose.yml is sound.');

function shapeProblems() {
  const schema = JSON.parse(readFileSync(inRoot('scripts/compose.schema.json'), 'utf8'));
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true, strictTuples: false }).compile(schema);
  validate(compose);
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath || '/', message, JSON.stringify(params)].join(' '),
  );
}

/** What a schema cannot see: names that must exist elsewhere, and settings that the server does not know. */
function referenceProblems(services) {
  return services.flatMap(([name, service]) => [
    ...unknownDependencies(name, service),
    ...unknownVolumes(name, service),
    ...givenAway(name, service),
    ...(service.build ? unknownSettings(name, service) : []),
  ]);
}

function unknownDependencies(name, { depends_on: dependsOn = {} }) {
  return Object.entries(dependsOn).flatMap(([other, { condition }]) => {
    const target = compose.services[other];
    if (!target) return [`${name} depends on ${other}, which is not there`];
    if (condition === 'service_healthy' && !target.healthcheck) return [`${other} has no health check to wait for`];
    return [];
  });
}

function unknownVolumes(name, { volumes = [] }) {
  const missing = volumes
    .map((volume) => volume.split(':')[0])
    .filter((volume) => (volume.startsWith('./') ? !existsSync(inRoot(volume)) : !(volume in (compose.volumes ?? {}))));
  return missing.map((volume) => `${name} mounts ${volume}, which is not there`);
}

/** A password that stands here is one that everybody knows; one may be left out, or has to be given. */
function givenAway(name, { environment = {} }) {
  const isSecret = (setting, value) => /PASSWORD|SECRET|AUTH$/.test(setting) || /:\/\/\S*:\S*@/.test(value);
  const isSafe = (value) => /^\$\{\w+:-\}$/.test(value) || (/\$\{\w+:\?/.test(value) && !/\$\{\w+:-/.test(value));
  return Object.entries(environment)
    .filter(([setting, value]) => isSecret(setting, String(value)) && !isSafe(String(value)))
    .map(([setting]) => `${name} has a ${setting} that everybody can read`);
}

function unknownSettings(name, { environment = {} }) {
  const known = readFileSync(inRoot('server/src/platform/config/settings.ts'), 'utf8');
  return Object.keys(environment)
    .filter((setting) => !new RegExp(`^\\s+${setting}:`, 'm').test(known))
    .map((setting) => `${name} sets ${setting}, which the server does not know`);
}
