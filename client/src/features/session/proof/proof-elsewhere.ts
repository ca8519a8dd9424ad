const CHANNEL = 'mizan.proof';

/** Tells the page that waits that its proof was given in this window. */
export function tellOfProof(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('given');
  channel.close();
}

export function onProofElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
