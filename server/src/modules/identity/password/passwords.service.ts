import { Injectable } from '@nestjs/common';
import { comparing, hashing } from './hash-work';
import { HashThreads } from './hash-threads';

/** Hashes passwords beside the event loop; when too many wait already, it refuses (TooBusy). */
@Injectable()
export class Passwords {
  private decoy: Promise<string> | undefined;

  constructor(private readonly threads: HashThreads) {}

  /** PHC string of the whole password, Unicode-normalised so that two keyboards make the same one. @throws TooBusy */
  async hash(password: string): Promise<string> {
    return (await this.threads.run(hashing, password.normalize('NFKC'))).toString();
  }

  /**
   * Takes the same time when there is no such user or no password yet: it then checks against a decoy. Those who are known
   * do not wait behind strangers. @throws TooBusy
   */
  async matches(password: string, stored: string | null | undefined, isKnown = false): Promise<boolean> {
    const args = [stored ?? (await this.decoyHash()), password.normalize('NFKC')] as const;
    const [isRight] = await (isKnown
      ? this.threads.runFirst(comparing, ...args)
      : this.threads.run(comparing, ...args));
    return isRight === 1 && stored !== null && stored !== undefined;
  }

  /** Kept once it is made; a try that was refused is made anew. */
  private decoyHash(): Promise<string> {
    return (this.decoy ??= this.hash('nobody has this password').catch((error: unknown) => {
      this.decoy = undefined;
      throw error;
    }));
  }
}
