import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';

interface Loaded {
  file: string;
  script: Script;
}

/**
 * The few files into which the build packs program and packages, run with what the engine compiled of them at an earlier start: that is
 * another third of a start, and Node.js 20 cannot keep it by itself.
 */
export class PackedProgram {
  private readonly uncompiled: Loaded[] = [];

  constructor(private readonly folder: string) {}

  /** @returns what the file exports */
  run(file: string): unknown {
    return this.load(join(this.folder, file));
  }

  /** Best called when all that a start needs has run once. Where the folder cannot be written, each start compiles anew. */
  keepCompiled(): void {
    for (const { file, script } of this.uncompiled.splice(0)) {
      const own = `${compiledOf(file)}.${process.pid}`;
      try {
        writeFileSync(own, script.createCachedData());
        renameSync(own, compiledOf(file));
      } catch {
        return;
      }
    }
  }

  private load(file: string): unknown {
    const known = require.cache[file];
    if (known) return known.exports;
    const module = Object.assign(new Module(file), { filename: file });
    // Before it runs: what it loads later may ask for it.
    require.cache[file] = module;
    const run = this.compile(file).runInThisContext() as (...given: unknown[]) => void;
    run.call(module.exports, module.exports, this.requireOf(file), module, file, dirname(file));
    module.loaded = true;
    return module.exports;
  }

  private compile(file: string): Script {
    const compiled = compiledOf(file);
    const cachedData = existsSync(compiled) ? readFileSync(compiled) : undefined;
    const script = new Script(Module.wrap(readFileSync(file, 'utf8')), {
      filename: file,
      ...(cachedData && { cachedData }),
    });
    if (!cachedData || script.cachedDataRejected) this.uncompiled.push({ file, script });
    return script;
  }

  /** Packed files ask for each other by their names; everything else is a package. */
  private requireOf(file: string): NodeJS.Require {
    const require = createRequire(file);
    const either = (id: string): unknown =>
      id === `./${basename(id)}` ? this.load(join(this.folder, basename(id))) : require(id);
    return Object.assign(either, require);
  }
}

const compiledOf = (file: string) => `${file}.compiled`;
