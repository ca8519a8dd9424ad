/** What docker-compose.yml has to be, as far as it can be seen without docker. */
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { unpinnedImages } from './images.mjs';

/** Settings of the server that nobody can set in compose.env, each with the reason. */
export const NOT_TO_BE_SET = {
  NODE_ENV: 'the image is for production',
  PORT: 'inside the container; MIZAN_PORT is the one of the machine',
  HOST: 'inside the container; MIZAN_BIND is the address of the machine',
  DATABASE_URL: 'the database beside it, as the account that works',
  MIZAN_MIGRATION_DATABASE_URL: 'the service that migrates has it alone',
  REDIS_URL: 'the Redis beside it',
  MIZAN_S3_SECRET_ACCESS_KEY: 'STORAGE_PASSWORD is it',
  MIZAN_DATA_DIR: 'the image says where',
  MIZAN_EMBEDDED: 'the image has no embedded database',
  MIZAN_DEMO: 'for the embedded database alone',
  MIZAN_TEST_CLOCK_SHIFT_SECONDS: 'for tests alone',
};

/** Of the exporter of traces, which reads them by itself. */
const OF_A_LIBRARY = /^OTEL_/;
const OF_THE_OWNER = 'MIZAN_MIGRATION_DATABASE_URL';
const OWN_MACHINE = /^(?:127\.0\.0\.1|\$\{\w+:-127\.0\.0\.1\}):/;

/**
 * @param {string} text of the file
 * @param {object} schema of its shape
 * @param {{ settings: string[], exists: (path: string) => boolean }} around what the server knows, and what lies beside the file
 * @returns {string[]}
 */
export function composeProblems(text, schema, { settings, exists }) {
  const compose = parse(text, { strict: true, uniqueKeys: true });
  const services = Object.entries(compose?.services ?? {});
  return [
    ...shapeProblems(compose, schema),
    ...unpinnedImages(text).map((image) => `${image} has no digest`),
    ...services.flatMap(([name, service]) => [
      ...unknownDependencies(compose, name, service),
      ...unknownVolumes(compose, name, service, exists),
      ...givenAway(name, service),
      ...tooMighty(name, service),
      ...openPorts(name, service),
      ...(service.build ? settingProblems(compose, name, service, settings) : []),
    ]),
  ];
}

function shapeProblems(compose, schema) {
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true, strictTuples: false }).compile(schema);
  validate(compose);
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath || '/', message, JSON.stringify(params)].join(' '),
  );
}

function unknownDependencies({ services }, name, { depends_on: dependsOn = {} }) {
  return Object.entries(dependsOn).flatMap(([other, { condition }]) => {
    const target = services[other];
    if (!target) return [`${name} depends on ${other}, which is not there`];
    if (condition === 'service_healthy' && !target.healthcheck?.test)
      return [`${other} has no health check to wait for`];
    if (condition === 'service_completed_successfully' && !endsByItself(target)) return [`${other} never ends`];
    return [];
  });
}

function unknownVolumes(compose, name, { volumes = [] }, exists) {
  const missing = volumes
    .map((volume) => volume.split(':')[0])
    .filter((volume) => (volume.startsWith('./') ? !exists(volume) : !(volume in (compose.volumes ?? {}))));
  return missing.map((volume) => `${name} mounts ${volume}, which is not there`);
}

/** A password that stands here is one that everybody knows; one may be left out, or has to be given. */
function givenAway(name, { environment = {} }) {
  const isSecret = (setting, value) => /PASSWORD|SECRET|TOKEN|AUTH$/.test(setting) || /:\/\/\S*:\S*@/.test(value);
  const isSafe = (value) => /^\$\{\w+:-\}$/.test(value) || (/\$\{\w+:\?/.test(value) && !/\$\{\w+:-/.test(value));
  return Object.entries(environment)
    .filter(([setting, value]) => isSecret(setting, String(value)) && !isSafe(String(value)))
    .map(([setting]) => `${name} has a ${setting} that everybody can read`);
}

const endsByItself = ({ restart }) => restart === 'no';
/** A worker of ours: there is nothing to ask. */
const listensToNothing = ({ build, command = [], ports }) => Boolean(build) && command.includes('--worker') && !ports;

/** What goes on runs as nobody in particular and can do nothing but its work. Root may do one thing where nobody can reach it. */
function tooMighty(name, service) {
  const isCutOff = endsByItself(service) && service.network_mode === 'none' && !service.ports && !service.build;
  const isRoot = !/^[1-9]\d*:[1-9]\d*$/.test(String(service.user ?? ''));
  return [
    ...(isRoot && !isCutOff ? [`${name} runs as root`] : []),
    ...((service.cap_add ?? []).length > 0 && !isCutOff ? [`${name} has capabilities`] : []),
    ...(service.healthcheck?.disable && !endsByItself(service) && !listensToNothing(service)
      ? [`${name} goes on without a health check`]
      : []),
  ];
}

/** Whoever wants more than this machine to reach it says so by a setting of its own. */
function openPorts(name, { ports = [] }) {
  return ports.filter((port) => !OWN_MACHINE.test(port)).map((port) => `${name} offers ${port} to every network`);
}

/** What goes on has each setting of the server, and not the account that owns the tables. */
function settingProblems(compose, name, service, settings) {
  const environment = service.environment ?? {};
  const unknown = Object.keys(environment)
    .filter((setting) => !settings.includes(setting) && !OF_A_LIBRARY.test(setting))
    .map((setting) => `${name} sets ${setting}, which the server does not know`);
  if (endsByItself(service)) return unknown;
  const missing = settings
    .filter((setting) => !(setting in NOT_TO_BE_SET))
    .filter((setting) => !String(environment[setting] ?? '').startsWith(`\${${setting}:`))
    .map((setting) => `${name} cannot be given ${setting}`);
  return [...unknown, ...missing, ...ownerProblems(compose, name, service)];
}

function ownerProblems({ services }, name, { environment = {}, depends_on: dependsOn = {} }) {
  const migrating = Object.keys(dependsOn).find(
    (other) =>
      dependsOn[other].condition === 'service_completed_successfully' && services[other]?.environment?.[OF_THE_OWNER],
  );
  const values = Object.values(environment).join('\n');
  return [
    ...(environment[OF_THE_OWNER] || /OWNER|ADMIN_PASSWORD:\?/.test(values)
      ? [`${name} knows the account that owns the tables`]
      : []),
    ...(migrating ? [] : [`${name} waits for nobody who migrates`]),
  ];
}
