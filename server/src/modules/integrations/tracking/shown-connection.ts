import type { TrackingSystem } from './tracking-system';

export interface TrackingAddress {
  name: string;
  url: string;
}

export interface AnsweredTrackingCall {
  id: string;
  at: Date;
  name: string;
  status: number;
  problem: string | null;
}

export interface ShownConnection {
  id: string;
  system: TrackingSystem;
  keyHint: string;
  isKeyLive: boolean;
  lastCalledAt: Date | null;
  lastToldAt: Date | null;
  failingSince: Date | null;
  address: string | null;
  addresses: TrackingAddress[];
  calls: AnsweredTrackingCall[];
  webhookEndpointId: string;
  createdAt: Date;
}

export interface ConnectedTrackingSystem {
  secret: string;
  trackingConnections: ShownConnection[];
}
