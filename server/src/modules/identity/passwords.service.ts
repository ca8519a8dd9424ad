import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Turnstile } from './turnstile';

/** Argon2id; 46 MiB and two passes are above OWASP's minimum and took about 50 ms on the machine it was chosen on. */
const cost = { memoryCost: 47_104, timeCost: 2, parallelism: 1 };

/** More at once would only fill the memory: the machine has few cores. */
const AT_ONCE = 4;

@Injectable()
export class Passwords {
  private readonly turnstile = new Turnstile(AT_ONCE);
  private decoy: Promise<string> | undefined;

  /** PHC string of the whole password, Unicode-normalised so that two keyboards make the same one. */
  hash(password: string): Promise<string> {
    return this.turnstile.pass(() => hash(password.normalize('NFKC'), cost));
  }

  /** Takes the same time when there is no such user or no password yet: it then checks against a decoy. */
  async matches(password: string, stored: string | null | undefined): Promise<boolean> {
    const reference = stored ?? (await (this.decoy ??= this.hash('nobody has this password')));
    const isRight = await this.turnstile.pass(() => verify(reference, password.normalize('NFKC')));
    return isRight && stored !== null && stored !== undefined;
  }
}
