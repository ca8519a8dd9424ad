/**
 * Jest cannot `require` an ES module on Node 20, and several dependencies (Nest 12 among them) ship nothing else.
 * This transformer turns exactly those files into CommonJS and hands every other file of node_modules through untouched.
 */
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { createTransformer } = require('@swc/jest');

const swc = createTransformer({ jsc: { target: 'es2022' }, module: { type: 'commonjs' }, sourceMaps: false });
const kindOfFolder = new Map();

/** What the closest package.json says; `{"type": …}` stubs inside a package count, empty stubs do not. */
function folderHoldsModules(folder) {
  const known = kindOfFolder.get(folder);
  if (known !== undefined) return known;
  const answer = readFolder(folder);
  kindOfFolder.set(folder, answer);
  return answer;
}

function readFolder(folder) {
  const manifestPath = path.join(folder, 'package.json');
  if (existsSync(manifestPath)) {
    const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
    if (manifest.type || manifest.name) return manifest.type === 'module';
  }
  const parent = path.dirname(folder);
  return parent !== folder && path.basename(folder) !== 'node_modules' && folderHoldsModules(parent);
}

function isModule(file) {
  if (file.endsWith('.mjs')) return true;
  return !file.endsWith('.cjs') && folderHoldsModules(path.dirname(file));
}

module.exports = {
  canInstrument: false,
  getCacheKey: (source, file, options) => swc.getCacheKey(source, file, options) + (isModule(file) ? '-esm' : '-cjs'),
  process: (source, file, options) => (isModule(file) ? swc.process(source, file, options) : { code: source }),
};
