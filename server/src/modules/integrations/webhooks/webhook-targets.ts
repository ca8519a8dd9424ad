import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';
import { AddressRanges, HostResolver, hostOf, isPublicAddress, isPublicName } from '../../../platform/network';

/** Why an address cannot be a receiver; also the rule that an input breaks. */
export type TargetProblem = 'url' | 'https' | 'credentials' | 'port' | 'unknown-host' | 'private-address';

export class UnfitTarget extends Error {
  constructor(readonly problem: TargetProblem) {
    super(problem);
  }
}

/** The name could not be looked up for now. */
export class UnresolvedTarget extends Error {}

export interface WebhookTarget {
  url: URL;
  /** What the name stands for at this moment: the connection goes there and nowhere else. */
  addresses: string[];
  /** Those of them that only the operator's word makes fit. */
  internal: string[];
}

const PUBLIC_PORTS = ['', '443', '8443'];
const NO_SUCH_NAME = ['ENOTFOUND', 'ENODATA'];

/**
 * Where webhooks may go: to the internet over https, and wherever the operator allows. Asked when an address is entered and
 * again before each try, because a name may stand for something else by then.
 */
@Injectable()
export class WebhookTargets {
  private readonly ranges: AddressRanges;

  constructor(
    config: AppConfig,
    private readonly resolver: HostResolver,
  ) {
    this.ranges = new AddressRanges(config.webhookRanges);
  }

  /** The problem with an address that somebody enters; a name that cannot be looked up for now is taken on trust. */
  async problemOf(text: string): Promise<TargetProblem | null> {
    try {
      await this.find(text);
      return null;
    } catch (error) {
      if (error instanceof UnfitTarget) return error.problem;
      if (error instanceof UnresolvedTarget) return isTrustworthy(new URL(text));
      throw error;
    }
  }

  /** @throws UnfitTarget, UnresolvedTarget */
  async find(text: string): Promise<WebhookTarget> {
    const url = read(text);
    const addresses = await this.addressesOf(hostOf(url));
    const internal = addresses.filter((address) => this.ranges.includes(address));
    if (!addresses.every((address) => internal.includes(address) || isPublicAddress(address))) {
      throw new UnfitTarget('private-address');
    }
    if (internal.length < addresses.length) assertPublic(url);
    return { url, addresses, internal };
  }

  private async addressesOf(host: string): Promise<string[]> {
    if (isIP(host) !== 0) return [host];
    try {
      return await this.resolver.addressesOf(host);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      throw NO_SUCH_NAME.includes(code) ? new UnfitTarget('unknown-host') : new UnresolvedTarget(code);
    }
  }
}

function read(text: string): URL {
  if (!URL.canParse(text)) throw new UnfitTarget('url');
  const url = new URL(text);
  if (!['http:', 'https:'].includes(url.protocol)) throw new UnfitTarget('url');
  if (url.username !== '' || url.password !== '') throw new UnfitTarget('credentials');
  return url;
}

function assertPublic({ protocol, port }: URL): void {
  if (protocol !== 'https:') throw new UnfitTarget('https');
  if (!PUBLIC_PORTS.includes(port)) throw new UnfitTarget('port');
}

function isTrustworthy(url: URL): TargetProblem | null {
  if (!isPublicName(hostOf(url))) return 'private-address';
  if (url.protocol !== 'https:') return 'https';
  return PUBLIC_PORTS.includes(url.port) ? null : 'port';
}
