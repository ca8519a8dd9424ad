/** The page's own, which jsdom lacks and Select takes turns by. */
class Channel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}

export const giveMessageChannel = (): object => Object.assign(window, { MessageChannel: Channel });
