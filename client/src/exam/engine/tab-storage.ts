import { tabStorage, type KeyStore } from '../../lib/browser-storage';

/** The memory of this tab. */
export type TabStorage = KeyStore;
export { tabStorage };
