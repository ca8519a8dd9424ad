import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

interface LookedAt {
  url: URL;
  /** What its name stood for when it was looked at. */
  addresses: readonly string[];
  /** Those among them that the operator allows although they are not public. */
  internal: string[];
}

/**
 * Connects to the addresses that were looked at, and refuses private ones once more at the socket, whatever the name has come to stand
 * for meanwhile.
 */
export function pinnedAgent({
  url,
  addresses,
  internal,
}: LookedAt): RequestFilteringHttpAgent | RequestFilteringHttpsAgent {
  const options = { keepAlive: false, lookup: pinnedTo(addresses), allowIPAddressList: internal };
  return url.protocol === 'https:' ? new RequestFilteringHttpsAgent(options) : new RequestFilteringHttpAgent(options);
}

function pinnedTo(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_, options, callback) => {
    const [first] = found;
    if (options.all) callback(null, found);
    else callback(null, first?.address ?? '', first?.family);
  };
}
